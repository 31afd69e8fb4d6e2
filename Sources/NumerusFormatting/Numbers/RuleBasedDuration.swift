public import NumerusLocales

/// Seconds by ICU's rules of durations: "1:02:03".
///
/// CLDR no longer keeps these rules: English has words ("with-words": "1 hour, 2 minutes, 3 seconds"),
/// the other languages digits only. May be shared between threads, as ``SpellOut``.
///
/// Source: ICU's `URBNF_DURATION`.
public struct RuleBasedDuration: Sendable {
  private let format: RuleBasedFormat

  /// The rules of a locale, or those of the root locale where ICU has none of its language.
  public init(locale: LocaleID) throws(FormatError) {
    format = try RuleBasedFormat(.duration, locale: locale)
  }

  /// The locale that was asked for.
  public var requested: LocaleID { format.locale }

  /// The locale whose rules are used; "und" where ICU has none of the language.
  public var resolved: LocaleID { format.resolved }

  /// The names of the rule sets: "%with-words", "%in-numerals".
  public var ruleSets: [String] { format.ruleSets }

  /// The rule set that is taken where none is named.
  public var defaultRuleSet: String { format.defaultRuleSet }

  /// The text of a number of seconds.
  ///
  /// - Throws: ``FormatError/unknown(_:_:)`` naming the rule set that there is not.
  public func string(seconds: Int, ruleSet: String? = nil) throws(FormatError) -> String {
    try format.unchecked(Int64(seconds), format.ruleSet(ruleSet))
  }
}
