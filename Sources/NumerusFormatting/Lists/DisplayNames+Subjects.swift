internal import CNumerusICUShim
public import NumerusLocales

extension DisplayNames {
  /// What can have a name.
  public enum Subject: Hashable, Sendable {
    /// A language with what else its identifier holds: "French (Canada)".
    case locale(LocaleID)
    /// A language subtag: `fr`.
    case language(String)
    /// A script subtag: `Hant`.
    case script(String)
    /// A region subtag: `CA`, `419`.
    case region(String)
    /// A variant subtag: `valencia`.
    case variant(String)
    /// A currency code: `EUR`.
    case currency(String)
    /// The key of a keyword: `ca`, the calendar.
    case keyword(String)
    /// The value of a keyword: `buddhist`, of `ca`.
    case keywordValue(String, of: String)
  }

  /// The name of something; where it has none, its code or nil, by ``fallback``.
  ///
  /// A locale has a name where each of its parts has one. Case does not matter.
  public func name(of subject: Subject) -> String? {
    if let name = exactName(of: subject) { return name }
    guard fallback == .code else { return nil }
    if case .locale(let locale) = subject {
      return substituting.flatMap { Self.name($0, NICU_NAME_LOCALE, locale.identifier) }
        ?? locale.identifier
    }
    return subject.code
  }

  /// The name of something, whatever ``fallback`` is.
  ///
  /// - Throws: ``FormatError/unknown(_:_:)`` or, of a locale, ``FormatError/unknownLocale(_:)`` where
  ///   it has none.
  public func name(validating subject: Subject) throws(FormatError) -> String {
    if let name = exactName(of: subject) { return name }
    if case .locale(let locale) = subject { throw .unknownLocale(locale) }
    throw .unknown(subject.kind, subject.code)
  }

  private func exactName(of subject: Subject) -> String? {
    guard let exact else { return nil }
    switch subject {
    case .locale(let locale):
      // Without substitutes ICU leaves out what has no name, and not always with its comma.
      let name = Self.name(exact, NICU_NAME_LOCALE, locale.identifier)
      let whole = substituting.flatMap { Self.name($0, NICU_NAME_LOCALE, locale.identifier) }
      return name == whole ? name : nil
    case .language(let code): return Self.name(exact, NICU_NAME_LANGUAGE, code.lowercased())
    case .script(let code): return scriptName(exact, code)
    case .region(let code): return Self.name(exact, NICU_NAME_REGION, code.uppercased())
    case .variant(let code): return Self.name(exact, NICU_NAME_VARIANT, code.uppercased())
    case .currency(let code): return currencyName(code, .name)
    case .keyword(let key): return Self.name(exact, NICU_NAME_KEY, key.lowercased())
    case .keywordValue(let value, let key):
      guard Self.isCode(key), Self.isCode(value) else { return nil }
      return Self.nonEmpty {
        nicu_display_names_value(exact.pointer, key.lowercased(), value.lowercased(), $0, &$1)
      }
    }
  }

  /// ICU's display names have the form of a script's name that stands beside a language only.
  private func scriptName(_ names: ICUHandle, _ code: String) -> String? {
    let code = code.prefix(1).uppercased() + code.dropFirst().lowercased()
    guard let name = Self.name(names, NICU_NAME_SCRIPT, code) else { return nil }
    guard capitalization == .none || capitalization == .standalone else { return name }
    return Self.nonEmpty { nicu_script_name(code, identifier, $0, &$1) } ?? name
  }

  private static func name(
    _ names: ICUHandle, _ kind: nicu_name_kind, _ code: String
  ) -> String? {
    guard isCode(code) else { return nil }
    return nonEmpty { nicu_display_names_name(names.pointer, kind, code, $0, &$1) }
  }

  private static func nonEmpty(_ fill: (OpaquePointer, inout Int32) -> Void) -> String? {
    guard let name = try? ICUText.string("uldn", fill), !name.isEmpty else { return nil }
    return name
  }

  /// Whether text can be a code at all.
  ///
  /// A zero byte would end it early for C.
  static func isCode(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
          UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }
}

extension DisplayNames.Subject {
  /// What was asked about.
  var code: String {
    switch self {
    case .locale(let locale): locale.identifier
    case .language(let code), .script(let code), .region(let code), .variant(let code),
      .currency(let code), .keyword(let code), .keywordValue(let code, _):
      code
    }
  }

  var kind: FormatError.Kind {
    switch self {
    case .locale, .language: .language
    case .script: .script
    case .region: .region
    case .variant: .variant
    case .currency: .currency
    case .keyword: .keyword
    case .keywordValue: .keywordValue
    }
  }
}
