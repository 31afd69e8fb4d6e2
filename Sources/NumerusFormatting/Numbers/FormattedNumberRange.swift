public import NumerusPlurals

/// A range of numbers as it is shown: its text, what each part of the text is, and both ends.
public struct FormattedNumberRange: Hashable, Sendable {
  let text: FormattedText
  /// The first number, as it is shown by itself.
  public let start: FormattedNumber
  /// The last number, as it is shown by itself.
  public let end: FormattedNumber
  /// Whether the ends were equal before rounding.
  public let isEqual: Bool
  /// Whether the ends are equal once they are rounded, so that one number may be shown: "~5".
  public let looksEqual: Bool

  init(
    _ text: FormattedText, from start: FormattedNumber, to end: FormattedNumber, isEqual: Bool,
    looksEqual: Bool
  ) {
    self.text = text
    self.start = start
    self.end = end
    self.isEqual = isEqual
    self.looksEqual = looksEqual
  }

  /// The text.
  public var string: String { text.string }

  /// The parts of the text; ``FormattedField/rangeValue(_:)`` is around those of each end.
  public var parts: [FormattedPart] { text.parts }

  /// Whether two numbers are shown.
  public var showsRange: Bool { parts.contains { $0.field == .rangeValue(1) } }
}

extension FormattedNumberRange: CustomStringConvertible {
  /// The text.
  public var description: String { string }
}

extension PluralRules {
  /// The category of a range as it is shown, from those of its ends; where one number is shown, that
  /// number's.
  public func category(for shown: FormattedNumberRange) -> PluralCategory {
    let end = category(for: shown.end)
    guard shown.showsRange else { return end }
    return category(forRangeFrom: category(for: shown.start), to: end)
  }
}
