import NumerusFormatting
import NumerusLocales
import Testing

@Suite struct RuleBasedLimitTests {
  /// Chinese and Japanese ordinals of −∞ end the process in ICU.
  @Test func nothingBeyondNumbersReachesARuleSet() throws {
    guard let oracle = ICUOracle() else { return }
    for name in try oracle.locales() {
      let locale = LocaleID(name)
      let (words, ordinals) = try (SpellOut(locale: locale), OrdinalText(locale: locale))
      let symbols = NumberFormat(locale: locale)
      for (text, value) in [("inf", Double.infinity), ("-inf", -.infinity), ("nan", .nan)] {
        let symbol = symbols.string(from: value)
        for set in words.ruleSets {
          #expect(try words.string(decimal: text, ruleSet: set) == symbol)
          #expect(try words.string(from: value, ruleSet: set) == symbol)
        }
        for set in ordinals.ruleSets {
          #expect(throws: FormatError.self) { try ordinals.string(decimal: text, ruleSet: set) }
        }
      }
    }
  }

  @Test func fractionsThatWordsDoNotShowAreInexact() throws {
    let words = try SpellOut(locale: "en")
    for value in [1e-25, 1e-300, .leastNonzeroMagnitude, 4e-21, -1e-21, 1.5e-20] {
      #expect(throws: FormatError.self) { try words.string(from: value) }
    }
    let zeros = String(repeating: "zero ", count: 19)
    #expect(try words.string(from: 1e-20) == "zero point \(zeros)one")
    // CLDR 42, rbnf/en.xml, spellout-ordinal: "x.x: =#,##0.#=;"
    #expect(try words.string(decimal: "0.5", ruleSet: "spellout-ordinal") == "0.5")
    #expect(throws: FormatError.inexact("0.25")) {
      try words.string(decimal: "0.25", ruleSet: "spellout-ordinal")
    }
  }

  /// Halves have one digit, which no rule set needs to round.
  @Test func oneFractionDigitIsShownEverywhere() throws {
    guard let oracle = ICUOracle() else { return }
    for name in try oracle.locales() {
      let words = try SpellOut(locale: LocaleID(name))
      #expect((try? words.string(from: 1.5)) != nil, "\(name)")
    }
  }
}
