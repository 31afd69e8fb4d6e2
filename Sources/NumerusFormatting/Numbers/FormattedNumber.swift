public import NumerusPlurals

/// A number as it is shown: its text, what each part of the text is, and its plural operands.
///
///     let shown = try NumberFormat(.compact, locale: "pl").format(9_618)
///     shown.string                               // "9,6 tys."
///     shown.operands                             // 9.6c3
///     PluralRules("pl").category(for: shown)     // .many
///
/// Two numbers that are shown alike have the same operands, and so the same category.
public struct FormattedNumber: Hashable, Sendable {
  let text: FormattedText
  /// The power of ten that is not shown in digits; nil where ICU does not say it.
  let exponent: Int?

  /// The number where the text shows it without digits.
  let decimal: String?

  init(_ text: FormattedText, decimal: String?, exponent: Int?) {
    self.text = text
    self.decimal = decimal
    self.exponent = exponent
  }

  /// The text.
  public var string: String { text.string }

  /// The parts of the text: integer, fraction, currency and so on.
  public var parts: [FormattedPart] { text.parts }

  /// The text of the first part that is a field; nil where none is: `shown.text(of: .currency)`.
  public func text(of field: FormattedField.Number) -> Substring? { text.text(of: .number(field)) }
}

extension FormattedNumber: CustomStringConvertible {
  /// The text.
  public var description: String { string }
}

extension PluralRules {
  /// The category of a number as it is shown.
  public func category(for shown: FormattedNumber) -> PluralCategory {
    category(for: shown.operands)
  }
}
