/// Strings as they stand between quotation marks (RFC 8259, section 7).
enum JSONEscapes {
  private static let digits = StaticString("0123456789abcdef")

  /// Appends text with what must be escaped escaped, and nothing else.
  ///
  /// - onOneLine: escapes U+2028 and U+2029 too, at which readers that take JSON as JavaScript did
  ///   before 2019 end the line, and U+007F, which acts on a terminal.
  static func append(_ text: String, to bytes: inout [UInt8], onOneLine: Bool) {
    var text = text
    text.withUTF8 { append($0, to: &bytes, onOneLine: onOneLine) }
  }

  private static func append(
    _ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8], onOneLine: Bool
  ) {
    var run = 0
    var place = 0
    while place < text.count {
      let byte = text[place]
      let length: Int
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
        || onOneLine && byte == 0x7F
      {
        length = 1
      } else if onOneLine, byte == 0xE2, place + 2 < text.count, text[place + 1] == 0x80,
        text[place + 2] | 1 == 0xA9
      {
        length = 3
      } else {
        place += 1
        continue
      }
      bytes += text[run..<place]
      if length == 1 {
        append(byte, to: &bytes)
      } else {
        bytes += text[place + 2] == 0xA8 ? "\\u2028".utf8 : "\\u2029".utf8
      }
      place += length
      run = place
    }
    bytes += text[run...]
  }

  private static func append(_ byte: UInt8, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    default:
      bytes += "u00".utf8
      bytes.append(digits.utf8Start[Int(byte >> 4)])
      bytes.append(digits.utf8Start[Int(byte & 15)])
    }
  }
}
