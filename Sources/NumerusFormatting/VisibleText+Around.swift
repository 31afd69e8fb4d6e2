internal import NumerusLocales

extension VisibleText {
  /// A message, and beneath it what stands around a place in a text of any length, with a mark under it.
  ///
  /// - Parameter offset: In characters from 0.
  static func marked(_ message: String, around offset: Int, of text: String) -> String {
    let start = max(0, offset - 40)
    let rest = text.dropFirst(start)
    let shown = rest.prefix(64)
    // A character can be as long as the text: a letter with all the marks in the world.
    let line = shown.map { character in
      VisibleText.of(String(String.UnicodeScalarView(character.unicodeScalars.prefix(16))))
    }
    let before = start > 0 ? "…" : ""
    let after = shown.endIndex < rest.endIndex ? "…" : ""
    let indent = String(repeating: " ", count: offset - start + before.count)
    return "\(message)\n  \(before)\(line.joined())\(after)\n  \(indent)^"
  }
}
