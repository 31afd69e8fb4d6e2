extension JSONParser {
  /// Passes over the four blanks of RFC 8259, section 2.
  @inline(__always)
  mutating func skipBlanks() {
    guard let byte = next, byte <= UInt8(ascii: " ") else { return }
    skipManyBlanks()
  }

  private mutating func skipManyBlanks() {
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\n"):
        place += 1
        // What people read is indented by many spaces.
        while place + 8 <= bytes.count, word(at: place) == 0x2020_2020_2020_2020 { place += 8 }
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): place += 1
      default: return
      }
    }
  }

  /// Eight bytes, the first of them lowest.
  @inline(__always)
  func word(at place: Int) -> UInt64 {
    UInt64(
      littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(
        fromByteOffset: place, as: UInt64.self))
  }

  /// A number as it is written (section 6).
  mutating func number() throws(JSONError) -> String {
    let start = place
    if next == UInt8(ascii: "-") { place += 1 }
    if next == UInt8(ascii: "0") {
      place += 1
      if let next, isDigit(next) { throw fault("no digit after a leading zero") }
    } else {
      try digits()
    }
    if next == UInt8(ascii: ".") {
      place += 1
      try digits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      place += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { place += 1 }
      try digits()
    }
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<place]), as: UTF8.self)
  }

  private mutating func digits() throws(JSONError) {
    guard let first = next, isDigit(first) else { throw fault("a digit") }
    repeat { place += 1 } while next.map(isDigit) ?? false
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }
}
