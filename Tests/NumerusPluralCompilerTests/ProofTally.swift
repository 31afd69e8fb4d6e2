import NumerusPluralCompiler
import NumerusPlurals
import Testing

/// Counts the numbers that were held against the reference and keeps the first differences.
struct ProofTally: Sendable {
  private(set) var numbers = 0
  private(set) var selections = 0
  private var differing = 0
  private var shown: [String] = []

  /// Holds one number against the reference by every way of giving it as text.
  mutating func prove(_ number: String, _ rules: ProvenRules) {
    numbers += 1
    let expected = rules.reference.category(of: number)
    let operands = try? PluralOperands(number)
    var number = number
    for compiled in rules.compiled {
      compare(compiled.category(for: number), expected, number, "text", rules)
      let byBytes = number.withUTF8 { compiled.category(forUTF8: $0) }
      compare(byBytes, expected, number, "bytes", rules)
      compare(operands.map { compiled.category(for: $0) }, expected, number, "operands", rules)
    }
  }

  /// Holds integers against the reference one by one and as a batch, and as text.
  mutating func prove(_ integers: [Int], _ rules: ProvenRules) {
    let batches = rules.compiled.map { $0.categories(of: integers) }
    for (index, integer) in integers.enumerated() {
      let text = String(integer)
      let expected = rules.reference.category(of: text)
      numbers += 1
      for (compiled, batch) in zip(rules.compiled, batches) {
        compare(batch[index], expected, text, "batch", rules)
        compare(compiled.category(for: integer), expected, text, "Int", rules)
        compare(compiled.category(for: UInt64(integer)), expected, text, "UInt64", rules)
        compare(compiled.category(for: text), expected, text, "text", rules)
        let operands = PluralOperands(integer)
        compare(compiled.category(for: operands), expected, text, "operands", rules)
      }
    }
  }

  private mutating func compare(
    _ found: PluralCategory?, _ expected: PluralCategory?, _ number: String, _ way: String,
    _ rules: ProvenRules
  ) {
    selections += 1
    guard found != expected || expected == nil else { return }
    differing += 1
    guard shown.count < 20 else { return }
    let names = [found, expected].map { $0?.description ?? "no category" }
    shown.append("\(number.prefix(480)) by \(way) is \(names[0]), not \(names[1]): \(rules.name)")
  }

  mutating func add(_ other: ProofTally) {
    numbers += other.numbers
    selections += other.selections
    differing += other.differing
    shown = Array((shown + other.shown).prefix(20))
  }

  /// Does the same work for each rule set, on all cores, and adds the counts.
  static func over(
    _ sets: [ProvenRules], _ body: @escaping @Sendable (ProvenRules, inout ProofTally) -> Void
  ) async -> ProofTally {
    await withTaskGroup(of: ProofTally.self) { group in
      for rules in sets {
        group.addTask {
          var tally = ProofTally()
          body(rules, &tally)
          return tally
        }
      }
      return await group.reduce(into: ProofTally()) { $0.add($1) }
    }
  }

  /// Prints the counts and fails the test where something differs or nothing was compared.
  func report(
    _ subject: String, sets: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    print(
      "proof: \(subject)\(Proof.isFull ? " (full)" : ""): \(sets) rule sets, \(numbers) numbers,"
        + " \(selections) selections, \(differing) differences")
    let differences = shown.joined(separator: "\n")
    #expect(differing == 0, "\(differences)", sourceLocation: sourceLocation)
    #expect(selections > 0, "nothing was compared", sourceLocation: sourceLocation)
  }
}

/// SplitMix64: the same numbers in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}
