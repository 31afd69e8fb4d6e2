/// Text that a formatter made, and what each part of it is.
public struct FormattedText: Hashable, Sendable {
  public let string: String
  /// The parts in the order in which they begin, the outer one first where they nest.
  public let parts: [FormattedPart]

  init(string: String, parts: [FormattedPart]) {
    self.string = string
    self.parts = parts
  }
}

extension FormattedText: CustomStringConvertible {
  public var description: String { string }
}
