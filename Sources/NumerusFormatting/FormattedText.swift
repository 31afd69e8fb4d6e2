/// Text that a formatter made, and what each part of it is.
public struct FormattedText: Hashable, Sendable {
  /// The text.
  public let string: String
  /// The parts in the order in which they begin, the outer one first where they nest.
  public let parts: [FormattedPart]

  init(string: String, parts: [FormattedPart]) {
    self.string = string
    self.parts = parts
  }

  /// The text of the first part that is a field; nil where none is.
  public func text(of field: FormattedField) -> Substring? {
    parts.first { $0.field == field }.map { string[$0.range] }
  }
}

extension FormattedText: CustomStringConvertible {
  /// The text.
  public var description: String { string }
}
