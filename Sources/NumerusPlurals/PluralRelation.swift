/// One comparison of a plural rule, such as `i % 100 != 12..14`.
///
/// Source: UTS #35 part 3, "Relations".
public struct PluralRelation: Hashable, Sendable {
  /// The operand that is compared.
  public var operand: PluralOperand
  /// What the operand is reduced by first; nil where it is taken as it is.
  ///
  /// Never 0: that is taken as none.
  public var modulus: UInt64? {
    didSet { if modulus == 0 { modulus = nil } }
  }
  /// True for `!=`, `is not`, `not in` and `not within`.
  public var isNegated: Bool
  /// True for `within`, which a number with a fraction can satisfy; `=` and `in` take integers only.
  public var isWithin: Bool
  /// The values, as ranges with both ends included.
  ///
  /// A single value is a range of one. The largest value is 2^64 − 2, so that an operand beyond a
  /// word is beyond every range.
  public private(set) var ranges: [ClosedRange<UInt64>]

  /// Makes a relation from its parts.
  public init(
    _ operand: PluralOperand, modulus: UInt64? = nil, isNegated: Bool = false,
    isWithin: Bool = false, ranges: [ClosedRange<UInt64>]
  ) {
    self.operand = operand
    self.modulus = modulus == 0 ? nil : modulus
    self.isNegated = isNegated
    self.isWithin = isWithin
    self.ranges = ranges.compactMap { range in
      range.lowerBound == .max ? nil : range.lowerBound...min(range.upperBound, .max - 1)
    }
  }
}

extension PluralRelation: CustomStringConvertible {
  /// The relation in the syntax of UTS #35, as CLDR writes it: `i % 10 = 2..4,9`.
  public var description: String {
    let left = modulus.map { "\(operand) % \($0)" } ?? operand.description
    let comparison = isWithin ? (isNegated ? "not within" : "within") : (isNegated ? "!=" : "=")
    let right = ranges.map { range in
      range.lowerBound == range.upperBound
        ? "\(range.lowerBound)" : "\(range.lowerBound)..\(range.upperBound)"
    }
    return "\(left) \(comparison) \(right.joined(separator: ","))"
  }
}

/// The condition of a plural rule: alternatives of which one must hold, each a list of relations
/// that must all hold.
public struct PluralCondition: Hashable, Sendable {
  /// `or` between the outer elements, `and` between the inner ones.
  ///
  /// An empty list never holds.
  public var alternatives: [[PluralRelation]]

  /// Makes a condition from its alternatives.
  public init(_ alternatives: [[PluralRelation]]) {
    self.alternatives = alternatives
  }
}

extension PluralCondition: CustomStringConvertible {
  /// The condition in the syntax of UTS #35: `v = 0 and i % 10 = 1 or f % 10 = 1`.
  public var description: String {
    alternatives
      .map { $0.map(\.description).joined(separator: " and ") }
      .joined(separator: " or ")
  }
}
