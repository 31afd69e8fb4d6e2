public import NumerusPlurals

/// A relative time as text, and the number that it shows.
public struct RelativeText: Hashable, Sendable {
  /// The text and its parts.
  public let text: FormattedText
  /// The number as it is shown, without its sign; nil where a word stands for it ("tomorrow").
  public let operands: PluralOperands?

  /// The text.
  public var string: String { text.string }
  /// The parts of the text.
  public var parts: [FormattedPart] { text.parts }
}

extension RelativeText: CustomStringConvertible {
  /// The text.
  public var description: String { string }
}

extension PluralRules {
  /// The category of the number that a text shows; nil where it shows none ("tomorrow").
  public func category(for shown: RelativeText) -> PluralCategory? {
    shown.operands.map { category(for: $0) }
  }
}
