import NumerusPlurals

/// Writes rules in the compact form that `CompactRules` reads.
///
/// The form is defined there.
package enum CompactEmitter {
  /// The record of a rule set.
  ///
  /// - Parameter tables: Which table answers each class of numbers: integers, zero fractions,
  ///   fractions. Below 4096.
  package static func record(of rules: PluralRuleSet, tables: [Int]) -> [UInt8] {
    var bytes = tables.flatMap { [digit($0 >> 6), digit($0 & 63)] }
    let conditions = rules.rules.compactMap { rule in
      rule.condition.map { (rule.category, $0) }
    }
    let mask = conditions.reduce(UInt8(0)) { $0 | 1 << $1.0.rawValue }
    bytes.append(0x40 | mask)
    for (category, condition) in conditions {
      bytes.append(0x30 + category.rawValue)
      bytes += self.bytes(of: condition)
    }
    bytes.append(UInt8(ascii: "."))
    return bytes
  }

  /// A base-64 digit, from '0' to 'o'.
  package static func digit(_ value: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: 0x30 + value & 63)
  }

  private static func bytes(of condition: PluralCondition) -> [UInt8] {
    // An `or` of nothing never holds, and an `and` of nothing always does.
    let alternatives = condition.alternatives.map { relations in
      relations.isEmpty ? constant(true) : relations.map(Self.text).joined(separator: "&")
    }
    let joined = alternatives.isEmpty ? constant(false) : alternatives.joined(separator: "|")
    return Array(joined.utf8) + [UInt8(ascii: ";")]
  }

  /// No number has so many fraction digits.
  private static func constant(_ value: Bool) -> String { (value ? "W_" : "w_") + "\(largest)" }

  private static func text(_ relation: PluralRelation) -> String {
    if relation.ranges.isEmpty { return constant(relation.isNegated) }
    let operand = relation.operand == .c ? .e : relation.operand
    let letter = relation.isNegated ? operand.rawValue.uppercased() : operand.rawValue
    let ranges = relation.ranges.map { range in
      let low = min(range.lowerBound, largest)
      let high = min(range.upperBound, largest)
      return low == high ? "\(low)" : "\(low):\(high)"
    }
    return (relation.isWithin ? "<" : "") + letter + modulus(relation.modulus)
      + ranges.joined(separator: ",")
  }

  /// The evaluator gives values beyond a word as UInt64.max, which no constant may equal.
  private static var largest: UInt64 { .max - 1 }

  private static func modulus(_ modulus: UInt64?) -> String {
    guard let modulus else { return "_" }
    var power: UInt64 = 10
    for letter in "abcdefghijklmnopqr" {
      if power == modulus { return String(letter) }
      power *= 10
    }
    return "z\(modulus)/"
  }
}
