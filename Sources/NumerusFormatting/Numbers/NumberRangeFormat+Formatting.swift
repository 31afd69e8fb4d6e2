internal import CNumerusICUShim

extension NumberRangeFormat {
  /// Formats a range between two integers.
  ///
  /// - Throws: The fault that was kept when the format was made, or ``FormatError/inexact(_:)``.
  public func format(
    from start: some BinaryInteger, to end: some BinaryInteger
  ) throws(FormatError) -> FormattedNumberRange {
    try format(NumberFormatInput(start), NumberFormatInput(end))
  }

  /// Formats a range between two numbers, by their shortest digits.
  ///
  /// - Throws: The fault that was kept when the format was made, or ``FormatError/inexact(_:)``.
  public func format(
    from start: Double, to end: Double
  ) throws(FormatError) -> FormattedNumberRange {
    try format(.double(start), .double(end))
  }

  /// Formats a range between two numbers in decimal text of any length.
  ///
  /// - Throws: ``FormatError/number(_:)`` for what `PluralOperands` does not read; else as for integers.
  public func format(
    fromDecimal start: some StringProtocol, toDecimal end: some StringProtocol
  ) throws(FormatError) -> FormattedNumberRange {
    try format(NumberFormatInput(reading: start), NumberFormatInput(reading: end))
  }

  /// The text of a range; with plain digits where the format has a fault.
  public func string(from start: some BinaryInteger, to end: some BinaryInteger) -> String {
    string(NumberFormatInput(start), NumberFormatInput(end))
  }

  /// The text of a range; with plain digits where the format has a fault.
  public func string(from start: Double, to end: Double) -> String {
    string(.double(start), .double(end))
  }

  /// The text of a range between two numbers in decimal text; text that is no number comes back as it is.
  public func string(
    fromDecimal start: some StringProtocol, toDecimal end: some StringProtocol
  ) -> String {
    guard let first = try? NumberFormatInput(reading: start),
      let last = try? NumberFormatInput(reading: end)
    else { return "\(start)–\(end)" }
    return string(first, last)
  }

  private func format(
    _ start: NumberFormatInput, _ end: NumberFormatInput
  ) throws(FormatError) -> FormattedNumberRange {
    let pointer = try handle.get().pointer
    let first = try ends.format(start)
    let last = try ends.format(end)
    var identity: Int32 = 0
    let text = try ICUText.formatted("unumrf_formatDecimalRange") {
      identity = Self.format(pointer, start, end, fields: true, $0, &$1)
    }
    return FormattedNumberRange(
      text, from: first, to: last, isEqual: identity == 0, looksEqual: identity < 2)
  }

  private func string(_ start: NumberFormatInput, _ end: NumberFormatInput) -> String {
    let plain = { "\(start.plain)–\(end.plain)" }
    guard case .success(let handle) = handle else { return plain() }
    let text = try? ICUText.string("unumrf_formatDecimalRange") {
      _ = Self.format(handle.pointer, start, end, fields: false, $0, &$1)
    }
    return text ?? plain()
  }

  private static func format(
    _ format: OpaquePointer, _ start: NumberFormatInput, _ end: NumberFormatInput, fields: Bool,
    _ text: OpaquePointer, _ status: inout Int32
  ) -> Int32 {
    let first = start.decimal
    let last = end.decimal
    return nicu_number_range_decimal(
      format, first, Int32(clamping: first.utf8.count), last, Int32(clamping: last.utf8.count),
      start.isEqual(to: end), fields, text, &status)
  }
}
