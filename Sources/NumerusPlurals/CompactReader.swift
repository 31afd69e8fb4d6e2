/// Walks over the rules of a compact record.
///
/// See ``CompactRules`` for the form.
///
/// The bytes come from the emitter in NumerusPluralCompiler, which is proved against its syntax
/// tree, so they are trusted here.
struct CompactReader {
  private var next: UnsafePointer<UInt8>

  init(_ start: UnsafePointer<UInt8>) {
    next = start
  }

  /// What follows a relation.
  enum Joint: UInt8 {
    case and = 0x26  // '&'
    case or = 0x7C  // '|'
    case end = 0x3B  // ';'
  }

  /// What a relation compares, its ranges still ahead.
  struct Head {
    var operand: UInt8
    var isNegated: Bool
    var isWithin: Bool
    /// 0 where there is none.
    var modulus: UInt64
  }

  /// The category of the next rule, nil after the last.
  @inline(__always)
  mutating func category() -> PluralCategory? {
    let byte = take()
    guard byte != UInt8(ascii: ".") else { return nil }
    return PluralCategory(rawValue: byte & 7) ?? .other
  }

  @inline(__always)
  mutating func head() -> Head {
    var byte = take()
    let isWithin = byte == UInt8(ascii: "<")
    if isWithin { byte = take() }
    return Head(
      operand: byte | 0x20, isNegated: byte & 0x20 == 0, isWithin: isWithin, modulus: modulus())
  }

  private mutating func modulus() -> UInt64 {
    let code = take()
    switch code {
    case UInt8(ascii: "_"): return 0
    case UInt8(ascii: "z"):
      let value = number()
      next += 1
      return value
    default:
      var power: UInt64 = 10
      for _ in UInt8(ascii: "a")..<code { power &*= 10 }
      return power
    }
  }

  /// The next range, and whether another follows.
  @inline(__always)
  mutating func range() -> (low: UInt64, high: UInt64, isLast: Bool) {
    let low = number()
    var high = low
    if next.pointee == UInt8(ascii: ":") {
      next += 1
      high = number()
    }
    let isLast = next.pointee != UInt8(ascii: ",")
    if !isLast { next += 1 }
    return (low, high, isLast)
  }

  /// What follows the relation just read.
  @inline(__always)
  mutating func joint() -> Joint {
    Joint(rawValue: take()) ?? .end
  }

  /// Passes over the rest of an alternative that has failed.
  @inline(__always)
  mutating func skipAlternative() -> Joint {
    while true {
      let byte = take()
      if byte == Joint.or.rawValue { return .or }
      if byte == Joint.end.rawValue { return .end }
    }
  }

  /// Passes over the ranges not yet read and gives what follows them.
  @inline(__always)
  mutating func skipRanges() -> Joint {
    while true {
      let byte = take()
      if let joint = Joint(rawValue: byte) { return joint }
    }
  }

  @inline(__always)
  private mutating func take() -> UInt8 {
    let byte = next.pointee
    next += 1
    return byte
  }

  @inline(__always)
  private mutating func number() -> UInt64 {
    var value: UInt64 = 0
    while next.pointee &- 0x30 < 10 {
      value = value &* 10 &+ UInt64(next.pointee &- 0x30)
      next += 1
    }
    return value
  }
}
