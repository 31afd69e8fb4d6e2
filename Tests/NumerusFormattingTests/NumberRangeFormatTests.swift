import NumerusFormatting
import NumerusLocales
import NumerusPlurals
import Testing

@Suite struct NumberRangeFormatTests {
  private func text(
    _ style: NumberStyle, _ start: Double, _ end: Double,
    _ collapse: NumberRangeFormat.Collapse = .auto,
    _ identity: NumberRangeFormat.Identity = .approximately
  ) -> String {
    NumberRangeFormat(style, locale: "en-US", collapse: collapse, identity: identity)
      .string(from: start, to: end)
  }

  /// The examples of ICU's header `unumberrangeformatter.h`, whose en dash has spaces where there is more
  /// than digits.
  @Test func collapsesAsToldTo() {
    let weight = NumberStyle.unit("kilogram").notation(.compactLong).width(.fullName)
    #expect(text(weight, 3200, 5300, .none) == "3.2 thousand kilograms – 5.3 thousand kilograms")
    #expect(text(weight, 3200, 5300, .unit) == "3.2 thousand – 5.3 thousand kilograms")
    #expect(text(weight, 3200, 5300, .all) == "3.2–5.3 thousand kilograms")
    #expect(text(.decimal, 3, 5) == "3–5")
  }

  @Test func showsEqualEndsAsToldTo() throws {
    let money = NumberStyle.currency("USD").fractionDigits(0)
    #expect(text(money, 5, 5, .auto, .singleValue) == "$5")
    #expect(text(money, 5, 5, .auto, .approximatelyOrSingleValue) == "$5")
    #expect(text(money, 4.9, 5.1, .auto, .approximatelyOrSingleValue) == "~$5")
    #expect(text(money, 5, 5, .auto, .approximately) == "~$5")
    #expect(text(money, 5, 5, .none, .range) == "$5 – $5")
    let format = NumberRangeFormat(money, locale: "en", identity: .approximatelyOrSingleValue)
    #expect(try format.format(fromDecimal: "5", toDecimal: "5.00").string == "$5")
    #expect(try format.format(fromDecimal: "5", toDecimal: "-5.00").looksEqual == false)
    #expect(try format.format(fromDecimal: "5", toDecimal: "5.1").string == "~$5")
    #expect(try format.format(fromDecimal: "5", toDecimal: "5.1").isEqual == false)
  }

  @Test func namesThePartsOfBothEnds() throws {
    let shown = try NumberRangeFormat(.unit("kilogram"), locale: "en").format(from: 1, to: 2.5)
    #expect(shown.string == "1–2.5 kg")
    let values = shown.parts.compactMap { part -> String? in
      guard case .rangeValue(let index) = part.field else { return nil }
      return "\(index): \(shown.string[part.range])"
    }
    #expect(values == ["0: 1", "1: 2.5"])
    #expect(shown.parts.count { $0.field == .number(.integer) } == 2)
    #expect(shown.start.operands == PluralOperands(1))
    #expect(try shown.end.operands == PluralOperands("2.5"))
    #expect(shown.showsRange)
    #expect(!shown.looksEqual)
  }

  /// CLDR's plural ranges of Slovenian: one–two is two, and of 101–102 both ends are as those of 1–2.
  @Test func hasTheCategoryOfTheRange() throws {
    let format = NumberRangeFormat(locale: "sl")
    let rules = PluralRules("sl")
    #expect(rules.category(for: try format.format(from: 1, to: 2)) == .two)
    #expect(rules.category(for: try format.format(from: 101, to: 102)) == .two)
    #expect(rules.category(for: try format.format(from: 1, to: 1)) == .one)
    let compact = NumberRangeFormat(.compact, locale: "fr")
    let millions = try compact.format(from: 1_000_000, to: 2_000_000)
    #expect(millions.end.operands == (try PluralOperands("2c6")))
    #expect(PluralRules("fr").category(for: millions) == .many)
  }

  @Test func takesNumbersOfAnySize() throws {
    let format = NumberRangeFormat(.decimal.grouping(.off), locale: "en")
    let long = String(repeating: "7", count: 5000)
    #expect(try format.format(fromDecimal: "1", toDecimal: long).string == "1–\(long)")
    #expect(format.string(from: UInt128(1), to: UInt128.max) == "1–\(UInt128.max)")
    #expect(throws: FormatError.self) { try format.format(fromDecimal: "1", toDecimal: "x") }
  }

  @Test func keepsAFault() {
    #expect(throws: FormatError.unknown(.unit, "furlongs")) {
      try NumberRangeFormat(validating: .unit("furlongs"), locale: "en")
    }
    let format = NumberRangeFormat(.unit("furlongs"), locale: "en")
    #expect(throws: FormatError.self) { try format.format(from: 1, to: 2) }
    #expect(format.string(from: 1, to: 2) == "1–2")
  }
}
