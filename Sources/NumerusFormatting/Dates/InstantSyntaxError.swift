internal import NumerusLocales

/// Text that is no time in ISO 8601, with the place where it stops being one.
///
/// Its description shows the place:
///
///     expected a day of two digits, from 1 to 28, at column 9
///       2026-02-30
///               ^
public struct InstantSyntaxError: Error, Hashable, Sendable {
  /// What should have stood there.
  public let expected: String
  /// The place in characters (Unicode scalars), counted from 1.
  public let column: Int
  /// The beginning of the text; the whole of it where it is short.
  public let excerpt: String

  init(_ text: String, offset: Int, expected: String) {
    self.expected = expected
    let utf8 = text.utf8
    let place = utf8.index(utf8.startIndex, offsetBy: offset, limitedBy: utf8.endIndex)
    column = text.unicodeScalars[..<(place ?? utf8.endIndex)].count + 1
    // A long line must not be copied into its own error message.
    excerpt = String(String.UnicodeScalarView(text.unicodeScalars.prefix(80)))
  }
}

extension InstantSyntaxError: CustomStringConvertible {
  /// The fault with its column, and beneath it the text with a caret.
  public var description: String {
    let place = "expected \(expected), at column \(column)"
    guard !excerpt.isEmpty, column <= 81 else { return place }
    return VisibleText.marked(place, excerpt, caret: column - 1)
  }
}

/// A message, and beneath it a text with a mark under the place that the message is about.
