/// A type that a message shows under a format specifier of its own.
///
/// The specifiers are those of Foundation's `String.LocalizationValue`: they are part of a string's key.
public protocol MessageFormattable {
  /// The value as an argument.
  var messageArgument: MessageArgument { get }
  /// The specifier with its percent sign.
  var messageSpecifier: String { get }
}

extension MessageFormattable where Self: BinaryInteger {
  public var messageArgument: MessageArgument { MessageArgument(self) }
}

extension Int: MessageFormattable {
  public var messageArgument: MessageArgument { .int(Int64(self)) }
  public var messageSpecifier: String { "%lld" }
}

extension Int8: MessageFormattable { public var messageSpecifier: String { "%d" } }
extension Int16: MessageFormattable { public var messageSpecifier: String { "%d" } }
extension Int32: MessageFormattable { public var messageSpecifier: String { "%d" } }
extension Int64: MessageFormattable { public var messageSpecifier: String { "%lld" } }

extension UInt: MessageFormattable { public var messageSpecifier: String { "%llu" } }
extension UInt8: MessageFormattable { public var messageSpecifier: String { "%u" } }
extension UInt16: MessageFormattable { public var messageSpecifier: String { "%u" } }
extension UInt32: MessageFormattable { public var messageSpecifier: String { "%u" } }
extension UInt64: MessageFormattable { public var messageSpecifier: String { "%llu" } }

extension Float: MessageFormattable {
  public var messageArgument: MessageArgument { .double(Double(self)) }
  public var messageSpecifier: String { "%f" }
}

extension Double: MessageFormattable {
  public var messageArgument: MessageArgument { .double(self) }
  public var messageSpecifier: String { "%lf" }
}

extension String: MessageFormattable {
  public var messageArgument: MessageArgument { .text(self) }
  public var messageSpecifier: String { "%@" }
}
