import NumerusFormatting
import NumerusLocales
import Testing

@Suite struct NumberingSystemTests {
  /// Those that CLDR's numberingSystems.xml has as algorithmic.
  private static let rules = [
    "armn", "cyrl", "ethi", "geor", "grek", "hans", "hant", "hebr", "jpan", "roman", "romanlow",
    "taml",
  ]

  @Test(arguments: rules) func systemsWithoutDigitsAreRefused(name: String) {
    let fault = FormatError.unsupported(
      "a number format in the numbering system '\(name)'", since: .max)
    let locale = LocaleID("en-u-nu-\(name)")
    #expect(throws: fault) { try NumberFormat(validating: .decimal, locale: locale) }
    #expect(throws: fault) {
      try NumberFormat(validating: .decimal.numberingSystem(name), locale: "en")
    }
    #expect(throws: fault) {
      try NumberFormat(skeleton: "percent numbering-system/\(name)", locale: "en")
    }
    let format = NumberFormat(locale: locale)
    #expect(format.string(from: 12) == "12")
    #expect(format.resolved == "en")
    #expect(format.requested == locale)
  }

  /// CLDR: the traditional numerals of Tamil are rules, its native ones digits.
  @Test func otherNamesOfSystemsAreLookedThrough() throws {
    #expect(throws: FormatError.self) {
      try NumberFormat(validating: .decimal, locale: "ta-u-nu-traditio")
    }
    #expect(NumberFormat(locale: "ta-u-nu-traditio").resolved == "ta")
    let native = try NumberFormat(validating: .decimal, locale: "ta-u-nu-native")
    #expect(native.string(from: 12) == "௧௨")
    #expect(native.resolved == "ta-u-nu-native")
  }

  private static let unknown = FormatError.unknown(.numberingSystem, "xxxx")

  @Test func unknownSystemsAreNamed() {
    let locale: LocaleID = "en-u-nu-xxxx"
    #expect(throws: Self.unknown) { try NumberFormat(validating: .decimal, locale: locale) }
    #expect(throws: Self.unknown) { try RelativeFormat(validating: locale) }
    #expect(throws: Self.unknown) { try SpellOut(validating: locale) }
    #expect(throws: Self.unknown) { try OrdinalText(validating: locale) }
    #expect(throws: Self.unknown) { try DateFormat(validating: .date(.short), locale: locale) }
    #expect(throws: Self.unknown) { try ByteCountFormat(validating: locale) }
  }

  @Test(arguments: ["en", "ar-EG", "de"])
  func unknownSystemsArePassedOver(tag: String) throws {
    let plain = LocaleID(tag)
    let locale = LocaleID("\(tag)-u-nu-xxxx")
    #expect(
      NumberFormat(locale: locale).string(from: 12) == NumberFormat(locale: plain).string(from: 12))
    #expect(NumberFormat(locale: locale).resolved == plain)
    #expect(
      RelativeFormat(locale: locale).string(from: 3, .day)
        == RelativeFormat(locale: plain).string(from: 3, .day))
    #expect(!RelativeFormat(locale: locale).string(from: 3, .day).isEmpty)
    for width in DurationFormat.Width.allCases {
      let text = DurationFormat(locale: locale, width: width).string(from: .seconds(3723))
      #expect(text == DurationFormat(locale: plain, width: width).string(from: .seconds(3723)))
    }
    #expect(
      try SpellOut(locale: locale).string(from: 21) == SpellOut(locale: plain).string(from: 21))
    #expect(
      try OrdinalText(locale: locale).string(from: 3_000_000_001)
        == OrdinalText(locale: plain).string(from: 3_000_000_001))
    #expect(DateFormat(.date(.short), locale: locale).pattern != "")
  }

  @Test func capitalsAreThoseOfASCII() {
    for code in ["ﬁm", "ßp", "ıdr", "ſek", "ﬁM"] {
      #expect(throws: FormatError.self) {
        try NumberFormat(validating: .currency(code), locale: "en")
      }
      #expect(throws: FormatError.self) {
        try NumberFormat(skeleton: "currency/\(code)", locale: "en")
      }
    }
    #expect(NumberStyle.currency("eur") == .currency("EUR"))
    #expect(NumberStyle.decimal.numberingSystem("ARAB") == .decimal.numberingSystem("arab"))
    // U+212A, of which Unicode makes a "k".
    #expect(throws: FormatError.self) {
      try NumberFormat(validating: .decimal.numberingSystem("\u{212A}hmr"), locale: "en")
    }
  }

  @Test(arguments: ["-1", "0", "-0", "0.00", "\u{2212}5", "inf", "NaN"])
  func incrementsAreAboveZero(step: String) {
    let style = NumberStyle.decimal.increment(step)
    #expect(throws: FormatError.self) { try NumberFormat(validating: style, locale: "en") }
    #expect(throws: FormatError.self) { try NumberFormat(style, locale: "en").format(7) }
    #expect(throws: FormatError.self) {
      try NumberFormat(skeleton: "precision-increment/-1", locale: "en")
    }
  }
}
