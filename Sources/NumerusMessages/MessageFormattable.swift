/// A type that a message shows under a format specifier of its own.
///
/// The specifiers are those of Foundation's `String.LocalizationValue`: they are part of a string's key.
public protocol MessageFormattable {
  /// The value as an argument.
  var messageArgument: MessageArgument { get }
  /// The specifier with its percent sign.
  var messageSpecifier: String { get }
}

extension MessageFormattable where Self: FixedWidthInteger {
  /// The integer, raw.
  public var messageArgument: MessageArgument { MessageArgument(self) }

  /// `%d` or `%u` up to 32 bits, `%lld` or `%llu` above.
  public var messageSpecifier: String {
    switch (Self.bitWidth > 32, Self.isSigned) {
    case (false, true): "%d"
    case (false, false): "%u"
    case (true, true): "%lld"
    case (true, false): "%llu"
    }
  }
}

extension Int: MessageFormattable {
  /// `%lld`, on 32-bit platforms too.
  public var messageSpecifier: String { "%lld" }
}

extension UInt: MessageFormattable {
  /// `%llu`, on 32-bit platforms too.
  public var messageSpecifier: String { "%llu" }
}

extension Int8: MessageFormattable {}
extension Int16: MessageFormattable {}
extension Int32: MessageFormattable {}
extension Int64: MessageFormattable {}
extension UInt8: MessageFormattable {}
extension UInt16: MessageFormattable {}
extension UInt32: MessageFormattable {}
extension UInt64: MessageFormattable {}

extension Float: MessageFormattable {
  /// The number, raw.
  public var messageArgument: MessageArgument { .double(Double(self)) }
  /// `%f`.
  public var messageSpecifier: String { "%f" }
}

extension Double: MessageFormattable {
  /// The number, raw.
  public var messageArgument: MessageArgument { .double(self) }
  /// `%lf`.
  public var messageSpecifier: String { "%lf" }
}

extension String: MessageFormattable {
  /// The text.
  public var messageArgument: MessageArgument { .text(self) }
  /// `%@`.
  public var messageSpecifier: String { "%@" }
}
