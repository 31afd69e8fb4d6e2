internal import NumerusLocales

/// Text that is not a number, with the place where it stops being one.
///
/// Its description shows the place:
///
///     '٣' (U+0663) is a localized digit; expected an ASCII digit 0 to 9, at column 2
///       1٣
///        ^
///
/// There characters that would not show, or would act on a terminal, are replaced by visible ones.
/// Print it, or use `String(describing:)`: Foundation's `localizedDescription` knows nothing of it.
public struct NumberSyntaxError: Error, Hashable, Sendable {
  /// What is wrong, and what was expected.
  public enum Fault: Hashable, Sendable {
    /// There is no text.
    case empty
    /// A character that cannot stand here, and what was expected.
    case unexpected(String, expected: String)
    /// A decimal digit of another script. Numbers are passed as ASCII and localized when shown.
    case localizedDigit(String)
    /// The text ends where more was expected.
    case incomplete(expected: String)
    /// Bytes that are not UTF-8.
    case invalidUTF8
    /// An exponent beyond ±``PluralOperands/maximumExponent``.
    case exponentTooLarge
  }

  /// What is wrong.
  public let fault: Fault
  /// The place in characters, counted from 1.
  public let column: Int
  /// The text around the place; the whole of it where it is short.
  public let excerpt: String
  /// Where in ``excerpt`` the place is, in Unicode scalars from 0.
  public let caret: Int
}

extension NumberSyntaxError: CustomStringConvertible {
  /// The fault with its column, and beneath it the text with a caret.
  public var description: String {
    let place = fault == .empty ? message : "\(message), at column \(column)"
    guard !excerpt.isEmpty else { return place }
    return VisibleText.marked(place, excerpt, caret: caret)
  }

  /// The fault in one line, without its place.
  public var message: String {
    switch fault {
    case .empty: "empty text; expected a number"
    case .unexpected(",", let expected):
      "unexpected ','; expected \(expected); '.' stands before the fraction, and nothing between groups"
    case .unexpected(let found, let expected): "unexpected '\(found)'; expected \(expected)"
    case .localizedDigit(let found):
      "'\(found)' (U+\(Self.hex(found))) is a localized digit; expected an ASCII digit 0 to 9"
    case .incomplete(let expected): "the number ends early; expected \(expected)"
    case .invalidUTF8: "invalid UTF-8; expected a number in ASCII"
    case .exponentTooLarge:
      "exponent too large; expected one from -\(PluralOperands.maximumExponent)"
        + " to \(PluralOperands.maximumExponent)"
    }
  }

  private static func hex(_ text: String) -> String {
    let value = text.unicodeScalars.first.map { String($0.value, radix: 16, uppercase: true) } ?? ""
    return String(repeating: "0", count: max(0, 4 - value.count)) + value
  }
}

extension NumberSyntaxError {
  /// Describes a fault at a byte of a text.
  init(_ fault: Fault, at offset: Int, of bytes: UnsafeBufferPointer<UInt8>) {
    // A 10 MB line must not be copied into its own error message: ±32 bytes, widened to whole
    // characters, show the place.
    let start = Self.boundary(max(0, offset - 32), of: bytes)
    let end = Self.boundary(min(bytes.count, offset + 32), of: bytes)
    let before = String(decoding: bytes[start..<max(start, offset)], as: UTF8.self)
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    self.fault = fault
    self.column = bytes[0..<offset].count { $0 & 0xC0 != 0x80 } + 1
    self.excerpt = text
    // In scalars, as the description shows them: a combining mark or a line break of two characters
    // must not move the caret.
    self.caret = before.unicodeScalars.count
  }

  /// Describes an unexpected byte: the character it begins, localized digits told apart.
  init(
    unexpectedAt offset: Int, expected: String, of bytes: UnsafeBufferPointer<UInt8>
  ) {
    guard offset < bytes.count else {
      self.init(.incomplete(expected: expected), at: offset, of: bytes)
      return
    }
    var decoder = UTF8()
    var rest = bytes[offset...].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&rest) else {
      self.init(.invalidUTF8, at: offset, of: bytes)
      return
    }
    let found = String(scalar)
    if scalar.properties.numericType == .decimal, !scalar.isASCII {
      self.init(.localizedDigit(found), at: offset, of: bytes)
    } else {
      self.init(.unexpected(found, expected: expected), at: offset, of: bytes)
    }
  }

  private static func boundary(_ offset: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var offset = offset
    while offset > 0, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }
}
