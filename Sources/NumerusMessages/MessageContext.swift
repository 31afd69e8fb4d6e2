public import NumerusFormatting
public import NumerusLocales

/// What messages are rendered in: the locale of numbers, the policy of isolation, and where faults go.
///
/// Making one costs nothing; the first number costs some microseconds. Keep it, copy it, share it: copies
/// share the number formats.
public struct MessageContext: Sendable {
  /// The locale whose digits, groups and separators numbers are shown in.
  public var locale: LocaleID { numbers.locale }
  /// Whether inserted text is isolated from the text around it, see `BidiIsolation`.
  ///
  /// `BidiIsolation/automatic` isolates where the order of the characters would suffer.
  public var isolation: BidiIsolation
  /// What is told of faults; the message comes back all the same.
  public var onFault: (@Sendable (MessageFault) -> Void)?

  let numbers: MessageNumbers

  /// A context whose number formats are opened when they are first needed.
  public init(
    locale: LocaleID, isolation: BidiIsolation = .automatic,
    onFault: (@Sendable (MessageFault) -> Void)? = nil
  ) {
    numbers = MessageNumbers(locale)
    self.isolation = isolation
    self.onFault = onFault
  }
}
