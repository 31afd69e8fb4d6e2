internal import CNumerusICUShim

extension NumberFormat {
  /// Formats an integer.
  ///
  /// - Throws: The fault that was kept when the format was made, or ``FormatError/inexact(_:)``.
  public func format(_ value: Int) throws(FormatError) -> FormattedNumber {
    try format(.integer(Int64(value)))
  }

  /// Formats an integer of any size.
  ///
  /// - Throws: The fault that was kept when the format was made, or ``FormatError/inexact(_:)``.
  public func format(_ value: some BinaryInteger) throws(FormatError) -> FormattedNumber {
    try format(NumberFormatInput(value))
  }

  /// Formats a `Double`, by its shortest digits; NaN and ∞ as the locale writes them.
  ///
  /// - Throws: The fault that was kept when the format was made, or ``FormatError/inexact(_:)``.
  public func format(_ value: Double) throws(FormatError) -> FormattedNumber {
    try format(.double(value))
  }

  /// Formats a `Float`, by its own shortest digits.
  ///
  /// - Throws: The fault that was kept when the format was made, or ``FormatError/inexact(_:)``.
  public func format(_ value: Float) throws(FormatError) -> FormattedNumber {
    try format(NumberFormatInput(value))
  }

  /// Formats decimal text of any length, without loss: "1.50", "-3e5", "1.2c6", "NaN".
  ///
  /// The zeros at its end are not kept: which digits are shown is the style's matter. Where a measure is
  /// converted (``NumberStyle/usage(_:)``) or shown in several units ICU calculates in doubles: numbers that
  /// they do not hold, of more than about 15 digits, are ``FormatError/inexact(_:)``.
  ///
  /// - Throws: ``FormatError/number(_:)`` for what `PluralOperands` does not read; else as for integers.
  public func format(decimal text: some StringProtocol) throws(FormatError) -> FormattedNumber {
    try format(NumberFormatInput(reading: text))
  }

  func format(_ input: NumberFormatInput) throws(FormatError) -> FormattedNumber {
    let pointer = try handle.get().pointer
    guard style.converts(input, conversion) else { throw .inexact(input.plain) }
    do throws(FormatError) {
      let text = try ICUText.formatted("unumf_formatDecimal") {
        input.format(pointer, fields: true, $0, &$1)
      }
      let shown = FormattedNumber(text, decimal: ICUText.decimal, exponent: ICUText.exponent)
      if conversion == .mixed, shown.isBeyondMixing(input) {
        throw FormatError.inexact(input.plain)
      }
      return shown
    } catch {
      throw error.naming(input)
    }
  }
}

extension FormatError {
  /// A failure of ICU's for want of rounding, as one that names the number.
  func naming(_ input: NumberFormatInput) -> FormatError {
    guard case .icu(let status, _) = self, nicu_number_is_inexact(status) else { return self }
    return .inexact(input.plain)
  }
}
