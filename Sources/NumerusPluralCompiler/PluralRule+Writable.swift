import NumerusPlurals

/// Rules made in code may hold what the syntax of UTS #35 has no words for: lists of nothing.
extension PluralRule {
  /// The same rule in words that the parser takes; nil where it can match nothing.
  var writable: PluralRule? {
    var rule = self
    rule.condition = category == .other ? nil : condition?.writable
    guard category == .other || rule.condition != nil else { return nil }
    rule.integerSamples = integerSamples?.writable
    rule.decimalSamples = decimalSamples?.writable
    return rule
  }
}

extension PluralCondition {
  /// The same condition in words; nil where it never holds.
  fileprivate var writable: PluralCondition? {
    let written = alternatives.compactMap { relations -> [PluralRelation]? in
      // A relation with no ranges never holds, or always does where it is negated.
      guard relations.allSatisfy({ !$0.ranges.isEmpty || $0.isNegated }) else { return nil }
      let rest = relations.filter { !$0.ranges.isEmpty }
      // The integer part of every number is a multiple of 1.
      return rest.isEmpty ? [PluralRelation(.i, modulus: 1, ranges: [0...0])] : rest
    }
    return written.isEmpty ? nil : PluralCondition(written)
  }
}

extension PluralSamples {
  /// The same samples; nil where there are none.
  fileprivate var writable: PluralSamples? { ranges.isEmpty && !isOpen ? nil : self }
}
