/// What the tables need of plain number text: its integer part and its class.
///
/// Up to 16 characters with the point among the first 8, or up to 8 without, are looked at in one
/// or two words, a byte for each character; `init(general:)` reads the rest.
struct PlainNumber {
  /// i, below 2^52.
  var integer: UInt64 = 0
  /// A raw value of `CompactRules.NumberClass`.
  var numberClass = 0
  /// Whether the text was plain; the rest holds nothing where it was not.
  var isPlain = false

  /// Text of the usual lengths; not plain where it is longer.
  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    // As an unsigned number, so that no text at all is the longest.
    let rest = UInt(bitPattern: bytes.count) &- 1
    if rest < 8 {
      readShort(bytes)
    } else if rest < 16 {
      readMedium(bytes)
    }
  }

  /// 1 to 8 characters.
  @inline(__always)
  private mutating func readShort(_ bytes: UnsafeBufferPointer<UInt8>) {
    let word = TextWord(short: bytes)
    let start = 64 &- UInt64(truncatingIfNeeded: bytes.count) &* 8
    let point = word.point
    let pointBit = point == 0 ? 64 : TextWord.bit(of: point)
    // A digit must stand before the point and one after it.
    guard word.strangers & ~point == 0, pointBit != start, pointBit != 56 else { return }
    integer = word.integer(before: pointBit)
    let fraction = point == 0 ? 0 : word.digits(after: pointBit)
    numberClass = (point == 0 ? 0 : 1) &+ (fraction == 0 ? 0 : 1)
    isPlain = true
  }

  /// 9 to 16 characters with the point among the first 8: the first and the last 8, which overlap.
  @inline(__always)
  private mutating func readMedium(_ bytes: UnsafeBufferPointer<UInt8>) {
    let overhang = UInt64(truncatingIfNeeded: bytes.count &- 8) &* 8
    let head = TextWord(bytes, at: 0)
    let tail = TextWord(bytes, at: bytes.count &- 8)
    let point = head.point
    let pointBit = TextWord.bit(of: point)
    guard point != 0, pointBit != 0, head.strangers & ~point == 0 else { return }
    // Where the two words overlap, the point may stand in the second one too.
    let isInTail = pointBit >= overhang
    let tailBit = pointBit &- overhang
    let tailPoint: UInt64 = isInTail ? 0x80 &<< tailBit : 0
    guard tail.strangers & ~tailPoint == 0 else { return }
    let rest = isInTail ? tail.digits(after: tailBit) : tail.digits
    integer = head.integer(before: pointBit)
    numberClass = head.digits(after: pointBit) | rest == 0 ? 1 : 2
    isPlain = true
  }

  /// Up to 15 integer digits and any fraction, byte by byte.
  init(general bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    var value: UInt64 = 0
    while index < bytes.count, bytes[index] &- 0x30 < 10 {
      value = value &* 10 &+ UInt64(bytes[index] &- 0x30)
      index &+= 1
    }
    // 10^15 < 2^52: no overflow, and the index into the table is exact.
    guard index > 0, index <= 15 else { return }
    if index < bytes.count {
      guard bytes[index] == 0x2E, index &+ 1 < bytes.count else { return }
      var seen: UInt8 = 0
      for byte in bytes[(index &+ 1)...] {
        guard byte &- 0x30 < 10 else { return }
        seen |= byte
      }
      numberClass = seen & 0x0F == 0 ? 1 : 2
    }
    integer = value
    isPlain = true
  }
}
