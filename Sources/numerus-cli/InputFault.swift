import NumerusFormatting
import NumerusLocales
import NumerusPlurals

/// Why one input could not be answered, and where in it.
struct InputFault: Error {
  private let message: String
  private let column: Int?
  private let excerpt: String
  private let caret: Int

  /// A line above the limit of the reader.
  static func tooLong(_ bytes: Int) -> InputFault {
    InputFault(
      message: "a line of \(bytes) bytes; expected at most \(LineReader.defaultLimit)",
      column: nil, excerpt: "", caret: 0)
  }

  /// Text that was to be a range.
  static func missing(in text: UnsafeBufferPointer<UInt8>) -> InputFault {
    let end = text.count > 64 ? "…" : ""
    let shown = String(decoding: text.prefix(64), as: UTF8.self) + end
    return InputFault(
      message: "no '..'; expected two numbers with '..' between them, such as 1..2",
      column: nil, excerpt: shown, caret: shown.unicodeScalars.count)
  }

  /// What cannot be formatted, or the place in it where it stops being a value.
  init(_ error: FormatError) {
    guard case .number(let error) = error else {
      self.init(message: error.description, column: nil, excerpt: "", caret: 0)
      return
    }
    self.init(error)
  }

  /// Text that was to be a range.
  static func missingRange(in text: String) -> InputFault {
    var text = text
    return text.withUTF8 { missing(in: $0) }
  }

  /// Something else that an input is not.
  init(message: String) {
    self.init(message: message, column: nil, excerpt: "", caret: 0)
  }

  init(message: String, column: Int?, excerpt: String, caret: Int) {
    self.message = message
    self.column = column
    self.excerpt = excerpt
    self.caret = caret
  }

  init(_ error: NumberSyntaxError) {
    self.init(
      message: error.message, column: error.fault == .empty ? nil : error.column,
      excerpt: error.excerpt, caret: error.caret)
  }

  /// A fault of a text that is part of a larger one: what stands before it in characters, and the
  /// larger text where it is short enough to be shown.
  func inside(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> InputFault {
    let before = text[..<offset].count { $0 & 0xC0 != 0x80 }
    let column = (column ?? 1) + before
    guard text.count <= 64 else {
      return InputFault(message: message, column: column, excerpt: excerpt, caret: caret)
    }
    let whole = String(decoding: text, as: UTF8.self)
    return InputFault(message: message, column: column, excerpt: whole, caret: column - 1)
  }

  /// The same fault in a line that has so many more characters before the text.
  func moved(by characters: Int) -> InputFault {
    InputFault(
      message: message, column: column.map { $0 + characters }, excerpt: excerpt, caret: caret)
  }

  /// The fault as `NumberSyntaxError` describes it, but safe to send to a terminal.
  func description(at place: String) -> String {
    let head = "\(place): \(message)" + (column.map { ", at column \($0)" } ?? "")
    guard !excerpt.isEmpty else { return Self.printable(head) }
    return VisibleText.marked(head, excerpt, caret: caret)
  }

  /// Input may hold escape sequences, line breaks and bidirectional controls: each becomes a
  /// visible character, so that the caret stays where it belongs.
  static func printable(lines text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { printable(String($0)) }
      .joined(separator: "\n")
  }

  /// See ``printable(lines:)``; for text that has to stay on one line.
  static func printable(_ text: String) -> String {
    VisibleText.of(text)
  }

  /// The same for an argument, which may be of any length.
  static func excerpt(_ text: String) -> String {
    VisibleText.excerpt(of: text)
  }
}
