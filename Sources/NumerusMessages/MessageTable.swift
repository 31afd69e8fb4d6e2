public import NumerusCatalogs
public import NumerusLocales

/// The messages of one language of a catalog, by key.
///
///     let table = MessageTable(catalog, language: "ar")
///     table["%lld files"]?.render(11, in: MessageContext(locale: "ar-EG"))
///
/// Immutable, and can be shared between threads freely. Everything is compiled at once, which costs less
/// than a microsecond for a plain string and some microseconds for one with forms; a look-up is one hash.
public struct MessageTable: Sendable {
  /// The language of the strings, by whose rules plural forms are chosen.
  public let language: LocaleID
  private let messages: [String: CompiledMessage]

  /// Localizations of one language by their keys; of a key that comes twice the last one holds.
  public init(
    language: LocaleID,
    localizations: some Sequence<(key: String, value: StringCatalog.Localization)>,
    options: MessageOptions = MessageOptions()
  ) {
    self.language = language
    let described = MessageLanguage(language)
    var messages: [String: CompiledMessage] = [:]
    messages.reserveCapacity(localizations.underestimatedCount)
    for (key, value) in localizations {
      if let message = CompiledMessage(value, key, described, options) { messages[key] = message }
    }
    self.messages = messages
  }

  /// The strings of a catalog that it has in a language.
  ///
  /// - Parameters:
  ///   - catalog: the catalog.
  ///   - language: the language as the catalog writes it.
  ///   - options: for which device and width.
  public init(
    _ catalog: StringCatalog, language: String, options: MessageOptions = MessageOptions()
  ) {
    self.init(
      language: LocaleID(language),
      localizations: catalog.entries.lazy.compactMap { entry in
        entry[language].map { (key: entry.key, value: $0) }
      }, options: options)
  }

  /// The message of a key.
  public subscript(key: String) -> CompiledMessage? { messages[key] }

  /// The keys, in no order.
  public var keys: some Collection<String> & Sendable { messages.keys }

  /// How many messages there are.
  public var count: Int { messages.count }

  /// The text of a value by its key; nil where the table has none.
  public func string(for value: MessageValue, in context: MessageContext) -> String? {
    messages[value.key].map { value.render(with: $0, in: context) }
  }
}
