import NumerusFormatting
import NumerusLocales
import NumerusPlurals
import Testing

@Suite struct FormattedNumberTests {
  /// Operands by hand, from what stands in the text.
  @Test(arguments: [
    (NumberStyle.decimal, "en", "1", "1"),
    (.decimal.fractionDigits(1), "en", "1", "1.0"),
    (.decimal.fractionDigits(2), "en", "-0.001", "0.00"),
    (.decimal, "en", "-0", "0"),
    (.decimal, "ar-EG", "1204.5", "1204.5"),
    (.decimal.numberingSystem("hanidec"), "zh", "1204.5", "1204.5"),
    (.decimal.numberingSystem("adlm"), "en", "1204.5", "1204.5"),
    (.decimal.numberingSystem("hebr"), "he", "12.5", "12.5"),
    (.decimal.numberingSystem("roman"), "en", "12", "12"),
    (.percent, "en", "0.5", "50"),
    (.percent, "eu", "0.505", "50.5"),
    (.compact, "pl", "9618", "9.6c3"),
    (.compact, "pl", "9623", "9.6c3"),
    (.compact, "en", "999999", "1c6"),
    (.compact, "en", "999", "999"),
    (.compact, "ja", "123456", "12c4"),
    (.compact, "hi", "1200000", "12c5"),
    (.compactLong, "fr", "1500000", "1.5c6"),
    (.compact, "en", "1e20", "100000000c12"),
    (.compact.scale("1000"), "en", "1234", "1.2c6"),
    (.compact.fractionDigits(2), "en", "1000", "1.00c3"),
    (.scientific, "en", "12345", "1.2345c4"),
    (.scientific, "fa", "5e30", "5c30"),
    (.scientific, "fa", "0.0005", "0.0005"),
    (.scientific.exponentSign(.never), "en", "1.5e-3", "0.0015"),
    (.scientific.exponentSign(.always), "ar-EG", "5e30", "5c30"),
    (.unit("meter").usage("road").notation(.compact), "en-US", "5000000", "3.1c3"),
    (.unit("foot-and-inch").fractionDigits(1), "en", "5.55", "6.6"),
    (.currency("CVE"), "pt-CV", "5.5", "5.50"),
    (.decimal.integerDigits(1...2), "en", "123456", "56"),
    (.decimal.integerDigits(0).fractionDigits(1), "en", "12.5", "0.5"),
    (.decimal.integerDigits(5), "en", "7", "7"),
    (.compactLong, "fr", "1000", "1c3"),
    (.unit("kilometer").width(.fullName), "ar-EG", "2", "2"),
    (.decimal, "en", "NaN", "NaN"),
    (.unit("meter"), "ar-EG", "-inf", "NaN"),
  ])
  func hasTheOperandsOfWhatIsShown(
    style: NumberStyle, locale: String, number: String, operands: String
  ) throws {
    let shown = try NumberFormat(style, locale: LocaleID(locale)).format(decimal: number)
    let expected = try PluralOperands(operands)
    #expect(shown.operands == expected, "\(shown) is \(shown.operands)")
  }

  @Test func givesTextAndCategoryFromOneValue() throws {
    let compact = NumberFormat(.compact, locale: "pl")
    let both = try [9618, 9623].map { try compact.format($0) }
    #expect(both.map(\.string) == ["9,6\u{A0}tys.", "9,6\u{A0}tys."])
    #expect(both.map(\.operands)[0] == both.map(\.operands)[1])
    let rules = PluralRules("pl")
    #expect(both.map { rules.category(for: $0) } == [.many, .many])
    let one = try NumberFormat(.decimal.fractionDigits(1), locale: "en").format(1)
    #expect(PluralRules("en").category(for: one) == .other)
    let million = try NumberFormat(.compactLong, locale: "fr").format(1_000_000)
    #expect(PluralRules("fr").category(for: million) == .many)
  }

  @Test func namesItsParts() throws {
    let shown = try NumberFormat(.currency("EUR"), locale: "de").format(-1234.5)
    let parts = shown.parts.map { ($0.field, shown.string[$0.range]) }
    #expect(shown.string == "-1.234,50\u{A0}€")
    #expect(
      parts.map(\.0) == [
        .number(.sign), .number(.integer), .number(.groupingSeparator),
        .number(.decimalSeparator), .number(.fraction), .number(.currency),
      ])
    #expect(parts.map(\.1) == ["-", "1.234", ".", ",", "50", "€"])
    #expect(shown.text(of: .currency) == "€")
    #expect(shown.text(of: .compact) == nil)
  }

  @Test func placesPartsInTextOfSeveralBytesACharacter() throws {
    let shown = try NumberFormat(.decimal.numberingSystem("adlm"), locale: "en").format(12.5)
    #expect(shown.text(of: .integer) == "𞥑𞥒")
    #expect(shown.text(of: .fraction) == "𞥕")
  }
}
