/// Text of unknown origin as it may be written to a terminal, a log or an error message.
package enum VisibleText {
  /// The text with each control, format, bidirectional and line-breaking character replaced by one
  /// visible character, so that what is counted in characters, such as a caret, stays in its place.
  package static func of(_ text: some StringProtocol) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control where scalar.value < 0x20:
        result.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case .control where scalar.value == 0x7F: result.append("\u{2421}")
      case .control, .format, .lineSeparator, .paragraphSeparator: result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// A message, and beneath it a text with a mark under one of its scalars, counted from 0.
  package static func marked(_ message: String, _ text: String, caret: Int) -> String {
    "\(of(message))\n  \(of(text))\n  \(String(repeating: " ", count: caret))^"
  }

  /// The same for a text of any length: of more than 64 characters the first 63 and `…`.
  package static func excerpt(of text: some StringProtocol) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: 64, limitedBy: scalars.endIndex),
      end != scalars.endIndex
    else { return of(text) }
    var start = String.UnicodeScalarView()
    start.append(contentsOf: scalars.prefix(63))
    return of(String(start)) + "…"
  }
}
