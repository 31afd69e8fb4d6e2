import NumerusFormatting
import NumerusLocales
import NumerusPlurals
import Testing

@Suite struct SpellOutTests {
  /// Source: CLDR's `rbnf/en.xml`, `fr.xml`, `de.xml`, without the soft hyphens of German.
  @Test(arguments: [
    ("en", 0, "zero"), ("en", 23, "twenty-three"), ("en", -1, "minus one"),
    ("en", 999_999_999_999_999_999, "%"),
    ("fr", 71, "soixante-et-onze"), ("fr", 80, "quatre-vingts"), ("de", 21, "einundzwanzig"),
  ])
  func words(locale: String, value: Int, expected: String) throws {
    let words = try SpellOut(validating: LocaleID(locale))
    let text = try words.string(from: value).replacing("\u{AD}", with: "")
    if expected == "%" {
      #expect(text.hasPrefix("nine hundred ninety-nine quadrillion nine hundred ninety-nine"))
    } else {
      #expect(text == expected)
    }
  }

  @Test func ruleSets() throws {
    let french = try SpellOut(locale: "fr")
    #expect(french.defaultRuleSet == "%spellout-numbering")
    #expect(french.ruleSets.contains("%spellout-ordinal-feminine"))
    #expect(try french.string(from: 1, ruleSet: "spellout-ordinal-feminine") == "première")
    #expect(try french.string(from: 21, ruleSet: "%spellout-cardinal-feminine") == "vingt-et-une")
    #expect(throws: FormatError.unknown(.ruleSet, "spellout-dual")) {
      try french.string(from: 1, ruleSet: "spellout-dual")
    }
    // A private rule set is none that may be asked for.
    #expect(throws: FormatError.self) { try french.string(from: 1, ruleSet: "%%et-un") }
  }

  @Test func fractions() throws {
    let words = try SpellOut(locale: "en")
    #expect(try words.string(from: 1.5) == "one point five")
    #expect(try words.string(from: 0.125) == "zero point one two five")
    #expect(try words.string(from: 3.0) == "three")
    #expect(try words.string(from: -0.0) == "zero")
    #expect(try words.string(decimal: "-12.50") == "minus twelve point five")
    #expect(try words.string(decimal: "1e3") == "one thousand")
    #expect(throws: FormatError.inexact("0.12345678901234567890")) {
      try words.string(decimal: "0.12345678901234567890")
    }
    #expect(throws: FormatError.self) { try words.string(decimal: "twelve") }
  }

  /// The words of each digit after "point", for fractions of up to 15 digits.
  @Test func fractionDigitsAreThoseOfTheNumber() throws {
    let words = try SpellOut(locale: "en")
    let names = "zero one two three four five six seven eight nine".split(separator: " ")
    var random = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      let integer = Int.random(in: 0..<1000, using: &random)
      let digits = (0..<Int.random(in: 1...11)).map { _ in Int.random(in: 0...9) } + [7]
      let text = "\(integer)." + digits.map(String.init).joined()
      let expected = digits.map { String(names[$0]) }.joined(separator: " ")
      let found = try words.string(decimal: text)
      #expect(found == (try words.string(from: integer)) + " point " + expected, "\(text)")
    }
  }

  /// From 10^18 on CLDR's rules write digits, which go on above 2^63.
  @Test(.enabled(if: ICUVersion.linked.major == 72, "Expectations are of CLDR 42."))
  func digitsAboveWords() throws {
    let words = try SpellOut(locale: "en")
    let large: Int128 = 1_000_000_000_000_000_000_001
    #expect(try words.string(from: 1_000_000_000_000_000_001) == "1,000,000,000,000,000,001")
    #expect(try words.string(from: large) == "1,000,000,000,000,000,000,001")
    #expect(try words.string(from: -large) == "minus 1,000,000,000,000,000,000,001")
    #expect(try words.string(from: Int64.min) == "minus 9,223,372,036,854,775,808")
    #expect(try words.string(from: 1e21) == "1,000,000,000,000,000,000,000")
    // CLDR 42, rbnf/en.xml: "1000000000000000000: =#,##0=.;"
    #expect(try words.string(from: large, ruleSet: "spellout-ordinal").hasSuffix(",000,001."))
    #expect(throws: FormatError.self) {
      try SpellOut(locale: "sr").string(from: large, ruleSet: "spellout-ordinal")
    }
  }

  /// Every rule set of every locale answers at every size, with all digits of the number.
  @Test(arguments: ["af", "am", "ar", "bg", "ca", "hi", "it", "ja", "km", "lt", "ru", "sv", "ta"])
  func everyRuleSetAtEverySize(locale: LocaleID) throws {
    let words = try SpellOut(locale: locale)
    for set in words.ruleSets {
      for value in [Int64.max, .min, 1 << 31, 1 << 62, 1_000_000_000_000_000_000] {
        #expect(try !words.string(from: value, ruleSet: set).isEmpty, "\(set) \(value)")
      }
      #expect(try !words.string(from: UInt128.max, ruleSet: set).isEmpty, "\(set)")
    }
  }

  @Test func languageWithoutRulesHasRootDigitsWhateverTheMachinesLocaleIs() throws {
    // Aghem has number formats in ICU and no words; ICU would take those of the default locale.
    #expect(try SpellOut(locale: "agq").string(from: 21) == "21")
    #expect(try SpellOut(locale: "agq").resolved == "und")
    #expect(try SpellOut(locale: "fr-CA").resolved == "fr")
    #expect(throws: FormatError.noWords("agq")) { try SpellOut(validating: "agq") }
    #expect(throws: FormatError.unknownLocale("xx")) { try SpellOut(validating: "xx") }
    #expect(try SpellOut(validating: "en-GB").string(from: 101) == "one hundred one")
  }

  @Test(arguments: [
    "", "\0", "1\0", "1e999999999", "--1", String(repeating: "9", count: 10_001), "1e10001",
    "\u{FFFD}",
  ])
  func hostileTextIsAnError(text: String) throws {
    let words = try SpellOut(locale: "en")
    #expect(throws: FormatError.self) { try words.string(decimal: text) }
    #expect(throws: FormatError.self) {
      try OrdinalText(locale: "en").string(decimal: text)
    }
  }

  @Test func tenThousandDigits() throws {
    let text = try SpellOut(locale: "en").string(decimal: String(repeating: "7", count: 10_000))
    #expect(text.utf8.count == 10_000 + 3_333)
  }

  /// Eight threads on one object; the answers are those of one thread.
  @Test func eightThreadsShareOne() async throws {
    let words = try SpellOut(locale: "fr")
    let ordinals = try OrdinalText(locale: "en")
    let range = 0..<400
    let alone = try range.map {
      try words.string(from: $0 * 997) + ordinals.string(from: $0 + 3_000_000_000)
    }
    // Objects that nothing has used before: what RBNF builds at first use, it builds in the race.
    let fresh = try (SpellOut(locale: "fr"), OrdinalText(locale: "en"))
    try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<8 {
        group.addTask {
          try range.map {
            try fresh.0.string(from: $0 * 997) + fresh.1.string(from: $0 + 3_000_000_000)
          }
        }
      }
      for try await texts in group { #expect(texts == alone) }
    }
  }

  @Test func durations() throws {
    let durations = try RuleBasedDuration(locale: "en")
    #expect(try durations.string(seconds: 3_723) == "1:02:03")
    #expect(
      try durations.string(seconds: 3_723, ruleSet: "with-words")
        == "1 hour, 2 minutes, 3 seconds")
  }
}
