public import NumerusCatalogs
public import NumerusLocales

/// One language's value of a key, ready to be rendered.
///
///     let message = CompiledMessage("%2$@, %1$lld", language: "de")
///     message.render([3, "Anna"], in: MessageContext(locale: "de"))           // "Anna, 3"
///
/// A value of two words that can be shared between threads freely. Making one parses the string and never
/// fails; rendering parses nothing.
public struct CompiledMessage: Sendable {
  /// The string as the catalog has it, for a caller without arguments, whose percent signs are no
  /// placeholders.
  ///
  /// Of a message with plural forms it is the form for `other`.
  public let text: String

  /// Nil for a string without percent signs.
  let program: MessageProgram?

  /// What is wrong with the message, whatever its arguments are.
  public var faults: [MessageFault] { program?.faults ?? [] }

  /// Whether arguments can change what is shown.
  public var takesArguments: Bool {
    guard let program else { return false }
    return !program.fields.isEmpty || !program.choices.isEmpty
  }

  /// A string of a language.
  public init(_ text: String, language: LocaleID) {
    self.init(text, MessageLanguage(language), MessageOptions())
  }

  /// A localization out of a catalog; nil for one that has no value.
  ///
  /// - Parameters:
  ///   - localization: the value.
  ///   - key: the key, whose placeholders tell what is counted where the forms have none.
  ///   - language: the language of the string, by whose rules plural forms are chosen.
  ///   - options: for which device and width.
  public init?(
    _ localization: StringCatalog.Localization, key: String? = nil, language: LocaleID,
    options: MessageOptions = MessageOptions()
  ) {
    self.init(localization, key, MessageLanguage(language), options)
  }

  init?(
    _ localization: StringCatalog.Localization, _ key: String?, _ language: MessageLanguage,
    _ options: MessageOptions
  ) {
    guard let value = localization.value ?? localization.stringSet?.firstValue else { return nil }
    if case .unit(let unit) = value, !unit.value.utf8.contains(UInt8(ascii: "%")) {
      self.init(text: unit.value, program: nil)
      return
    }
    var compiler = MessageCompiler(
      language: language, options: options, key: key, substitutions: localization.substitutions)
    self.init(text: value.plainText(options), program: compiler.program(of: value))
  }

  init(_ text: String, _ language: MessageLanguage, _ options: MessageOptions) {
    guard text.utf8.contains(UInt8(ascii: "%")) else {
      self.init(text: text, program: nil)
      return
    }
    var compiler = MessageCompiler(
      language: language, options: options, key: nil, substitutions: [])
    self.init(
      text: text, program: compiler.program(of: .unit(StringCatalog.StringUnit(text))))
  }

  private init(text: String, program: MessageProgram?) {
    self.text = text
    self.program = program
  }
}

extension StringCatalog.StringSet {
  fileprivate var firstValue: StringCatalog.Variation? {
    values.first.map { .unit(StringCatalog.StringUnit($0)) }
  }
}

extension StringCatalog.Variation {
  /// One string of a variation, for who can show only one.
  fileprivate func plainText(_ options: MessageOptions, depth: Int = 0) -> String {
    guard depth < MessageCompiler.maximumDepth else { return "" }
    let chosen: StringCatalog.Variation?
    switch self {
    case .unit(let unit): return unit.value
    case .plural(let cases):
      chosen = (cases.first { $0.name == "other" } ?? cases.last)?.value
    case .width(let cases): chosen = options.chosenWidth(cases)
    case .device(let cases): chosen = options.chosenDevice(cases)
    }
    return chosen?.plainText(options, depth: depth + 1) ?? ""
  }
}
