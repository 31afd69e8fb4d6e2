#if !canImport(Darwin)
  public import Foundation
  internal import NumerusLocales
  public import NumerusMessages

  extension AttributedString {
    /// The string of a key in the language of ``Localizer/current``, with its Markdown read.
    ///
    ///     AttributedString(localized: "**\(count)** files", bundle: .module)
    ///
    /// Read are emphasis, strong emphasis, strikethrough, code, links and `^[text](attributes)`. Values
    /// that are put in are text, whatever Markdown would make of them. Inflection
    /// (`^[…](inflect: true)`) is not done here: its marks are taken out, and
    /// ``LocalizationFault/inflection(key:)`` is reported.
    public init(
      localized keyAndValue: String.LocalizationValue, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
      self.init(keyAndValue, nil, LocalizedLookup(table: table, bundle: bundle, locale: locale))
    }

    /// The string of a key that says nothing, with its Markdown read.
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
      self.init(
        MessageValue(key.text), defaultValue,
        LocalizedLookup(table: table, bundle: bundle, locale: locale))
    }

    /// The string of a key, with values put in the places that it keeps for them, and its Markdown read.
    public init(
      localized keyAndValue: String.LocalizationValue, options: LocalizationOptions,
      table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
      comment: StaticString? = nil
    ) {
      self.init(
        keyAndValue.replacing(options.replacements), nil,
        LocalizedLookup(table: table, bundle: bundle, locale: locale))
    }

    /// The string that a resource names, with its Markdown read.
    public init(localized resource: LocalizedStringResource) {
      self.init(resource.value, resource.explicitDefault, resource.lookup)
    }

    /// What is put into the places that a key keeps.
    public struct LocalizationOptions: Sendable {
      /// In the order of the places.
      public var replacements: [any CVarArg & Sendable]?
      /// None.
      public init() {}
    }

    private init(
      _ value: MessageValue, _ defaultValue: MessageValue?, _ lookup: LocalizedLookup
    ) {
      let markdown = InlineMarkdown(
        lookup.string(value.escapingMarkdown, defaultValue: defaultValue?.escapingMarkdown))
      if markdown.attributes.contains(where: { $0.contains("inflect") }) {
        LocalizationFault.report(.inflection(key: value.key))
      }
      self.init()
      for run in markdown.runs {
        var part = AttributedString(run.text)
        if !run.marks.isEmpty {
          part.inlinePresentationIntent = InlinePresentationIntent(rawValue: run.marks.rawValue)
        }
        if let link = run.link { part.link = URL(string: link) }
        append(part)
      }
    }
  }

  extension MessageValue {
    /// This value with its texts such that Markdown leaves them as they are.
    var escapingMarkdown: MessageValue {
      guard isFormat else { return self }
      return MessageValue(
        key: key,
        arguments: arguments.map { argument in
          switch argument {
          case .text(let text): .text(InlineMarkdown.escaped(text))
          case .deferred: .deferred(.init(EscapedValue(value: argument)))
          default: argument
          }
        })
    }
  }

  private struct EscapedValue: MessageArgumentSource {
    let value: MessageArgument

    func argument(in locale: LocaleID) -> MessageArgument {
      switch value.settled(in: locale) {
      case .text(let text): .text(InlineMarkdown.escaped(text))
      case .custom(let text, let operands):
        .custom(text: InlineMarkdown.escaped(text), operands: operands)
      case let argument: argument
      }
    }
  }
#endif
