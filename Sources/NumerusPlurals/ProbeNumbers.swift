/// Numbers to try rules on, smallest first, so that the first with a property is its witness.
///
/// All integers up to 1,000,200 reach every remainder and every constant of CLDR's rules. For rules
/// brought at run time, the constants and moduli of the rules themselves are tried beyond that.
struct ProbeNumbers {
  static var bound: UInt64 { 1_000_200 }

  /// Integer parts worth trying: at the edges of the rules' ranges.
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
    self.edges = edges.filter { $0 < UInt64.max / 2 }.sorted()
    asksForExponent = relations.contains { $0.operand == .c || $0.operand == .e }
  }

  /// Numbers without visible fraction digits.
  var integers: some Sequence<PluralOperands> {
    let beyond = edges.filter { $0 > Self.bound }
    return [AnySequence(0...Self.bound), AnySequence(beyond)].joined().lazy
      .map { PluralOperands(magnitude: UInt128($0), fractionDigits: 0) }
  }

  /// Numbers with one visible fraction digit, then two, then three.
  var decimals: some Sequence<PluralOperands> {
    let wholes = Set(0...200).union(edges).sorted()
    return [(1, 10), (2, 100), (3, 1000)].lazy.flatMap { digits, count in
      wholes.lazy.flatMap { whole in
        (UInt64(0)..<UInt64(count)).lazy.map { Self.decimal(whole, $0, digits: digits) }
      }
    }
  }

  /// Numbers in compact form: 1, 1.1, 1.5 and 2 thousand, million and so on; none where no rule asks
  /// for the exponent.
  var compacts: some Sequence<PluralOperands> {
    let exponents = asksForExponent ? 1...15 : 0...0
    return exponents.lazy.flatMap { exponent in
      (exponent == 0 ? [] : ["1", "1.1", "1.5", "2"]).lazy.compactMap {
        try? PluralOperands("\($0)c\(exponent)")
      }
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
