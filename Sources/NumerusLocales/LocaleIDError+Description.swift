extension LocaleIDError: CustomStringConvertible {
  /// Three lines: the message, the identifier, a caret under the fault.
  ///
  /// Of a long identifier only the neighbourhood of the fault is shown, and characters that
  /// would not show are replaced by visible ones.
  public var description: String {
    let utf8 = identifier.utf8
    let begin = offset > 48 ? offset - 32 : 0
    let from = utf8.index(utf8.startIndex, offsetBy: begin, limitedBy: utf8.endIndex)
    // Rounding down keeps a cut from falling inside a character.
    let shown = identifier[(from ?? utf8.endIndex)...].prefix(72)
    var line = begin == 0 ? "" : "…"
    let caret = line.count + offset - begin
    line += VisibleText.of(shown)
    if shown.endIndex != identifier.endIndex { line += "…" }
    let pad = String(repeating: " ", count: caret)
    return """
      malformed locale identifier: expected \(expected) at column \(column)
        \(line)
        \(pad)^
      """
  }
}
