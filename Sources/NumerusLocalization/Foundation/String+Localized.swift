#if !canImport(Darwin)
  public import Foundation
  public import NumerusMessages

  extension String {
    /// A key with the values that are put into its string, as Foundation's type of this name.
    public typealias LocalizationValue = MessageValue

    /// The string of a key in the language of ``Localizer/current``, with its values put in.
    ///
    ///     String(localized: "\(count) files", bundle: .module)
    ///
    /// Labels, defaults and keys are Foundation's. A key that the language does not have is looked for
    /// in others, see ``StringFallback``. The language is never chosen by `locale`, as on Apple's
    /// platforms: to choose it, use ``Localizer/with(_:operation:)``, a ``LocalizationManager``, or
    /// `AppLocale`.
    ///
    /// - Parameters:
    ///   - keyAndValue: the key; it also shows, with its values, where there is no string.
    ///   - table: the name of a table; nil or empty is `Localizable`.
    ///   - bundle: where the table is; nil is the localizer's ``Localizer/library``, which is the main
    ///     bundle unless the app has said otherwise.
    ///   - locale: what numbers are shown in. Nil, and `.current`, which is no one's choice on Linux, is
    ///     ``Localizer/locale``.
    ///   - comment: for translators; not used.
    public init(
      localized keyAndValue: String.LocalizationValue, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
      self = LocalizedLookup(table: table, bundle: bundle, locale: locale).string(keyAndValue)
    }

    /// The string of a key that says nothing, with the values of its default value put in.
    ///
    ///     String(localized: "FILE_COUNT", defaultValue: "\(count) files", bundle: .module)
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
      self = LocalizedLookup(table: table, bundle: bundle, locale: locale)
        .string(MessageValue(key.text), defaultValue: defaultValue)
    }

    /// The string of a key, with values put in the places that it keeps for them.
    public init(
      localized keyAndValue: String.LocalizationValue, options: String.LocalizationOptions,
      table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
      comment: StaticString? = nil
    ) {
      self = LocalizedLookup(table: table, bundle: bundle, locale: locale)
        .string(keyAndValue.replacing(options.replacements))
    }

    /// The string of a key that says nothing, with values put in the places of its default value.
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue,
      options: String.LocalizationOptions, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale? = nil, comment: StaticString? = nil
    ) {
      self = LocalizedLookup(table: table, bundle: bundle, locale: locale)
        .string(
          MessageValue(key.text), defaultValue: defaultValue.replacing(options.replacements))
    }

    /// The string that a resource names, in the language of ``Localizer/current``.
    public init(localized resource: LocalizedStringResource) {
      self = resource.lookup.string(resource.value, defaultValue: resource.explicitDefault)
    }

    /// What is put into the places that a key keeps: `\(placeholder: .int)`.
    public struct LocalizationOptions: Sendable {
      /// In the order of the places; nil leaves them empty.
      public var replacements: [any CVarArg & Sendable]?
      /// None.
      public init() {}
    }
  }

  /// Where a call of Foundation's kind looks, and what formats there.
  struct LocalizedLookup {
    var table: String?
    var bundle: Bundle?
    var locale: Locale?

    func string(_ value: MessageValue, defaultValue: MessageValue? = nil) -> String {
      let core = Localizer.current.core
      return core.string(
        LocalizerCore.Request(value: value, defaultValue: defaultValue, table: table),
        in: bundle.map { StringStore.of($0) } ?? core.store,
        context: ContextCache.context(locale, core.isolation))
    }
  }

  extension StaticString {
    var text: String { withUTF8Buffer { String(decoding: $0, as: UTF8.self) } }
  }
#endif
