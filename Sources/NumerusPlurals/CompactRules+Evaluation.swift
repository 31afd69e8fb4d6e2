extension CompactRules {
  /// The category of the first rule that holds, in CLDR's order; `other` where none does.
  func evaluate(_ operands: PluralOperands) -> PluralCategory {
    guard operands.isFinite else { return .other }
    var reader = CompactReader(rules)
    while let category = reader.category() {
      if holds(&reader, operands) { return category }
    }
    return .other
  }

  /// Whether the condition ahead holds. Where it does not, the reader is at the next rule.
  private func holds(_ reader: inout CompactReader, _ operands: PluralOperands) -> Bool {
    while true {
      let head = reader.head()
      let isTrue = operands.satisfy(head, &reader)
      let joint = isTrue ? reader.skipRanges() : reader.skipAlternative()
      switch (isTrue, joint) {
      case (true, .or), (true, .end): return true
      case (false, .end): return false
      default: continue
      }
    }
  }
}

extension PluralOperands {
  /// Whether the relation whose ranges are ahead holds.
  @inline(__always)
  func satisfy(_ head: CompactReader.Head, _ reader: inout CompactReader) -> Bool {
    let operand = head.operand
    // UTS #35: `=` and `in` take integers only, so n with a fraction equals nothing.
    let isFractional = operand == UInt8(ascii: "n") && hasFraction
    if isFractional, !head.isWithin { return head.isNegated }
    let value = remainder(operand, modulus: head.modulus)
    var isInside = false
    while true {
      let range = reader.range()
      // With a fraction, n lies strictly above its integer part: inside only below the upper end.
      if value >= range.low, isFractional ? value < range.high : value <= range.high {
        isInside = true
        break
      }
      if range.isLast { break }
    }
    return isInside != head.isNegated
  }

  /// The integer part of an operand, reduced by a modulus unless that is 0.
  ///
  /// Constants in rules are at most Int64.max, so a larger value may be given as UInt64.max.
  @inline(__always)
  func remainder(_ operand: UInt8, modulus: UInt64) -> UInt64 {
    switch operand {
    case UInt8(ascii: "n"), UInt8(ascii: "i"):
      if let wide, let integer = wide.integer { return integer.reduced(modulus) }
      if integer > UInt128(UInt64.max) {
        return modulus == 0
          ? .max : UInt64(truncatingIfNeeded: integer % UInt128(modulus))
      }
      return UInt64(truncatingIfNeeded: integer).reduced(modulus)
    case UInt8(ascii: "f"):
      if let wide, let fraction = wide.fraction { return fraction.reduced(modulus) }
      return fraction.reduced(modulus)
    case UInt8(ascii: "t"):
      if let wide, let trimmed = wide.trimmed { return trimmed.reduced(modulus) }
      return trimmed.reduced(modulus)
    case UInt8(ascii: "v"): return UInt64(truncatingIfNeeded: visibleCount).reduced(modulus)
    case UInt8(ascii: "w"): return UInt64(truncatingIfNeeded: trimmedCount).reduced(modulus)
    default: return UInt64(truncatingIfNeeded: exponent).reduced(modulus)
    }
  }
}

extension UInt64 {
  @inline(__always)
  fileprivate func reduced(_ modulus: UInt64) -> UInt64 { modulus == 0 ? self : self % modulus }
}

extension DigitString {
  fileprivate func reduced(_ modulus: UInt64) -> UInt64 {
    modulus == 0 ? .max : remainder(dividingBy: modulus)
  }
}
