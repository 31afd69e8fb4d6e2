extension CompactRules {
  /// The rules as syntax, in their order.
  var conditions: [(category: PluralCategory, condition: PluralCondition)] {
    var reader = CompactReader(rules)
    var result: [(category: PluralCategory, condition: PluralCondition)] = []
    while let category = reader.category() {
      result.append((category, Self.condition(&reader)))
    }
    return result
  }

  private static func condition(_ reader: inout CompactReader) -> PluralCondition {
    var alternatives: [[PluralRelation]] = [[]]
    while true {
      alternatives[alternatives.count - 1].append(relation(&reader))
      switch reader.joint() {
      case .and: continue
      case .or: alternatives.append([])
      case .end: return PluralCondition(alternatives)
      }
    }
  }

  private static func relation(_ reader: inout CompactReader) -> PluralRelation {
    let head = reader.head()
    var ranges: [ClosedRange<UInt64>] = []
    while true {
      let range = reader.range()
      ranges.append(range.low...max(range.low, range.high))
      if range.isLast { break }
    }
    let operand = PluralOperand(rawValue: String(Unicode.Scalar(head.operand)))
    return PluralRelation(
      operand ?? .n, modulus: head.modulus, isNegated: head.isNegated, isWithin: head.isWithin,
      ranges: ranges)
  }
}
