import Foundation
import Numerus
import NumerusFoundation
import Testing

/// A `Decimal` of digits times a power of ten.
func decimal(_ digits: String, exponent: Int = 0, _ sign: FloatingPointSign = .plus) throws
  -> Decimal
{
  Decimal(sign: sign, exponent: exponent, significand: try #require(Decimal(string: digits)))
}

private let digits38 = "12345678901234567890123456789012345678"

@Suite struct DecimalTests {
  @Test func keepsAll38Digits() throws {
    let format = NumberFormat(.decimal.grouping(.off).fractionDigits(0...200), locale: "en")
    #expect(format.string(from: try decimal(digits38)) == digits38)
    let fraction = try #require(Decimal(string: "0." + digits38))
    #expect(try format.format(fraction).description == "0." + digits38)
    #expect(try format.format(-fraction).description == "-0." + digits38)
    #expect(PluralOperands(fraction).text(of: .f) == digits38)
  }

  @Test(arguments: [(127, 1), (0, 1), (-1, 1), (-127, 1), (-128, 1)])
  func keepsExponents(exponent: Int, digits: Int) throws {
    let zeros = { String(repeating: "0", count: $0) }
    let expected =
      exponent < 0 ? "0." + zeros(-exponent - 1) + "1" : "1" + zeros(exponent)
    let value = try decimal("1", exponent: exponent)
    let format = NumberFormat(.decimal.grouping(.off).fractionDigits(0...200), locale: "en")
    #expect(format.string(from: value) == expected)
    #expect(PluralOperands(value).description == expected)
    let scientific = NumberFormat(.scientific, locale: "en")
    #expect(try scientific.format(value).description == "1E\(exponent)")
  }

  @Test func greatestIsExact() throws {
    // 2^128 - 1 times 10^127.
    let expected = "340282366920938463463374607431768211455" + String(repeating: "0", count: 127)
    let format = NumberFormat(.decimal.grouping(.off), locale: "en")
    #expect(format.string(from: Decimal.greatestFiniteMagnitude) == expected)
    #expect(format.string(from: Decimal.leastFiniteMagnitude) == "-" + expected)
  }

  @Test func zeroHasNoSignAndNaNIsSaid() throws {
    let format = NumberFormat(.decimal, locale: "en")
    #expect(format.string(from: -Decimal(0)) == "0")
    #expect(try format.format(Decimal.nan).description == "NaN")
    #expect(format.string(from: Decimal.nan) == format.string(from: Double.nan))
    #expect(!PluralOperands(Decimal.nan).isNumber)
    #expect(!PluralOperands(Decimal.nan, fractionDigits: 2).isNumber)
    #expect(PluralRules("en").category(for: Decimal.nan) == .other)
  }

  @Test func showsWhatADoubleCannotHold() throws {
    let value = try #require(Decimal(string: "9007199254740993.01"))
    #expect(NumberFormat(locale: "de").string(from: value) == "9.007.199.254.740.993,01")
    let money = NumberFormat(.currency("EUR"), locale: "de")
    #expect(money.string(from: try #require(Decimal(string: "0.1")) * 3) == "0,30\u{A0}€")
  }

  @Test func categoryIsOfTheNumberShown() throws {
    let shown = try NumberFormat(.compact, locale: "pl").format(Decimal(9_618))
    #expect(shown.description == "9,6\u{A0}tys.")
    #expect(PluralRules("pl").category(for: shown) == .many)
    let rules = PluralRules("en")
    #expect(rules.category(for: Decimal(1)) == .one)
    #expect(rules.category(for: Decimal(1), fractionDigits: 1) == .other)
    #expect(rules.category(for: try #require(Decimal(string: "1.0"))) == .one)
    // sl: v = 0 and i % 100 = 1 is one; 1–2 is two by CLDR's ranges.
    #expect(PluralRules("sl").category(forRange: Decimal(1), Decimal(2)) == .two)
  }

  @Test(
    arguments: [
      ("2.5", 0, "2"), ("3.5", 0, "4"), ("-2.5", 0, "2"), ("1.005", 2, "1.00"),
      ("1.015", 2, "1.02"), ("9.99", 1, "10.0"), ("7", 3, "7.000"), ("0.05", 0, "0"),
      ("0." + digits38, 37, "0.1234567890123456789012345678901234568"),
      ("0." + digits38, 40, "0." + digits38 + "00"),
      ("0." + digits38, -1, "0"),
    ])
  func roundsHalfToEven(text: String, digits: Int, expected: String) throws {
    let value = try #require(Decimal(string: text))
    let operands = PluralOperands(value, fractionDigits: digits)
    #expect(operands.description == expected)
    #expect(operands == (try PluralOperands(expected)))
    // ICU rounds alike.
    let format = NumberFormat(
      .decimal.grouping(.off).sign(.never).fractionDigits(max(0, digits)), locale: "en")
    #expect(format.string(from: value) == expected)
  }

  @Test func rangesAreExact() throws {
    let format = NumberRangeFormat(.decimal.grouping(.off).fractionDigits(0...200), locale: "en")
    let start = try decimal(digits38)
    #expect(format.string(from: start, to: start + 1) == digits38 + "–" + digits38.dropLast() + "9")
    let shown = try NumberRangeFormat(.unit("kilogram"), locale: "sl").format(
      from: Decimal(1), to: Decimal(3))
    #expect(shown.description == "1–3 kg")
    #expect(PluralRules("sl").category(for: shown) == .few)
    #expect(
      try format.format(from: Decimal.nan, to: Decimal(1)).description
        == format.format(from: Double.nan, to: 1).description)
  }

  @Test func faultsAreThrownAndPlainDigitsShown() throws {
    let format = NumberFormat(.skeleton("no-such-token"), locale: "en")
    let value = try #require(Decimal(string: "1234.5"))
    #expect(throws: FormatError.self) { try format.format(value) }
    #expect(format.string(from: value) == "1234.5")
  }

  @Test func literalsKeepTheirMeaning() throws {
    let format = NumberFormat(locale: "en")
    #expect(format.string(from: 1) == "1")
    #expect(format.string(from: 1.5) == "1.5")
    #expect(PluralRules("en").category(for: 1) == .one)
    #expect(PluralRules("en").category(for: "1.0") == .other)
    #expect(PluralOperands(3, fractionDigits: 2).description == "3.00")
    #expect(PluralOperands(2.5, fractionDigits: 0).description == "2")
    #expect(PluralRules("en").category(forRange: 1, 2) == .other)
  }
}
