import NumerusPluralCompiler
import NumerusPlurals
import Testing

/// Every distinct rule set of CLDR against the reference, over integers.
@Suite struct ProofIntegersTests {
  @Test func integersAreWhatTheReferenceSays() async throws {
    let sets = try ProvenRules.ofCLDR()
    let all = Self.integers
    let tally = await ProofTally.over(sets) { rules, tally in
      tally.prove(Proof.isFull ? all : Self.share(of: all, for: rules), rules)
    }
    tally.report("integers", sets: sets.count)
  }

  /// One locale of each distinct rule set stands for the others: they have the same conditions.
  @Test func everyLocaleHasTheConditionsOfItsData() throws {
    let all = try CLDRLocaleRules.all()
    for rules in all {
      let builtIn = rules.builtIn.conditions.map { "\($0.category): \($0.condition)" }
      // The tables write e where the data may write c: they are one operand.
      #expect(builtIn == rules.conditions, "\(rules.name)")
    }
    print("proof: conditions of \(all.count) locales in the tables are those of Data/")
  }

  /// The first numbers and every fifth of the others, another fifth for each rule set.
  private static func share(of all: [Int], for rules: ProvenRules) -> [Int] {
    let offset = rules.name.utf8.reduce(0) { $0 + Int($1) }
    return all.indices.filter { $0 < 230 || ($0 + offset) % 5 == 0 }.map { all[$0] }
  }

  static var integers: [Int] {
    var generator = SeededGenerator(seed: 42)
    let dense = Proof.isFull ? 1_000_200 : 2_000
    let spread = Proof.isFull ? 100_000 : 300
    // Sizes are spread evenly, not values: else nearly all would have 19 digits.
    let random = (0..<spread).map { _ in
      Int.random(in: 0...(.max), using: &generator) >> Int.random(in: 0..<63, using: &generator)
    }
    return Array(0...dense) + roundNumbers + random
  }

  /// Powers of ten and of two with their neighbours: where moduli and machine words turn over.
  static var roundNumbers: [Int] {
    var result: [Int] = []
    var power = 1
    for _ in 0...17 {
      power *= 10
      for factor in [1, 2, 5, 9] {
        let (value, overflow) = power.multipliedReportingOverflow(by: factor)
        if !overflow, value < .max - 3 { result += (-2...2).map { value + $0 } }
      }
    }
    for shift in [31, 32, 51, 52, 53, 62] {
      for offset in [-100, -1, 0, 1, 2, 11, 100] { result.append(1 << shift + offset) }
    }
    return result + [.max - 1, .max]
  }
}
