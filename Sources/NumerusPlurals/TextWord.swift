/// Eight bytes of text in a word, the first in the lowest byte, looked at all at once.
struct TextWord {
  private let word: UInt64

  /// The eight bytes from an offset.
  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    let raw = UnsafeRawBufferPointer(bytes)
    word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// 1 to 8 bytes in the upper end, with '0' before them.
  ///
  /// Never reads beyond them: two loads that overlap cover any count.
  @inline(__always)
  init(short bytes: UnsafeBufferPointer<UInt8>) {
    let raw = UnsafeRawBufferPointer(bytes)
    let count = raw.count
    let bits = UInt64(truncatingIfNeeded: count) &* 8
    let text: UInt64
    if count >= 4 {
      let low = UInt32(littleEndian: raw.loadUnaligned(as: UInt32.self))
      let high = UInt32(
        littleEndian: raw.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self))
      text = UInt64(low) &<< (64 &- bits) | UInt64(high) &<< 32
    } else {
      let middle = count &>> 1
      text =
        UInt64(raw[0]) &<< (64 &- bits)
        | UInt64(raw[middle]) &<< (UInt64(truncatingIfNeeded: middle) &* 8 &+ (64 &- bits))
        | UInt64(raw[count &- 1]) &<< 56
    }
    word = text | (0x0030_3030_3030_3030 &>> (bits &- 8))
  }

  /// The top bit of the first byte that is '.'; 0 where none is.
  ///
  /// The exclusive or makes that byte 0, and the lowest byte that the subtraction borrows into is
  /// the first such one.
  @inline(__always)
  var point: UInt64 {
    let points = word ^ 0x2E2E_2E2E_2E2E_2E2E
    let hits = (points &- 0x0101_0101_0101_0101) & ~points & 0x8080_8080_8080_8080
    return hits & (0 &- hits)
  }

  /// Where in the word the byte begins whose top bit is given.
  @inline(__always)
  static func bit(of mark: UInt64) -> UInt64 {
    UInt64(truncatingIfNeeded: mark.trailingZeroBitCount) & 0x78
  }

  /// The top bits of all bytes that are no digit: adding 0x76 to byte − '0' carries from 10 on.
  @inline(__always)
  var strangers: UInt64 {
    let values = word ^ 0x3030_3030_3030_3030
    return (values | ((values & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7676_7676_7676_7676))
      & 0x8080_8080_8080_8080
  }

  /// The digit values of all bytes.
  @inline(__always)
  var digits: UInt64 { word & 0x0F0F_0F0F_0F0F_0F0F }

  /// The digit values behind the byte that begins at a bit.
  @inline(__always)
  func digits(after bit: UInt64) -> UInt64 { ((word &>> bit) &>> 8) & 0x0F0F_0F0F_0F0F_0F0F }

  /// The number that the digits before a bit make: pairs, then fours, then all of them, each by one
  /// multiplication.
  @inline(__always)
  func integer(before bit: UInt64) -> UInt64 {
    let digits = (word &<< (64 &- bit)) & 0x0F0F_0F0F_0F0F_0F0F
    let pairs = (digits &* 10 &+ digits &>> 8) & 0x00FF_00FF_00FF_00FF
    let fours = (pairs &* 100 &+ pairs &>> 16) & 0x0000_FFFF_0000_FFFF
    return (fours &* 10_000 &+ fours &>> 32) & 0xFFFF_FFFF
  }
}
