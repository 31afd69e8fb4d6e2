import NumerusLocales
import NumerusPlurals
import Testing

@testable import NumerusFormatting

@Suite struct OrdinalTextTests {
  @Test(arguments: [
    ("en", 1, "1st"), ("en", 2, "2nd"), ("en", 11, "11th"), ("en", 1_003, "1,003rd"),
    ("fr", 1, "1er"), ("fr", 2, "2e"), ("de", 3, "3."), ("it", 8, "8º"), ("sv", 1, "1:a"),
  ])
  func small(locale: String, value: Int, expected: String) throws {
    #expect(try OrdinalText(validating: LocaleID(locale)).string(from: value) == expected)
  }

  @Test func ruleSets() throws {
    let french = try OrdinalText(locale: "fr")
    #expect(try french.string(from: 1, ruleSet: "digits-ordinal-feminine") == "1re")
    #expect(throws: FormatError.unknown(.ruleSet, "x")) { try french.string(from: 1, ruleSet: "x") }
  }

  /// English endings by its ordinal plural rules, across the place where ICU goes wrong.
  @Test(
    arguments: [
      0, 1_000_000, (1 << 31) - 60, (1 << 32) - 60, (1 << 53) - 60, 999_999_999_999_999_940,
      Int128(Int64.max) - 60, Int128(UInt64.max) - 60, Int128.max - 120,
    ] as [Int128])
  func englishEndings(start: Int128) throws {
    let ordinals = try OrdinalText(locale: "en")
    let rules = PluralRules("en", .ordinal)
    let endings: [PluralCategory: String] = [.one: "st", .two: "nd", .few: "rd", .other: "th"]
    for value in start..<(start + 120) {
      let text = try ordinals.string(from: value)
      #expect(text.filter(\.isNumber) == "\(value)")
      #expect(endings[rules.category(for: PluralOperands(value))].map(text.hasSuffix) == true)
    }
  }

  /// Where ICU 72 first goes wrong.
  ///
  /// ICU may mend it: then this test says so, and the detour may go.
  @Test(.enabled(if: ICUVersion.linked.major == 72)) func whereICUGoesWrong() throws {
    let rules = try RuleBasedFormat(.ordinal, locale: "en")
    let set = rules.defaultRuleSet
    #expect(try rules.unchecked(2_147_483_647 as Int64, set) == "2,147,483,647th")
    #expect(try rules.unchecked(2_147_483_643 as Int64, set) == "2,147,483,643rd")
    #expect(try rules.unchecked(2_147_483_651 as Int64, set) == "2,147,483,651th")
    #expect(
      try rules.unchecked(1_000_000_000_000_000_001 as Int64, set) == "1,000,000,000,000,000,001rd")
  }

  /// The detour gives ICU's own text where ICU is right.
  @Test(arguments: ["ca", "cy", "da", "en", "es", "fr", "hi", "it", "ro", "sv", "ta", "uk", "vi"])
  func detourAgreesWithICU(locale: LocaleID) throws {
    let rules = try RuleBasedFormat(.ordinal, locale: locale)
    let ordinals = try OrdinalText(locale: locale)
    for set in ordinals.ruleSets {
      for end in [0, 1, 2, 3, 8, 11, 80, 121, 800, 1_000, 999_999] as [Int64] {
        let right = try rules.unchecked(7_000_000 + end, set)
        let large = try ordinals.string(from: 7_000_000_000_000_000_000 + end, ruleSet: set)
        let tail = { (text: String) in text.drop { $0 != "7" && $0.wholeNumberValue != 7 } }
        let digits = large.count { $0.isNumber } - right.count { $0.isNumber }
        #expect(digits == 12)
        #expect(tail(large).suffix(8) == tail(right).suffix(8), "\(locale) \(set) \(end)")
      }
    }
  }

  @Test func negativeAndHuge() throws {
    let ordinals = try OrdinalText(locale: "en")
    #expect(try ordinals.string(from: -1) == "\u{2212}1st")
    #expect(try ordinals.string(from: Int64.min) == "\u{2212}9,223,372,036,854,775,808th")
    #expect(try ordinals.string(decimal: "1e30").hasSuffix(",000th"))
    #expect(throws: FormatError.inexact("1.5")) { try ordinals.string(decimal: "1.5") }
  }
}
