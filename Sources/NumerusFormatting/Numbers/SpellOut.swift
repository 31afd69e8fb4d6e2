public import NumerusLocales

/// Numbers in words: "twenty-three", "vingt-trois".
///
///     let words = try SpellOut(locale: "fr")
///     try words.string(from: 71)                                       // soixante-et-onze
///     try words.string(from: 1, ruleSet: "spellout-cardinal-feminine") // une
///
/// May be shared between threads: ICU's rule-based formats may not, so each call holds a lock for as
/// long as ICU works.
///
/// Most locales have words below 10^18; from there on CLDR's rules write digits at any size, and so
/// does this: "1,000,000,000,000,000,001". The few that have words above (Korean and Serbian ordinals)
/// end at 2^63.
///
/// Source: UTS #35 part 3, "Rule-Based Number Formatting"; ICU's `RuleBasedNumberFormat`.
public struct SpellOut: Sendable {
  private let format: RuleBasedFormat

  /// The words of a locale.
  ///
  /// A language that ICU has no words of gets the digits of CLDR's root locale; ``init(validating:)``
  /// is strict.
  public init(locale: LocaleID) throws(FormatError) {
    format = try RuleBasedFormat(.spellOut, locale: locale)
  }

  /// The words of a locale whose language ICU has words of.
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

  /// The names of the rule sets: "%spellout-cardinal", "%spellout-ordinal-feminine".
  ///
  /// Each language has its own.
  public var ruleSets: [String] { format.ruleSets }

  /// The rule set that is taken where none is named.
  public var defaultRuleSet: String { format.defaultRuleSet }
}

extension SpellOut {
  /// The words of an integer of any type.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - ruleSet: One of ``ruleSets``, with or without its "%"; nil for the default one.
  /// - Throws: ``FormatError/unknown(_:_:)`` naming the rule set that there is not.
  public func string(
    from value: some BinaryInteger, ruleSet: String? = nil
  ) throws(FormatError) -> String {
    try format.string(value, ruleSet: ruleSet)
  }

  /// The words of a number by its shortest digits: "one point five"; the symbols of NaN and ∞.
  ///
  /// - Throws: ``FormatError/unknown(_:_:)`` naming the rule set that there is not; ``FormatError/inexact(_:)``
  ///   as for decimal text.
  public func string(from value: Double, ruleSet: String? = nil) throws(FormatError) -> String {
    try format.string(value, format.ruleSet(ruleSet))
  }

  /// The words of decimal text ("-12.5"), whose trailing zeros have no words.
  ///
  /// - Throws: ``FormatError/number(_:)``; ``FormatError/inexact(_:)`` for a fraction that a `Double`
  ///   does not hold, which is what ICU counts in, or whose rule set does not show all of it (20 fraction
  ///   digits at most), for more than 10,000 digits, and where words end at 2^63.
  public func string(
    decimal text: String, ruleSet: String? = nil
  ) throws(FormatError) -> String {
    try format.string(decimal: text, format.ruleSet(ruleSet))
  }
}

extension RuleBasedFormat {
  func string(
    _ value: some BinaryInteger, ruleSet: String?
  ) throws(FormatError) -> String {
    let name = try self.ruleSet(ruleSet)
    guard let integer = Int64(exactly: value) else {
      return try string(decimal: "\(value)", name)
    }
    return try string(integer, name)
  }
}
