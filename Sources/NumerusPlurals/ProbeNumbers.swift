/// Numbers to try rules on, smallest first, so that the first with a property is its witness.
///
/// All integers up to 1,000,200 reach every remainder and every constant of CLDR's rules; fewer are
/// tried where the rules repeat earlier. Beyond them come the constants of the rules themselves, as
/// ``RuleConstants`` has them. What the tables decide by the last two digits is not tried over and
/// over: from 228 on, an integer part with a decided entry has the category of the one a hundred
/// below.
struct ProbeNumbers {
  private let rules: [PluralRules]
  private let constants: RuleConstants
  /// How many numbers are tried besides those that the rules name: fewer on rules of thousands of
  /// ranges, which all have to be compared.
  private let most: Int

  init(_ rules: [PluralRules]) {
    self.rules = rules
    let relations = rules.flatMap { $0.conditions.flatMap { $0.condition.alternatives.joined() } }
    constants = RuleConstants(relations)
    let ranges = relations.reduce(0) { $0 + $1.ranges.count }
    most = max(1_000, 100_000_000 / max(ranges, 1))
  }

  /// Numbers without visible fraction digits.
  func forEachInteger(_ visit: (UInt64) -> Bool) {
    for integer in UInt64(0)...227 where !visit(integer) { return }
    let bound = min(constants.period, UInt64(most))
    let open = (UInt64(0)..<100).filter { !isDecided(200 + $0, .integer) }
    if !open.isEmpty {
      for hundreds in stride(from: UInt64(200), through: bound, by: 100) {
        for rest in open where hundreds + rest > 227 && !visit(hundreds + rest) { return }
      }
    }
    for integer in constants.integers where integer > 227 && !visit(integer) { return }
  }

  /// Numbers with one visible fraction digit, then two, then three, then as many as the rules name.
  func forEachDecimal(_ visit: (PluralOperands) -> Bool) {
    let wholes = Array(0...227) + constants.integers.filter { $0 > 227 }
    var left = most
    search: for (digits, count) in [(1, 10), (2, 100), (3, 1000)] as [(Int, UInt64)] {
      for whole in wholes {
        let decidesZero = isDecided(whole, .zeroFraction)
        let last: UInt64 = isDecided(whole, .fraction) ? 1 : count - 1
        for fraction in 0...last where fraction > 0 || digits == 1 || !decidesZero {
          left -= 1
          guard left > 0 else { break search }
          if !visit(Self.decimal(whole, fraction, digits: digits)) { return }
        }
      }
    }
    for number in constants.longDecimals(atMost: min(most, 20_000)) where !visit(number) { return }
  }

  /// Numbers in compact form: 1, 1.1, 1.5 and 2 of ten, hundred and so on, and of the exponents that
  /// the rules name; none where no rule asks for the exponent.
  func forEachCompact(_ visit: (PluralOperands) -> Bool) {
    for exponent in constants.exponents {
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
