import NumerusPluralCompiler
import NumerusPlurals
import Testing

/// Rule sets that nobody would write, compiled at run time, against the reference.
@Suite struct ProofRandomRulesTests {
  @Test func randomRulesAreWhatTheReferenceSays() async throws {
    var generator = SeededGenerator(seed: 7)
    let sets = try (0..<(Proof.isFull ? 20_000 : 510)).map { _ in
      ProvenRules(try PluralRuleSet(parsing: Self.rules(&generator)))
    }
    let numbers = (0..<5_000).map { _ in Self.number(&generator) }
    let tally = await ProofTally.over(sets) { rules, tally in
      var generator = SeededGenerator(seed: UInt64(rules.name.utf8.reduce(0) { $0 + Int($1) }))
      for _ in 0..<(Proof.isFull ? 1_000 : 250) {
        if let number = numbers.randomElement(using: &generator) { tally.prove(number, rules) }
      }
      tally.prove((0..<60).map { _ in Self.integer(&generator) }, rules)
    }
    tally.report("random rules", sets: sets.count)
  }

  static func rules(_ generator: inout SeededGenerator) -> String {
    let count = Int.random(in: 1...5, using: &generator)
    let categories = PluralCategory.allCases.dropLast().shuffled(using: &generator).prefix(count)
    return categories.map { "\($0): \(condition(&generator)); " }.joined() + "other:"
  }

  private static func condition(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...2, using: &generator)).map { _ in
      (0..<Int.random(in: 1...2, using: &generator)).map { _ in relation(&generator) }
        .joined(separator: " and ")
    }.joined(separator: " or ")
  }

  private static let moduli: [UInt64] = [
    1, 2, 3, 5, 7, 10, 12, 20, 25, 50, 60, 64, 100, 128, 200, 256, 400, 1000, 1024, 10_000, 100_000,
    1_000_000, 1_000_000_000, 4_294_967_296, 1_000_000_000_000_000_000, 9_223_372_036_854_775_807,
  ]

  private static func relation(_ generator: inout SeededGenerator) -> String {
    let operands = PluralOperand.allCases + [.n, .n, .i, .i]
    let operand = operands.randomElement(using: &generator) ?? .n
    let modulus = Bool.random(using: &generator) ? moduli.randomElement(using: &generator) : nil
    let left = modulus.map {
      "\(operand) \(["%", "mod"].randomElement(using: &generator) ?? "%") \($0)"
    }
    let comparisons = ["=", "=", "!=", "in", "not in", "within", "not within", "is", "is not"]
    let comparison = comparisons.randomElement(using: &generator) ?? "="
    let isSingle = comparison.hasPrefix("is")
    let ranges = (0..<(isSingle ? 1 : Int.random(in: 1...3, using: &generator))).map { _ in
      let low = constant(modulus, &generator)
      if isSingle || Bool.random(using: &generator) { return "\(low)" }
      let (high, overflow) = low.addingReportingOverflow(constant(modulus, &generator))
      return "\(low)..\(overflow ? .max : high)"
    }
    return "\(left ?? operand.description) \(comparison) \(ranges.joined(separator: ","))"
  }

  private static func constant(_ modulus: UInt64?, _ generator: inout SeededGenerator) -> Int64 {
    let small = Int64.random(in: 0...12, using: &generator)
    let limits = [12, 100, 130, 1_001, Int64(modulus ?? 1_000_000)]
    let limit = limits.randomElement(using: &generator) ?? 12
    let wide = Int64.random(in: 0...limit, using: &generator)
    return [small, wide, max(0, limit - small)].randomElement(using: &generator) ?? small
  }

  private static func integer(_ generator: inout SeededGenerator) -> Int {
    let small = Int.random(in: 0...140, using: &generator)
    let wide = Int.random(in: 0...(.max), using: &generator)
    let shift = Int.random(in: 0..<63, using: &generator)
    let near = (ProofIntegersTests.roundNumbers.randomElement(using: &generator) ?? 0)
    return [small, small, wide >> shift, near].randomElement(using: &generator) ?? small
  }

  private static func number(_ generator: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0: return ProofOperandsTests.long(&generator)
    case 1: return "\(integer(&generator))c\(Int.random(in: 0...9, using: &generator))"
    case 2...7: return "\(integer(&generator))"
    default:
      let fraction = ProofOperandsTests.fractions.randomElement(using: &generator) ?? "0"
      let exponent = Int.random(in: 0..<6, using: &generator)
      return "\(integer(&generator)).\(fraction)" + (exponent == 0 ? "c3" : "")
    }
  }
}
