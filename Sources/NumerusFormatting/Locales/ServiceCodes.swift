public import NumerusLocales

/// The codes that a third party has for languages, where they are not the plain BCP 47 codes.
///
///     let codes = ServiceCodes(["zh-Hant": "zh-TW", "he": "iw"])
///     codes.code(for: "zh-Hant-HK-u-hc-h23")                  // "zh-TW"
///     codes.code(for: "he-IL")                                // "iw"
///     codes.code(for: "pt-BR")                                // "pt-BR"
///
/// A row is found as ``AppLocale/Policy/Matching-swift.enum/exact`` finds a localization: by
/// cutting the locale short, with a script that goes without saying; or by CLDR's matching, where
/// the service has the languages of the table and no others.
public struct ServiceCodes: Sendable {
  /// What is given for a locale that no row matches.
  public enum Fallback: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The locale's plain BCP 47 code, `pt-BR`.
    case bcp47
    /// The locale's language, `pt`.
    case language
    /// Always this code.
    case code(String)

    /// A fixed code.
    public init(stringLiteral code: String) { self = .code(code) }
  }

  /// The rows in the order in which they were given; the first of a locale counts.
  public let rows: KeyValuePairs<LocaleID, String>
  /// What is given for a locale that no row matches.
  public let fallback: Fallback
  private let policy: AppLocale.Policy

  /// A table of codes.
  ///
  /// - Parameters:
  ///   - rows: locales, and the service's codes for them.
  ///   - fallback: for locales that no row matches; a text is a code, `fallback: "en"`.
  ///   - matching: `.cldr` where the service has only what the table has, and the nearest will do.
  public init(
    _ rows: KeyValuePairs<LocaleID, String>, fallback: Fallback = .bcp47,
    matching: AppLocale.Policy.Matching = .exact
  ) {
    self.rows = rows
    self.fallback = fallback
    policy = AppLocale.Policy(
      supported: rows.map { .init($0.key, formatting: $0.key) }, fallback: "und",
      matching: matching)
  }

  /// The code that the service wants for a locale; by default for the current one.
  public func code(for locale: LocaleID = AppLocale.current) -> String {
    let decision = policy.decide(AppLocale.Preferences([locale]))
    let key = decision.localization.map { policy.supported[$0].code }
    if let row = rows.first(where: { $0.key == key }) { return row.value }
    return switch fallback {
    case .bcp47: locale.bcp47
    case .language: locale.language
    case .code(let code): code
    }
  }
}
