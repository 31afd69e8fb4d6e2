/// A string with placeholders, taken apart.
///
///     MessagePattern("%1$@ has %2$lld files").placeholders.map(\.text)     // ["%1$@", "%2$lld"]
///
/// Every string is one: a percent sign that begins no placeholder is text, and a fault tells where it
/// stands. O(length).
public struct MessagePattern: Hashable, Sendable {
  /// A stretch of text, with `%%` read as one sign, or a placeholder.
  public enum Piece: Hashable, Sendable {
    case text(String)
    case placeholder(Placeholder)
  }

  /// The pieces in their order; no two texts follow each other.
  public let pieces: [Piece]
  /// The percent signs that begin no placeholder: the first hundred.
  public let faults: [MessageFault]

  /// Reads a string.
  public init(_ text: String) {
    var text = text
    let (pieces, faults) = text.withUTF8 { utf8 in
      var parser = PlaceholderParser(utf8)
      parser.parse()
      return (parser.pieces, parser.faults)
    }
    self.pieces = pieces
    self.faults = faults
  }

  /// The placeholders in their order.
  public var placeholders: [Placeholder] {
    pieces.compactMap {
      guard case .placeholder(let placeholder) = $0 else { return nil }
      return placeholder
    }
  }

  /// The placeholder of a format specifier, written with or without its percent sign: "lld", "%.1f", "@".
  ///
  /// Nil for what is none, or is more than one.
  static func specifier(_ text: String) -> Placeholder? {
    let pattern = MessagePattern(text.hasPrefix("%") ? text : "%" + text)
    guard pattern.pieces.count == 1, case .placeholder(let placeholder) = pattern.pieces[0] else {
      return nil
    }
    return placeholder
  }
}
