import NumerusFormatting
import NumerusLocales
import NumerusPlurals
import Testing

@Suite struct NumberFormatTests {
  @Test func formatsBySkeleton() throws {
    #expect(try NumberFormat(skeleton: "", locale: "en").string(from: 1_234_567) == "1,234,567")
    #expect(
      try NumberFormat(skeleton: "currency/EUR", locale: "de").string(from: -5) == "-5,00\u{A0}€")
  }

  @Test func formatsByStyle() {
    #expect(NumberFormat(locale: "en").string(from: 1234.5) == "1,234.5")
    #expect(NumberFormat(.percent, locale: "en").string(from: 0.5) == "50%")
    #expect(NumberFormat(.permille, locale: "en").string(from: 0.5) == "500‰")
    #expect(NumberFormat(.unit("percent"), locale: "en").string(from: 0.5) == "0.5%")
    #expect(NumberFormat(.decimal, locale: "hi").string(from: 12_345_678) == "1,23,45,678")
    #expect(NumberFormat(.decimal, locale: "ar-EG").string(from: 12_345.5) == "١٢٬٣٤٥٫٥")
    #expect(NumberFormat(.decimal, locale: "fa").string(from: 1234) == "۱٬۲۳۴")
    #expect(NumberFormat(.compact, locale: "pl").string(from: 9618) == "9,6\u{A0}tys.")
    #expect(NumberFormat(.compact, locale: "ja").string(from: 12_345) == "1.2万")
  }

  /// ICU takes integers of 64 bits; wider ones go through decimal text.
  @Test func takesIntegersOfAnySize() throws {
    let format = NumberFormat(locale: "en")
    #expect(format.string(from: UInt64.max) == "18,446,744,073,709,551,615")
    #expect(
      format.string(from: Int128.min) == "-170,141,183,460,469,231,731,687,303,715,884,105,728")
    #expect(
      try format.format(UInt128.max).string
        == "340,282,366,920,938,463,463,374,607,431,768,211,455")
    #expect(try format.format(Int8(-5)).string == "-5")
    #expect(format.string(from: Int.min) == "-9,223,372,036,854,775,808")
  }

  @Test func takesFloatsByTheirOwnDigits() throws {
    let format = NumberFormat(.decimal.allDigits(), locale: "en")
    #expect(format.string(from: Float(0.1)) == "0.1")
    #expect(try format.format(Float(16_777_216)).string == "16,777,216")
    #expect(format.string(from: 0.1 + 0.2) == "0.30000000000000004")
    #expect(format.string(from: Double.nan) == "NaN")
    #expect(format.string(from: -Double.infinity) == "-∞")
    #expect(format.string(from: Float.infinity) == "∞")
    #expect(format.string(from: -0.0) == "-0")
  }

  @Test func takesDecimalTextWithoutLoss() throws {
    let format = NumberFormat(.decimal.allDigits().grouping(.off), locale: "en")
    let digits = "1" + String(repeating: "7", count: 9_999)
    #expect(format.string(decimal: digits) == digits)
    #expect(format.string(decimal: "0.\(digits)") == "0.\(digits)")
    #expect(format.string(decimal: "+1.5e3") == "1500")
    #expect(format.string(decimal: "\u{2212}1.2c6") == "-1200000")
    #expect(format.string(decimal: "1.50") == "1.5")
    #expect(format.string(decimal: "nan") == "NaN")
    #expect(format.string(decimal: "-inf") == "-∞")
    #expect(try format.format(decimal: digits).operands.text(of: .i) == digits)
  }

  @Test(arguments: ["", "abc", "1,5", "1.", "٣", "1 ", "1\0", "1e9999999", "0x10", "--1"])
  func namesWhatIsNoNumber(text: String) {
    let format = NumberFormat(locale: "en")
    #expect(throws: FormatError.self) { try format.format(decimal: text) }
    #expect(format.string(decimal: text) == text)
  }

  @Test func tellsWhereANumberEnds() {
    let error = #expect(throws: FormatError.self) {
      try NumberFormat(locale: "en").format(decimal: "12x")
    }
    guard case .number(let fault) = error else {
      Issue.record("\(error as Any)")
      return
    }
    #expect(fault.column == 3)
  }

  @Test func refusesToRoundWhereItMustNot() throws {
    let format = NumberFormat(.decimal.fractionDigits(2).rounding(.unnecessary), locale: "en")
    #expect(throws: FormatError.inexact("-32.045")) { try format.format(decimal: "-32.045") }
    #expect(throws: FormatError.inexact("0.001")) { try format.format(0.001) }
    #expect(format.string(from: 1.005) == "1.005")
    #expect(try format.format(1.5).string == "1.50")
  }

  @Test func isSharedBetweenThreads() async {
    let format = NumberFormat(.currency("EUR").notation(.compact), locale: "de")
    let expected = (0..<200).map { format.string(from: $0 * 7919) }
    await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<200).count { value in
            let shown = try? format.format(value * 7919)
            return shown?.string == expected[value]
              && format.string(from: value * 7919) == expected[value]
          }
        }
      }
      for await same in group { #expect(same == 200) }
    }
  }
}
