public import NumerusFormatting
public import NumerusLocales
public import NumerusPlurals

/// What is put into a message in the place of a placeholder: a raw value, never its text alone.
///
/// A number stays a number until the message knows how it is shown, since the plural form is chosen by
/// what is shown.
public enum MessageArgument: Hashable, Sendable {
  case int(Int64)
  case uint(UInt64)
  case double(Double)
  case text(String)
  /// A number that was formatted before: it is shown by its text and counted by its operands.
  indirect case formatted(FormattedNumber)
  /// A number with a style of its own, formatted in the message's locale.
  indirect case styled(Number, NumberStyle)
  /// Text with the operands that it is counted by; nil for what cannot be counted.
  indirect case custom(text: String, operands: PluralOperands?)
  /// A value that becomes an argument only in the message's locale.
  indirect case deferred(Deferred)
  /// A place that is kept and was never filled.
  case missing

  /// A raw number.
  public enum Number: Hashable, Sendable {
    case int(Int64)
    case uint(UInt64)
    case double(Double)
    /// Decimal text, for what no other case holds.
    case decimal(String)

    /// An integer of any type.
    public init(_ value: some BinaryInteger) {
      if let value = Int64(exactly: value) {
        self = .int(value)
      } else if let value = UInt64(exactly: value) {
        self = .uint(value)
      } else {
        self = .decimal("\(value)")
      }
    }

    /// A number with a fraction.
    public init(_ value: Double) { self = .double(value) }
  }

  /// An integer of any type.
  public init(_ value: some BinaryInteger) {
    switch Number(value) {
    case .int(let value): self = .int(value)
    case .uint(let value): self = .uint(value)
    case let number: self = .styled(number, .decimal)
    }
  }
}

/// A value that makes an argument of itself once the locale is known: another message, a date.
public protocol MessageArgumentSource: Hashable, Sendable {
  /// The argument in a locale.
  func argument(in locale: LocaleID) -> MessageArgument
}

extension MessageArgument {
  /// A ``MessageArgumentSource`` of any type.
  public struct Deferred: Hashable, Sendable {
    let source: any MessageArgumentSource

    /// A source that is asked once the locale is known.
    public init(_ source: some MessageArgumentSource) { self.source = source }

    /// Whether both are the same source.
    public static func == (left: Self, right: Self) -> Bool {
      AnyHashable(left.source) == AnyHashable(right.source)
    }

    /// Hashes what `==` compares.
    public func hash(into hasher: inout Hasher) { AnyHashable(source).hash(into: &hasher) }
  }

  /// The argument that is shown in a locale, with all that was deferred done.
  ///
  /// A source that answers with another source is asked again a few times and then taken for missing.
  package func settled(in locale: LocaleID) -> MessageArgument {
    var argument = self
    for _ in 0..<8 {
      guard case .deferred(let deferred) = argument else { return argument }
      argument = deferred.source.argument(in: locale)
    }
    return .missing
  }
}

extension MessageArgument: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByStringLiteral
{
  /// An integer as it stands in code.
  public init(integerLiteral value: Int64) { self = .int(value) }
  /// A number as it stands in code.
  public init(floatLiteral value: Double) { self = .double(value) }
  /// Text as it stands in code.
  public init(stringLiteral value: String) { self = .text(value) }
}
