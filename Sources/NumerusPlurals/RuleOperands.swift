/// A number as the evaluator asks for it.
protocol RuleOperands {
  /// Whether n is no integer.
  var hasFraction: Bool { get }

  /// The integer part of an operand, reduced by a modulus unless that is 0. Operands by their letter.
  ///
  /// Constants in rules are below UInt64.max, so a larger value may be given as UInt64.max.
  func remainder(_ operand: UInt8, modulus: UInt64) -> UInt64
}

extension RuleOperands {
  /// Whether the relation whose ranges are ahead holds.
  @inline(__always)
  func satisfy(_ head: CompactReader.Head, _ reader: inout CompactReader) -> Bool {
    // UTS #35: `=` and `in` take integers only, so n with a fraction equals nothing.
    let isFractional = head.operand == UInt8(ascii: "n") && hasFraction
    if isFractional, !head.isWithin { return head.isNegated }
    let value = remainder(head.operand, modulus: head.modulus)
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
}

/// A number of ordinary size, in words: what text and doubles mostly are.
struct PlainOperands: RuleOperands {
  var integer: UInt64
  var fraction: UInt64
  var trimmed: UInt64
  var visibleCount: UInt64
  var trimmedCount: UInt64

  @inline(__always)
  var hasFraction: Bool { trimmed != 0 }

  @inline(__always)
  func remainder(_ operand: UInt8, modulus: UInt64) -> UInt64 {
    let value: UInt64
    switch operand {
    case UInt8(ascii: "n"), UInt8(ascii: "i"): value = integer
    case UInt8(ascii: "f"): value = fraction
    case UInt8(ascii: "t"): value = trimmed
    case UInt8(ascii: "v"): value = visibleCount
    case UInt8(ascii: "w"): value = trimmedCount
    default: value = 0
    }
    return value.reduced(modulus)
  }

  /// An integer without visible fraction digits.
  init(_ integer: UInt64) {
    self.integer = integer
    fraction = 0
    trimmed = 0
    visibleCount = 0
    trimmedCount = 0
  }

  /// Text of the form `digits ('.' digits)?` with at most 19 of each; nil for anything else.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.init(0)
    var index = 0
    integer = Self.digits(bytes, &index)
    guard index > 0, index <= 19 else { return nil }
    if index < bytes.count {
      guard bytes[index] == 0x2E else { return nil }
      index &+= 1
      let start = index
      fraction = Self.digits(bytes, &index)
      guard index > start, index &- start <= 19, index == bytes.count else { return nil }
      visibleCount = UInt64(truncatingIfNeeded: index &- start)
      trimmed = fraction
      trimmedCount = fraction == 0 ? 0 : visibleCount
      while trimmed != 0, trimmed % 10 == 0 {
        trimmed /= 10
        trimmedCount &-= 1
      }
    }
  }

  @inline(__always)
  private static func digits(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int
  ) -> UInt64 {
    var value: UInt64 = 0
    while index < bytes.count, bytes[index] &- 0x30 < 10 {
      value = value &* 10 &+ UInt64(bytes[index] &- 0x30)
      index &+= 1
    }
    return value
  }
}

extension UInt64 {
  @inline(__always)
  func reduced(_ modulus: UInt64) -> UInt64 { modulus == 0 ? self : self % modulus }
}
