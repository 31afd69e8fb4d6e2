import NumerusLocales
import NumerusPlurals
import Testing

@Suite struct PluralRulesTests {
  @Test func arabic() {
    let arabic = PluralRules("ar")
    let categories = [0, 1, 2, 3, 11, 100].map { arabic.category(for: $0) }
    #expect(categories == [.zero, .one, .two, .few, .many, .other])
    #expect(arabic.category(for: 1.5) == .other)
    #expect(arabic.categories == PluralCategory.allCases)
  }

  @Test func visibleDigitsCount() {
    #expect(PluralRules("en").category(for: 1) == .one)
    #expect(PluralRules("en").category(for: "1.0") == .other)
    #expect(PluralRules("en").category(for: PluralOperands(1, fractionDigits: 1)) == .other)
    #expect(PluralRules("en").category(for: 1.0) == .one)
    #expect(PluralRules("fr").category(for: "1.5c6") == .many)
    #expect(PluralRules("fr").category(for: "1e6") == .many)
    #expect(PluralRules("en", .ordinal).category(for: 22) == .two)
  }

  /// 10^30 + 1 by hand: English `one` is i = 1 only; Russian `one` is i % 10 = 1 but not 11.
  @Test func exactAtAnySize() throws {
    let text = "1000000000000000000000000000001"
    let value = try #require(Int128(text))
    #expect(PluralRules("en").category(for: text) == .other)
    #expect(PluralRules("ru").category(for: text) == .one)
    #expect(PluralRules("en").category(for: value) == .other)
    #expect(PluralRules("ru").category(for: value) == .one)
    #expect(PluralRules("ru").category(for: String(text.dropLast()) + "2") == .few)
    #expect(PluralRules("ru").category(for: text + text + text) == .one)
    // 2^64 + 1 is …617, 2^64 − 1 is …615.
    #expect(PluralRules("ru").category(for: UInt128(UInt64.max) + 2) == .many)
    #expect(PluralRules("ar").category(for: UInt64.max) == .many)
    #expect(PluralRules("en").category(for: Int.min) == .other)
  }

  private static let large: [Int] = [
    999_999, 1_000_000, 1_000_001, 2_000_000, 4_503_599_627_000_000, 4_503_599_627_370_495,
    4_503_599_627_370_496, 4_503_599_627_370_497, 9_000_000_000_000_000_000, .max, .min,
  ]

  @Test(arguments: Self.large)
  func roadsAgreeOnLargeIntegers(value: Int) throws {
    for locale in ["fr", "kw", "br", "ru", "ar", "gv", "es"] {
      let rules = PluralRules(locale)
      let expected = rules.category(for: try PluralOperands(String(value.magnitude)))
      #expect(rules.category(for: value) == expected)
      #expect(rules.category(for: Int128(value)) == expected)
      #expect(rules.category(for: String(value)) == expected)
      #expect(rules.categories(of: [value]) == [expected])
    }
  }

  @Test func negativesCountAsTheirMagnitude() {
    #expect(PluralRules("en").category(for: -1) == .one)
    #expect(PluralRules("pl").category(for: "-2") == .few)
    #expect(PluralRules("pl").category(for: -2.0) == .few)
    #expect(PluralRules("ar").category(for: Int8.min) == .many)  // 128 % 100 = 28
  }

  @Test func notNumbersAreOther() {
    for locale in PluralRules.locales() {
      let rules = PluralRules(locale)
      for value in [Double.nan, .infinity, -.infinity] {
        #expect(rules.category(for: value) == .other)
      }
    }
  }

  @Test(arguments: [
    ("sr-Latn-RS", "sr"), ("pt-AO", "pt"), ("pt-PT", "pt-PT"), ("pt_PT.UTF-8", "pt-PT"),
    ("zh-Hant-TW", "zh"), ("AR_eg", "ar"), ("iw", "he"), ("in", "id"), ("ji", "yi"), ("no", "no"),
    ("sh", "sh"), ("mo", "mo"), ("tl", "tl"), ("kok-Latn", "kok-Latn"), ("kok-Latn-IN", "kok-Latn"),
    ("ara", "ar"), ("rus-RU", "ru"), ("cmn-Hans", "zh"), ("en-u-nu-latn", "en"),
    ("root", "und"), ("xx", "und"), ("", "und"), ("💥", "und"), ("C", "und"),
  ])
  func inheritance(identifier: String, expected: String) {
    #expect(PluralRules(identifier).locale?.identifier == expected)
  }

  @Test func portugueseOfPortugalIsItsOwn() {
    #expect(PluralRules("pt").category(for: 0) == .one)
    #expect(PluralRules("pt-PT").category(for: 0) == .other)
    #expect(PluralRules("pt-AO").category(for: 0) == .one)
  }

  @Test func strictInitializerTellsUnknownLocales() {
    #expect(PluralRules("xx").category(for: 1) == .other)
    #expect(PluralRules("xx").categories == [.other])
    for unknown in ["xx", "tlh", "", "1", "en--US", "💥"] {
      #expect((PluralRules(exactly: unknown) == nil) as Bool, "\(unknown)")
    }
    for known in ["ar", "sr-Latn-RS", "iw", "und", "root", "en-US-u-nu-arab"] {
      #expect(PluralRules(exactly: known) != nil, "\(known)")
    }
    #expect(PluralRules(exactly: "ar", .ordinal) != nil)
  }

  @Test func hebrewLostManyInCLDR42() {
    #expect(PluralRules("he").categories == [.one, .two, .other])
    #expect(PluralRules("he", cldr: .v42).categories == [.one, .two, .other])
  }

  @Test func aliasesShareEverything() {
    for (old, current) in [("iw", "he"), ("in", "id"), ("ji", "yi"), ("mo", "ro"), ("tl", "fil")] {
      for type in PluralType.allCases {
        let (first, second) = (PluralRules(old, type), PluralRules(current, type))
        #expect(first.conditions.map(\.condition) == second.conditions.map(\.condition))
        #expect(first.ranges == second.ranges)
      }
    }
  }

  @Test func conditionsReadAsCLDRWritesThem() {
    let polish = PluralRules("pl")
    #expect(polish.condition(of: .one)?.description == "i = 1 and v = 0")
    #expect(
      polish.condition(of: .few)?.description
        == "v = 0 and i % 10 = 2..4 and i % 100 != 12..14")
    #expect(polish.condition(of: .other) == nil)
    #expect(polish.condition(of: .zero) == nil)
  }

  /// Rows of CLDR's pluralRanges.xml.
  @Test func ranges() {
    #expect(PluralRules("sl").category(forRange: 1, 2) == .two)
    #expect(PluralRules("en").category(forRange: 0, 1) == .other)
    #expect(PluralRules("ka").category(forRange: 1, 2) == .one)
    #expect(PluralRules("ar").category(forRange: 0, 1) == .zero)
    #expect(PluralRules("fr").category(forRange: "0.5", "1.5") == .one)
    #expect(PluralRules("en", .ordinal).category(forRange: 1, 2) == .two)
    #expect(
      PluralRules("ro").category(forRange: PluralOperands(1), PluralOperands(20)) == .other)
  }

  @Test func categoryKeywords() {
    for category in PluralCategory.allCases {
      #expect(PluralCategory(category.description) == category)
    }
    #expect(PluralCategory("Other") == nil)
    #expect(PluralCategory.allCases.sorted() == PluralCategory.allCases)
  }
}
