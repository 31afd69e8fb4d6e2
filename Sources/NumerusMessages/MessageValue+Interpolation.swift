public import NumerusFormatting

extension MessageValue {
  /// Builds a key and keeps the values.
  public struct StringInterpolation: StringInterpolationProtocol, Hashable, Sendable {
    var key = ""
    var arguments: [MessageArgument] = []

    /// An empty key with room for what is to come.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 4 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Adds text; its percent signs are doubled.
    public mutating func appendLiteral(_ literal: String) {
      guard literal.utf8.contains(UInt8(ascii: "%")) else {
        key += literal
        return
      }
      for character in literal { key += character == "%" ? "%%" : String(character) }
    }

    /// Adds an argument under a format specifier with its percent sign: "%@".
    public mutating func appendArgument(_ argument: MessageArgument, specifier: String) {
      key += specifier
      arguments.append(argument)
    }
  }
}

extension MessageValue.StringInterpolation {
  /// Adds text as `%@`.
  public mutating func appendInterpolation(_ string: String) {
    appendArgument(.text(string), specifier: "%@")
  }

  /// Adds text as `%@`.
  public mutating func appendInterpolation(_ substring: Substring) {
    appendArgument(.text(String(substring)), specifier: "%@")
  }

  /// Adds a number under the specifier of its type: `%lld` of an `Int`, `%lf` of a `Double`.
  public mutating func appendInterpolation(_ value: some MessageFormattable) {
    appendArgument(value.messageArgument, specifier: value.messageSpecifier)
  }

  /// Adds a number under a specifier, which becomes part of the key: `\(x, specifier: "%.1f")`.
  public mutating func appendInterpolation(
    _ value: some MessageFormattable, specifier: String
  ) {
    appendArgument(value.messageArgument, specifier: specifier)
  }

  /// Adds a number that was formatted before, as `%@`; it is counted by what it shows.
  public mutating func appendInterpolation(_ shown: FormattedNumber) {
    appendArgument(.formatted(shown), specifier: "%@")
  }

  /// Adds an integer with a style of its own, as `%@`; it is formatted in the message's locale, and counted
  /// by what it shows.
  public mutating func appendInterpolation(_ value: some BinaryInteger, format: NumberStyle) {
    appendArgument(.styled(MessageArgument.Number(value), format), specifier: "%@")
  }

  /// Adds a number with a style of its own, as `%@`; see the one for integers.
  public mutating func appendInterpolation(_ value: Double, format: NumberStyle) {
    appendArgument(.styled(.double(value), format), specifier: "%@")
  }

  /// Adds an argument of any kind, as `%@` unless told otherwise.
  public mutating func appendInterpolation(
    argument: MessageArgument, specifier: String = "%@"
  ) {
    appendArgument(argument, specifier: specifier)
  }
}
