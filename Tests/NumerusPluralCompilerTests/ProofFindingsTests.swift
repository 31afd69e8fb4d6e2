import NumerusPluralCompiler
import NumerusPlurals
import Testing

/// Where the compiled form once differed from the reference, at its smallest.
@Suite struct ProofFindingsTests {
  private func prove(_ rules: String, _ numbers: [String], _ subject: String) throws {
    let rules = ProvenRules(try PluralRuleSet(parsing: rules))
    var tally = ProofTally()
    for number in numbers { tally.prove(number, rules) }
    tally.report(subject, sets: 1)
  }

  /// f has more than 19 digits and t has few: t is still a small number.
  @Test func shortTrimmedFractionOfALongFraction() throws {
    let numbers = (17...22).map { "0.1" + String(repeating: "0", count: $0) }
    try prove("one: t = 1; other:", numbers, "t of a long fraction")
    try prove(
      "one: t != 1 and t = 0..9; few: t within 2..5; other:", numbers, "t of a long fraction")
  }

  @Test func shortTrimmedFractionOfAPaddedDouble() throws {
    let rules = try PluralRules(compiling: "one: t = 5; other:")
    for digits in 1...30 {
      let shown = PluralOperands(0.5, fractionDigits: digits)
      #expect(rules.category(for: shown) == .one, "0.5 with \(digits) digits")
    }
  }

  /// Conditions made in code may hold what text cannot: the largest word, and empty lists.
  @Test func conditionsThatOnlyCodeCanMake() throws {
    let largest = UInt64.max
    let conditions: [PluralCondition] = [
      PluralCondition([[PluralRelation(.n, ranges: [largest...largest])]]),
      PluralCondition([[PluralRelation(.n, ranges: [largest - 1...largest - 1])]]),
      PluralCondition([[PluralRelation(.i, ranges: [5...largest])]]),
      PluralCondition([[PluralRelation(.n, isNegated: true, ranges: [5...largest])]]),
      PluralCondition([[PluralRelation(.i, modulus: largest, ranges: [0...4])]]),
      PluralCondition([[PluralRelation(.n, ranges: [])]]),
      PluralCondition([[PluralRelation(.n, isNegated: true, ranges: [])]]),
      PluralCondition([]), PluralCondition([[]]),
    ]
    let numbers = [
      "0", "4", "5", "5.5", "200", "18446744073709551613", "18446744073709551614",
      "18446744073709551615", "18446744073709551616", "1" + String(repeating: "0", count: 50),
    ]
    var tally = ProofTally()
    for condition in conditions {
      let rules = ProvenRules(try PluralRuleSet([PluralRule(category: .one, condition: condition)]))
      for number in numbers { tally.prove(number, rules) }
    }
    tally.report("conditions made in code", sets: conditions.count)
  }
}
