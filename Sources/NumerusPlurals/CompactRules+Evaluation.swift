extension CompactRules {
  /// The category of the first rule that holds, in CLDR's order; `other` where none does.
  func evaluate(_ operands: some RuleOperands) -> PluralCategory {
    var reader = CompactReader(rules)
    while let category = reader.category() {
      if holds(&reader, operands) { return category }
    }
    return .other
  }

  /// Whether the condition ahead holds.
  ///
  /// Where it does not, the reader is at the next rule.
  @inline(__always)
  private func holds(_ reader: inout CompactReader, _ operands: some RuleOperands) -> Bool {
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

extension PluralOperands: RuleOperands {
  func remainder(_ operand: UInt8, modulus: UInt64) -> UInt64 {
    switch operand {
    case UInt8(ascii: "n"), UInt8(ascii: "i"):
      if let wide, let integer = wide.integer { return integer.reduced(modulus) }
      if integer > UInt128(UInt64.max) {
        return modulus == 0 ? .max : UInt64(truncatingIfNeeded: integer % UInt128(modulus))
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

extension DigitString {
  fileprivate func reduced(_ modulus: UInt64) -> UInt64 {
    if modulus != 0 { return remainder(dividingBy: modulus) }
    // A long f may have a short t: 0.1 with twenty zeros after it. What is beyond a word may be
    // given as the largest one, which no constant in rules equals.
    return isBeyondWord ? .max : remainder(dividingBy: .max)
  }
}
