/// Numbers to try rules on, smallest first, so that the first with a property is its witness.
///
/// All integers up to 1,000,200 reach every remainder and every constant of CLDR's rules. For rules
/// brought at run time, the constants and moduli of the rules themselves are tried beyond that. What
/// the tables decide by the last two digits is not tried over and over: from 228 on, an integer part
/// with a decided entry has the category of the one a hundred below.
struct ProbeNumbers {
  private static var bound: UInt64 { 1_000_200 }

  private let rules: [PluralRules]
  /// Integer parts at the edges of the rules' ranges, beyond those tried anyhow.
  private let edges: [UInt64]
  /// Whether a rule asks for the compact exponent.
  private let asksForExponent: Bool

  init(_ rules: [PluralRules]) {
    let relations = rules.flatMap { $0.conditions.flatMap { $0.condition.alternatives.joined() } }
    var edges: Set<UInt64> = []
    for relation in relations where relation.operand == .n || relation.operand == .i {
      for value in relation.ranges.flatMap({ [$0.lowerBound, $0.upperBound] }) {
        for base in [0, relation.modulus ?? 0] {
          for offset in [UInt64.max, 0, 1] { edges.insert(value &+ base &+ offset) }
        }
      }
    }
    self.rules = rules
    self.edges = edges.filter { $0 > 227 && $0 < UInt64.max / 2 }.sorted()
    asksForExponent = relations.contains { $0.operand == .c || $0.operand == .e }
  }

  /// Numbers without visible fraction digits.
  func forEachInteger(_ visit: (PluralOperands) -> Bool) {
    func isLast(_ integer: UInt64) -> Bool {
      !visit(PluralOperands(magnitude: UInt128(integer), fractionDigits: 0))
    }
    for integer in UInt64(0)...227 where isLast(integer) { return }
    let open = (UInt64(0)..<100).filter { !isDecided(200 + $0, .integer) }
    if !open.isEmpty {
      for hundreds in stride(from: UInt64(200), through: Self.bound, by: 100) {
        for rest in open where hundreds + rest > 227 && isLast(hundreds + rest) { return }
      }
    }
    for integer in edges where integer > Self.bound && isLast(integer) { return }
  }

  /// Numbers with one visible fraction digit, then two, then three.
  func forEachDecimal(_ visit: (PluralOperands) -> Bool) {
    for (digits, count) in [(1, 10), (2, 100), (3, 1000)] as [(Int, UInt64)] {
      for whole in [Array(0...227), edges].joined() {
        let decidesZero = isDecided(whole, .zeroFraction)
        let last: UInt64 = isDecided(whole, .fraction) ? 1 : count - 1
        for fraction in 0...last where fraction > 0 || digits == 1 || !decidesZero {
          if !visit(Self.decimal(whole, fraction, digits: digits)) { return }
        }
      }
    }
  }

  /// Numbers in compact form: 1, 1.1, 1.5 and 2 of ten, hundred and so on; none where no rule asks
  /// for the exponent.
  func forEachCompact(_ visit: (PluralOperands) -> Bool) {
    guard asksForExponent else { return }
    for exponent in 1...15 {
      for significand in ["1", "1.1", "1.5", "2"] {
        guard let number = try? PluralOperands("\(significand)c\(exponent)") else { continue }
        if !visit(number) { return }
      }
    }
  }

  /// Whether all rules' tables know the numbers of a class by their integer part.
  private func isDecided(_ integer: UInt64, _ numberClass: CompactRules.NumberClass) -> Bool {
    let index = CompactTable.index(of: integer < 128 ? integer : integer % 100 + 200)
    return rules.allSatisfy { rules in
      rules.form.table(for: numberClass)[index] < CompactTable.undecided
    }
  }

  private static func decimal(
    _ whole: UInt64, _ fraction: UInt64, digits: Int
  ) -> PluralOperands {
    var trimmed = fraction
    var count = fraction == 0 ? 0 : digits
    while trimmed != 0, trimmed % 10 == 0 {
      trimmed /= 10
      count -= 1
    }
    return PluralOperands(
      integer: UInt128(whole), fraction: fraction, trimmed: trimmed, visibleCount: digits,
      trimmedCount: count)
  }
}
