/// What the tables need of plain number text: its integer part and its class.
struct PlainNumber {
  /// i, below 2^52.
  var integer: UInt64 = 0
  /// A raw value of `CompactRules.NumberClass`.
  var numberClass = 0
  /// Whether the text was plain; the rest holds nothing where it was not.
  var isPlain = false

  /// Text of 1 to 8 bytes, all at once: one byte of a word for each character.
  @inline(__always)
  init(short bytes: UnsafeBufferPointer<UInt8>) {
    let count = UInt64(truncatingIfNeeded: bytes.count)
    let word = Self.load(bytes)
    let padding: UInt64 = count == 8 ? 0 : ~0 &<< (count &* 8)
    // The lowest byte that equals '.': a zero byte after the exclusive or (the lowest hit is exact).
    let points = word ^ 0x2E2E_2E2E_2E2E_2E2E
    let hits = (points &- 0x0101_0101_0101_0101) & ~points & 0x8080_8080_8080_8080
    let point = hits & (0 &- hits)
    let pointBit =
      point == 0 ? count &* 8 : UInt64(truncatingIfNeeded: point.trailingZeroBitCount) & 0x78
    // Any byte but the point whose value − '0' is not 0…9: adding 0x76 carries from 10 on.
    let digits = word ^ 0x3030_3030_3030_3030
    let strange =
      (digits | ((digits & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7676_7676_7676_7676))
      & 0x8080_8080_8080_8080 & ~padding & ~point
    // A digit must stand before the point and one after it.
    guard strange == 0, pointBit != 0, pointBit &+ 8 != count &* 8 || point == 0 else { return }
    integer = Self.value(ofDigits: (word &<< (64 &- pointBit)) & 0x0F0F_0F0F_0F0F_0F0F)
    let fraction = point == 0 ? 0 : ((word &>> pointBit) &>> 8) & 0x0F0F_0F0F_0F0F_0F0F
    numberClass = (point == 0 ? 0 : 1) &+ (fraction == 0 ? 0 : 1)
    isPlain = true
  }

  /// Text of up to 15 integer digits and any fraction, byte by byte.
  @inline(never)
  init(loop bytes: UnsafeBufferPointer<UInt8>) {
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

  /// The bytes as a little-endian word, zero above: never reads beyond them.
  @inline(__always)
  private static func load(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let raw = UnsafeRawBufferPointer(bytes)
    let count = raw.count
    if count == 8 { return UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self)) }
    if count >= 4 {
      let low = UInt32(littleEndian: raw.loadUnaligned(as: UInt32.self))
      let high = UInt32(
        littleEndian: raw.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self))
      return UInt64(low) | UInt64(high) &<< (UInt64(truncatingIfNeeded: count &- 4) &* 8)
    }
    let middle = count &>> 1
    return UInt64(raw[0])
      | UInt64(raw[middle]) &<< (UInt64(truncatingIfNeeded: middle) &* 8)
      | UInt64(raw[count &- 1]) &<< (UInt64(truncatingIfNeeded: count &- 1) &* 8)
  }

  /// Eight digit values, the most significant in the lowest byte, as a number: pairs, then fours,
  /// then all, each by one multiplication.
  @inline(__always)
  private static func value(ofDigits digits: UInt64) -> UInt64 {
    let pairs = (digits &* 10 &+ digits &>> 8) & 0x00FF_00FF_00FF_00FF
    let fours = (pairs &* 100 &+ pairs &>> 16) & 0x0000_FFFF_0000_FFFF
    return (fours &* 10_000 &+ fours &>> 32) & 0xFFFF_FFFF
  }
}
