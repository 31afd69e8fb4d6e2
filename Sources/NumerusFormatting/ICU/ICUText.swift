internal import CNumerusICUShim

/// What ICU's calls leave in the thread's text.
enum ICUText {
  /// Runs a call that fills the text it is given, and makes a string of it.
  ///
  /// - Throws: ``FormatError/icu(status:call:)``.
  static func string(
    _ call: StaticString, _ fill: (OpaquePointer, inout Int32) -> Void
  ) throws(FormatError) -> String {
    string(of: try filled(call, fill))
  }

  /// Runs a call that fills the text it is given, and makes a string with fields of it.
  ///
  /// - Throws: ``FormatError/icu(status:call:)``.
  static func formatted(
    _ call: StaticString, _ fill: (OpaquePointer, inout Int32) -> Void
  ) throws(FormatError) -> FormattedText {
    let text = try filled(call, fill)
    let string = string(of: text)
    // ICU tells a group's separator before the integer that it stands in.
    let fields = (0..<nicu_text_field_count(text)).map { nicu_text_field(text, $0) }
      .sorted { ($0.start, $1.limit) < ($1.start, $0.limit) }
    return FormattedText(
      string: string, parts: fields.compactMap { FormattedPart($0, in: string) })
  }

  /// The number that the last call of this thread formatted, where its text has no digits.
  static var decimal: String? {
    let text = String(cString: nicu_text_decimal(nicu_text_scratch()))
    return text.isEmpty ? nil : text
  }

  /// The power of ten that the number which the last call of this thread formatted does not show.
  ///
  /// Nil where the shim does not say it: below 0, and above what compact notation has.
  static var exponent: Int? {
    let exponent = nicu_text_exponent(nicu_text_scratch())
    return exponent >= 0 ? Int(exponent) : nil
  }

  private static func filled(
    _ call: StaticString, _ fill: (OpaquePointer, inout Int32) -> Void
  ) throws(FormatError) -> OpaquePointer {
    // The shim gives every thread one; it is null only before C++ could make it, which cannot be.
    guard let text = nicu_text_scratch() else { throw .icu(7, call) }
    var status: Int32 = 0
    fill(text, &status)
    guard status <= 0 else { throw .icu(status, call) }
    return text
  }

  private static func string(of text: OpaquePointer) -> String {
    let count = Int(nicu_text_length(text))
    guard let start = nicu_text_utf8(text), count > 0 else { return "" }
    return start.withMemoryRebound(to: UInt8.self, capacity: count) {
      String(decoding: UnsafeBufferPointer(start: $0, count: count), as: UTF8.self)
    }
  }
}
