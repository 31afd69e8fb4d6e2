/// One run of ASCII letters and digits, read in place and packed into a register.
///
/// A subtag has at most eight characters (RFC 5646, section 2.1), so all of one fits a `UInt64`, and
/// reading needs neither a buffer nor a `String`.
package struct Subtag: Sendable {
  /// What comes after the run.
  package enum Terminator: Sendable { case end, separator, keywords, codeset, illegal }

  /// Offset of the first byte, and of the byte after the last.
  package let start: Int, end: Int
  /// The lower-case characters, the first in the most significant byte, zero-filled.
  package let packed: UInt64
  /// How many characters were read: 0 for an empty subtag, 9 for one that is too long.
  package let count: Int
  /// How many of them are letters.
  package let letters: Int
  package let terminator: Terminator

  /// Reads the subtag that begins at `start`; looks at no more than ten bytes.
  @inlinable
  package init(_ text: borrowing Span<UInt8>, at start: Int) {
    var packed: UInt64 = 0
    var index = start
    var letters = 0
    var terminator = Terminator.end
    // Nine and not eight, so that a subtag that is too long shows itself by its count.
    let limit = min(text.count, start + 9)
    while index < limit {
      let byte = text[index]
      let lower = byte | 0x20
      if lower &- 0x61 < 26 {
        letters += 1
        packed = packed << 8 | UInt64(lower)
      } else if byte &- 0x30 < 10 {
        packed = packed << 8 | UInt64(byte)
      } else {
        break
      }
      index += 1
    }
    if index < text.count {
      terminator = Subtag.terminator(text[index])
    }
    let count = index - start
    self.start = start
    self.end = index
    self.count = count
    self.letters = letters
    self.packed = count == 0 || count > 8 ? 0 : packed << UInt64(8 * (8 - count))
    self.terminator = terminator
  }

  @inlinable
  static func terminator(_ byte: UInt8) -> Terminator {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "_"): .separator
    case UInt8(ascii: "@"): .keywords
    case UInt8(ascii: "."): .codeset
    default: .illegal
    }
  }
}
