public import NumerusLocales

/// Ordinal numbers in digits: "1st", "1er", "1.".
///
///     try OrdinalText(locale: "en").string(from: 22)                                  // 22nd
///     try OrdinalText(locale: "fr").string(from: 1, ruleSet: "digits-ordinal-feminine") // 1re
///
/// May be shared between threads, as ``SpellOut``. Right at every size: ICU 72 gives its plural rules
/// only 32 bits of the number, so that from 2,147,483,651 on it writes "651th"; above that the ending
/// is taken from a smaller number that ends in the same six digits.
///
/// Source: UTS #35 part 3, "Rule-Based Number Formatting"; ICU's `RuleBasedNumberFormat`.
public struct OrdinalText: Sendable {
  private let format: RuleBasedFormat

  /// The ordinals of a locale, or those of CLDR's root locale where ICU has none of its language.
  public init(locale: LocaleID) throws(FormatError) {
    format = try RuleBasedFormat(.ordinal, locale: locale)
  }

  /// The ordinals of a locale whose language ICU has ordinals of.
  ///
  /// - Throws: ``FormatError/unknownLocale(_:)``; ``FormatError/noWords(_:)``;
  ///   ``FormatError/unknown(_:_:)`` for a numbering system.
  public init(validating locale: LocaleID) throws(FormatError) {
    try RuleBasedFormat.validate(locale)
    try self.init(locale: locale)
  }

  /// The locale that was asked for.
  public var requested: LocaleID { format.locale }

  /// The locale whose rules are used; "und" where ICU has none of the language.
  public var resolved: LocaleID { format.resolved }

  /// The names of the rule sets: "%digits-ordinal-feminine".
  ///
  /// Each language has its own.
  public var ruleSets: [String] { format.ruleSets }

  /// The rule set that is taken where none is named.
  public var defaultRuleSet: String { format.defaultRuleSet }

  /// The ordinal of an integer of any type.
  ///
  /// - Throws: ``FormatError/unknown(_:_:)`` naming the rule set that there is not.
  public func string(
    from value: some BinaryInteger, ruleSet: String? = nil
  ) throws(FormatError) -> String {
    try format.string(value, ruleSet: ruleSet)
  }

  /// The ordinal of an integer in decimal text, of up to 10,000 digits.
  ///
  /// - Throws: ``FormatError/number(_:)``; ``FormatError/inexact(_:)`` for what has no ordinal: a fraction
  ///   (ICU rounds it: "1.5" is "2st"), NaN and ∞.
  public func string(
    decimal text: String, ruleSet: String? = nil
  ) throws(FormatError) -> String {
    try format.string(decimal: text, format.ruleSet(ruleSet))
  }
}
