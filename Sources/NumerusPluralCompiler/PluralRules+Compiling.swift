public import NumerusPlurals

extension PluralRules {
  /// Compiles rules brought at run time, by keyword and condition in the syntax of UTS #35.
  ///
  ///     let rules = try PluralRules(compiling: ["one": "i = 1 and v = 0"])
  ///     rules.category(for: 1)    // .one
  ///
  /// They run in the same form, and as fast, as the built-in ones. A set without `other` gets one.
  ///
  /// - Throws: ``PluralRuleError``: a syntax error with its column, or samples in the text that
  ///   their own rule does not match or another rule matches too.
  public init(
    compiling conditions: [String: String], type: PluralType = .cardinal
  ) throws(PluralRuleError) {
    try self.init(checking: PluralRuleSet(parsing: conditions), type: type)
  }

  /// Compiles rules brought at run time, by category: `[.one: "i = 1 and v = 0"]`.
  ///
  /// - Throws: ``PluralRuleError``, as the initializer from keywords does.
  public init(
    compiling conditions: [PluralCategory: String], type: PluralType = .cardinal
  ) throws(PluralRuleError) {
    try self.init(checking: PluralRuleSet(parsing: conditions), type: type)
  }

  /// Compiles rules in one text: `one: i = 1 and v = 0; other:`.
  ///
  /// - Throws: ``PluralRuleError``, as the initializer from a dictionary does.
  public init(
    compiling text: String, type: PluralType = .cardinal
  ) throws(PluralRuleError) {
    try self.init(checking: PluralRuleSet(parsing: text), type: type)
  }

  /// Compiles a parsed rule set as it is: of overlapping rules the first in CLDR's order is taken.
  ///
  /// ``PluralRuleSet/conflicts`` tells of overlaps.
  public init(compiling rules: PluralRuleSet, type: PluralType = .cardinal) {
    self.init(
      record: CompactEmitter.record(of: rules, tables: [0, 1, 2]),
      tables: CompactTables.tables(of: rules).flatMap(\.self), type: type)
  }

  private init(checking rules: PluralRuleSet, type: PluralType) throws(PluralRuleError) {
    let conflicts = rules.conflicts
    guard conflicts.isEmpty else { throw .conflicts(conflicts) }
    self.init(compiling: rules, type: type)
  }
}
