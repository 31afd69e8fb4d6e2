#if !canImport(Darwin)
  internal import Foundation
  internal import NumerusFormatting
  internal import NumerusLocales
  internal import NumerusMessages

  extension LocalizedStringResource: Codable {
    private enum CodingKeys: String, CodingKey {
      case key, arguments, isFormat, defaultValue, table, locale, bundleURL, comment
    }

    /// Reads what ``encode(to:)`` writes; another process's main bundle becomes this one's.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let key = try values.decode(String.self, forKey: .key)
      let arguments = try values.decodeIfPresent([CodedArgument].self, forKey: .arguments)
      let text = try values.decodeIfPresent(CodedValue.self, forKey: .defaultValue)
      let url = try values.decodeIfPresent(URL.self, forKey: .bundleURL)
      self.init(
        arguments.map { MessageValue(key: key, arguments: $0.map(\.argument)) }
          ?? MessageValue(key),
        text?.value, try values.decodeIfPresent(String.self, forKey: .table),
        try values.decode(Locale.self, forKey: .locale), url.map { .atURL($0) } ?? .main,
        try values.decodeIfPresent(String.self, forKey: .comment))
    }

    /// Writes names and values; a class's bundle becomes a place.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(key, forKey: .key)
      if value.isFormat {
        try values.encode(value.arguments.map { CodedArgument($0, locale) }, forKey: .arguments)
      }
      try values.encodeIfPresent(
        explicitDefault.map { CodedValue($0, locale) }, forKey: .defaultValue)
      try values.encodeIfPresent(table, forKey: .table)
      try values.encode(locale, forKey: .locale)
      try values.encodeIfPresent(comment, forKey: .comment)
      switch bundle {
      case .main: break
      case .atURL(let url): try values.encode(url, forKey: .bundleURL)
      case .forClass(let type): try values.encode(Bundle(for: type).bundleURL, forKey: .bundleURL)
      }
    }
  }

  /// A key with its values, as it is encoded.
  private struct CodedValue: Codable {
    var key: String
    var arguments: [CodedArgument]?

    init(_ value: MessageValue, _ locale: Locale) {
      key = value.key
      arguments = value.isFormat ? value.arguments.map { CodedArgument($0, locale) } : nil
    }

    var value: MessageValue {
      arguments.map { MessageValue(key: key, arguments: $0.map(\.argument)) } ?? MessageValue(key)
    }
  }

  /// A value, as it is encoded: one of these.
  private struct CodedArgument: Codable {
    var int: Int64?
    var uint: UInt64?
    var double: Double?
    var text: String?

    init(_ argument: MessageArgument, _ locale: Locale) {
      switch argument {
      case .int(let value): int = value
      case .uint(let value): uint = value
      case .double(let value): double = value
      case .text(let value): text = value
      case .missing: break
      default:
        let context = MessageContext(locale: LocaleID(locale.identifier), isolation: .never)
        text = CompiledMessage("%@", language: context.locale).render(argument, in: context)
      }
    }

    var argument: MessageArgument {
      if let int { return .int(int) }
      if let uint { return .uint(uint) }
      if let double { return .double(double) }
      return text.map { .text($0) } ?? .missing
    }
  }
#endif
