import NumerusPlurals

/// Works out what each class of numbers is, by i % 100 alone, where that decides.
///
/// Each entry stands for a set of numbers: one integer part below 128, or all those from 128 on with
/// the same last two digits, with no, a zero or another fraction. A relation is true of the whole
/// set, false of the whole set, or open; conditions combine these three values (Kleene's logic). An
/// entry that stays open sends its numbers to the evaluator, so a table is never wrong.
package enum CompactTables {
  /// The three tables of a rule set, 256 bytes each: integers, zero fractions, fractions.
  package static func tables(of rules: PluralRuleSet) -> [[UInt8]] {
    NumberSet.Kind.allCases.map { kind in
      var table = [UInt8](repeating: UInt8(ascii: " "), count: 256)
      for integer in UInt64(0)..<128 {
        let set = NumberSet(kind: kind, integers: .exactly(integer))
        table[PluralRules.compactTableIndex(of: integer)] =
          entry(rules, set) ?? UInt8(ascii: "?")
      }
      for remainder in UInt64(0)..<100 {
        let set = NumberSet(kind: kind, integers: .from(128, remainder: remainder))
        table[PluralRules.compactTableIndex(of: 200 + remainder)] =
          entry(rules, set) ?? entryOfHundreds(rules, kind, remainder) ?? UInt8(ascii: "?")
      }
      return table
    }
  }

  /// The multiples of 100 that a rule for millions leaves open, the millions themselves aside.
  private static func entryOfHundreds(
    _ rules: PluralRuleSet, _ kind: NumberSet.Kind, _ remainder: UInt64
  ) -> UInt8? {
    guard remainder == 0 else { return nil }
    return entry(rules, NumberSet(kind: kind, integers: .hundreds)).map { $0 + 8 }
  }

  /// A category digit; nil where the rules tell the numbers of the set apart.
  private static func entry(_ rules: PluralRuleSet, _ set: NumberSet) -> UInt8? {
    for rule in rules.rules {
      guard let condition = rule.condition else { continue }
      guard let holds = set.holds(condition) else { return nil }
      if holds { return 0x30 + rule.category.rawValue }
    }
    return 0x30 + PluralCategory.other.rawValue
  }
}

/// The numbers of one table entry.
///
/// Compact numbers have no table, so the exponent is 0 throughout.
struct NumberSet {
  enum Kind: CaseIterable {
    case integer
    case zeroFraction
    case fraction
  }

  let kind: Kind
  let integers: OperandValues

  /// Whether a condition holds for all of the numbers (true), none (false) or some (nil).
  func holds(_ condition: PluralCondition) -> Bool? {
    var result: Bool? = false
    for relations in condition.alternatives {
      var all: Bool? = true
      for relation in relations {
        switch holds(relation) {
        case false?: all = false
        case nil: all = all == false ? false : nil
        case true?: break
        }
        if all == false { break }
      }
      if all == true { return true }
      if all == nil { result = nil }
    }
    return result
  }

  private func holds(_ relation: PluralRelation) -> Bool? {
    let isFractional = relation.operand == .n && kind == .fraction
    if isFractional, !relation.isWithin { return relation.isNegated }
    var ranges = ValueRanges(relation.ranges)
    // low ≤ whole + fraction ≤ high is low ≤ whole < high for whole numbers.
    if isFractional { ranges.excludeUpperEnds() }
    let isInside = values(of: relation.operand).areInside(ranges, modulus: relation.modulus)
    return isInside.map { $0 != relation.isNegated }
  }

  private func values(of operand: PluralOperand) -> OperandValues {
    switch operand {
    case .n, .i: integers
    case .v: kind == .integer ? .exactly(0) : .positive
    case .w, .f, .t: kind == .fraction ? .positive : .exactly(0)
    case .c, .e: .exactly(0)
    }
  }
}
