/// Text alone, which costs half of what ``FormattedNumber`` does, and never fails: where the format has a fault
/// or the number cannot be shown, plain digits come back.
extension NumberFormat {
  /// The text of an integer.
  public func string(from value: Int) -> String { string(.integer(Int64(value))) }

  /// The text of an integer of any size.
  public func string(from value: some BinaryInteger) -> String { string(NumberFormatInput(value)) }

  /// The text of a `Double`, by its shortest digits.
  public func string(from value: Double) -> String { string(.double(value)) }

  /// The text of a `Float`, by its own shortest digits.
  public func string(from value: Float) -> String { string(NumberFormatInput(value)) }

  /// The text of a number in decimal text; text that is no number comes back as it is.
  public func string(decimal text: some StringProtocol) -> String {
    guard let input = try? NumberFormatInput(reading: text) else { return String(text) }
    return string(input)
  }

  private func string(_ input: NumberFormatInput) -> String {
    guard case .success(let handle) = handle else { return input.plain }
    if conversion != .none { return (try? format(input).string) ?? input.plain }
    let text = try? ICUText.string("unumf_formatDecimal") {
      input.format(handle.pointer, fields: false, $0, &$1)
    }
    return text ?? input.plain
  }
}
