import NumerusPluralCompiler
import NumerusPlurals
import Testing

/// A set made in code is written as text that reads back as the same set.
@Suite struct WritableRulesTests {
  private func written(_ rules: PluralRule...) throws -> String {
    let set = try PluralRuleSet(rules)
    #expect(try PluralRuleSet(parsing: set.description) == set, "\(set)")
    return set.description
  }

  private func rule(_ alternatives: [[PluralRelation]]) -> PluralRule {
    PluralRule(category: .one, condition: PluralCondition(alternatives))
  }

  private let one = PluralRelation(.n, ranges: [1...1])
  private let never = PluralRelation(.i, ranges: [])
  private let always = PluralRelation(.i, isNegated: true, ranges: [])

  @Test func rulesThatMatchNothingAreLeftOut() throws {
    #expect(try written(PluralRule(category: .one, condition: nil)) == "other:")
    #expect(try written(rule([])) == "other:")
    #expect(try written(rule([[never]])) == "other:")
    #expect(try written(rule([[one, never], [never, one]])) == "other:")
    #expect(try written(rule([[never], [one]])) == "one: n = 1; other:")
    let ends = PluralRelation(.n, ranges: [UInt64.max...UInt64.max])
    #expect(try written(rule([[ends]])) == "other:")
  }

  @Test func whatAlwaysHoldsHasWords() throws {
    #expect(try written(rule([[]])) == "one: i % 1 = 0; other:")
    #expect(try written(rule([[always]])) == "one: i % 1 = 0; other:")
    #expect(try written(rule([[always, one]])) == "one: n = 1; other:")
    #expect(try written(rule([[one], []])) == "one: n = 1 or i % 1 = 0; other:")
    let rules = PluralRules(compiling: try PluralRuleSet([rule([[always]])]))
    for number in ["0", "0.5", "7", "1e30", "2.00", "1c6"] {
      #expect(rules.category(for: number) == .one)
    }
  }

  @Test func otherHasNoCondition() throws {
    let other = PluralRule(category: .other, condition: PluralCondition([[one]]))
    #expect(try written(other) == "other:")
    #expect(try PluralRuleSet([other]).condition(of: .other) == nil)
  }

  @Test func emptySamplesAreNone() throws {
    let rule = PluralRule(
      category: .one, condition: PluralCondition([[one]]), integerSamples: PluralSamples([]),
      decimalSamples: PluralSamples([], isOpen: true))
    #expect(try written(rule) == "one: n = 1 @decimal …; other:")
  }

  @Test func largestConstants() throws {
    let relation = PluralRelation(.i, modulus: .max, ranges: [0...3, 5...(.max)])
    #expect(
      try written(rule([[relation]]))
        == "one: i % 18446744073709551615 = 0..3,5..18446744073709551614; other:")
    // Both lists of residues have more than half of the values: their sum does not fit a word.
    let halves = PluralRelation(.i, modulus: .max, ranges: [0...(1 << 63), (1 << 63) + 2...(.max)])
    let rules = PluralRules(compiling: try PluralRuleSet([rule([[halves]])]))
    #expect(rules.category(for: UInt64(1) << 63) == .one)
    #expect(rules.category(for: (UInt64(1) << 63) + 1) == .other)
    #expect(rules.category(for: UInt64.max) == .one)
  }

  @Test func noModulusIsZero() {
    var relation = PluralRelation(.n, modulus: 10, ranges: [1...1])
    relation.modulus = 0
    #expect(relation.modulus == nil)
  }
}
