/// Up to eight bytes in place: a separator or a sign, which an array would count references for.
struct ShortBytes: Sendable {
  private let bits: UInt64
  let count: Int

  /// Nil for more than eight bytes.
  init?(_ bytes: some Collection<UInt8>) {
    guard bytes.count <= 8 else { return nil }
    var bits: UInt64 = 0
    for byte in bytes.reversed() { bits = bits << 8 | UInt64(byte) }
    self.bits = bits
    count = bytes.count
  }

  /// Writes the bytes before a place, and gives the place where they begin.
  @inline(__always)
  func write(before end: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    let start = end - count
    var rest = bits
    for index in 0..<count {
      start[index] = UInt8(truncatingIfNeeded: rest)
      rest >>= 8
    }
    return start
  }
}
