internal import CNumerusICUShim
internal import NumerusLocales

/// ICU's rule-based number formats (RBNF) behind a lock, and right at every size.
///
/// Before ICU's fix of April 2026 an RBNF object may not be used by two threads at once, not even to
/// format: its rule sets build symbols and plural formats at first use. All of its state is its own,
/// so a lock for each object is enough.
///
/// Source: UTS #35 part 3, "Rule-Based Number Formatting".
final class RuleBasedFormat: Sendable {
  /// ICU's `URBNFRuleSetTag`.
  enum Kind: Int32 {
    case spellOut, ordinal, duration
  }

  let kind: Kind
  /// The locale that was asked for.
  let locale: LocaleID
  /// The locale whose rules they are; "und" for root.
  let resolved: LocaleID
  /// The locale whose digits and separators the rules write: root's where the shim opens root, for want of
  /// the language, and not where the locale's script has root's rules (az-Cyrl).
  let symbols: LocaleID
  /// The public rule sets, "%spellout-ordinal".
  let ruleSets: [String]
  let defaultRuleSet: String
  private let handle: Locked<ICUHandle>

  /// The rules of a locale, or the root locale's, which write digits, where ICU has none of its
  /// language.
  init(_ kind: Kind, locale: LocaleID) throws(FormatError) {
    // ICU refuses all of a locale whose numbering system it does not know.
    var given = locale
    if locale.keywords["nu"] != nil {
      given.keywords["nu"] = DataLocale(locale).given.keywords["nu"]
    }
    let identifier = given.identifier
    let handle: ICUHandle = try .open("RuleBasedNumberFormat", close: nicu_rules_close) {
      nicu_rules_open(kind.rawValue, identifier, &$0)
    }
    func name(_ index: Int32) throws(FormatError) -> String {
      try ICUText.string("getRuleSetName") { nicu_rules_name(handle.pointer, index, $0, &$1) }
    }
    var names: [String] = []
    for index in 0..<nicu_rules_count(handle.pointer) { names.append(try name(index)) }
    ruleSets = names
    defaultRuleSet = try name(-1)
    let actual = try ICUText.string("getLocale") {
      nicu_rules_locale(handle.pointer, $0, &$1)
    }
    resolved = LocaleID(actual.isEmpty || actual == "root" ? "und" : actual)
    symbols = nicu_rules_exist(identifier) ? locale : "und"
    self.kind = kind
    self.locale = locale
    self.handle = Locked(handle)
  }

  /// Whether ICU has rules of the locale's language, and knows its numbering system.
  ///
  /// - Throws: ``FormatError/unknownLocale(_:)``, ``FormatError/noWords(_:)``,
  ///   ``FormatError/unknown(_:_:)``.
  static func validate(_ locale: LocaleID) throws(FormatError) {
    var plain = locale
    plain.keywords["nu"] = nil
    let data = DataLocale(locale)
    guard data.isKnown else { throw .unknownLocale(locale) }
    guard nicu_rules_exist(plain.identifier) else { throw .noWords(locale) }
    try data.validate()
  }

  /// A rule set by its name, which may lack the "%" before it; the default one for nil.
  ///
  /// - Throws: ``FormatError/unknown(_:_:)``.
  func ruleSet(_ name: String?) throws(FormatError) -> String {
    guard let name else { return defaultRuleSet }
    let full = name.hasPrefix("%") ? name : "%" + name
    guard ruleSets.contains(full) else { throw .unknown(.ruleSet, name) }
    return full
  }

  /// What ICU writes for an integer, right or wrong.
  func unchecked(_ value: Int64, _ ruleSet: String) throws(FormatError) -> String {
    try handle.withLock { (handle) throws(FormatError) in
      try ICUText.string("RuleBasedNumberFormat::format") {
        nicu_rules_format_int64(handle.pointer, value, ruleSet, $0, &$1)
      }
    }
  }

  /// What ICU writes for a number with a fraction, right below 2^53.
  func unchecked(_ value: Double, _ ruleSet: String) throws(FormatError) -> String {
    try handle.withLock { (handle) throws(FormatError) in
      try ICUText.string("RuleBasedNumberFormat::format") {
        nicu_rules_format_double(handle.pointer, value, ruleSet, $0, &$1)
      }
    }
  }
}
