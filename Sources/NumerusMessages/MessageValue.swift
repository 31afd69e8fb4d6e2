/// What an interpolated string says to a catalog: a key with placeholders, and the raw values in them.
///
///     let value: MessageValue = "\(3) files in \("Documents")"
///     value.key                       // "%lld files in %@"
///     value.arguments                 // [.int(3), .text("Documents")]
///
/// The keys are those of Foundation's `String.LocalizationValue`, so that catalogs made by Xcode fit.
public struct MessageValue: Hashable, Sendable {
  /// What catalogs have the string under.
  public let key: String
  /// The values of the interpolations, raw.
  public let arguments: [MessageArgument]
  /// Whether the key's percent signs are placeholders: false for a literal without interpolations, which is
  /// shown as it is.
  public let isFormat: Bool

  /// A key that is shown as it is, for want of a translation.
  public init(_ key: String) {
    self.key = key
    arguments = []
    isFormat = false
  }

  /// A key with placeholders.
  public init(key: String, arguments: [MessageArgument]) {
    self.key = key
    self.arguments = arguments
    isFormat = true
  }

  /// The text that a message gives with the values: that of its placeholders filled, or as it stands where
  /// this is a literal without interpolations.
  public func render(with message: CompiledMessage, in context: MessageContext) -> String {
    if isFormat || message.takesChoices { return message.render(arguments, in: context) }
    return message.text
  }
}

extension CompiledMessage {
  /// Whether the message has plural forms or substitutions, which no text can stand for as it is.
  var takesChoices: Bool { program.map { !$0.choices.isEmpty } ?? false }
}

extension MessageValue: ExpressibleByStringInterpolation {
  /// A literal without interpolations, whose percent signs are percent signs.
  public init(stringLiteral value: String) { self.init(value) }

  /// A literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    self.init(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
  }
}
