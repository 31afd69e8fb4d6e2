public import NumerusPlurals

/// One rule of a language: a category, the condition under which a number has it, and samples.
public struct PluralRule: Hashable, Sendable {
  /// The category that numbers of this rule have.
  public var category: PluralCategory
  /// The condition; nil for `other`, which takes what no other rule does.
  ///
  /// A rule of another category without a condition matches nothing.
  public var condition: PluralCondition?
  /// Numbers without visible fraction digits.
  public var integerSamples: PluralSamples?
  /// Numbers with visible fraction digits.
  public var decimalSamples: PluralSamples?

  /// Makes a rule from its parts.
  public init(
    category: PluralCategory, condition: PluralCondition?, integerSamples: PluralSamples? = nil,
    decimalSamples: PluralSamples? = nil
  ) {
    self.category = category
    self.condition = condition
    self.integerSamples = integerSamples
    self.decimalSamples = decimalSamples
  }

  /// Every sample as decimal text, integers first.
  public var samples: [String] {
    (integerSamples?.numbers ?? []) + (decimalSamples?.numbers ?? [])
  }
}

extension PluralRule: CustomStringConvertible {
  /// The rule as CLDR writes it: `one: i = 1 and v = 0 @integer 1`.
  public var description: String {
    var parts = ["\(category):"]
    if let condition { parts.append(condition.description) }
    if let integerSamples { parts.append("@integer \(integerSamples)") }
    if let decimalSamples { parts.append("@decimal \(decimalSamples)") }
    return parts.joined(separator: " ")
  }
}

/// The plural rules of a language as syntax: what the compiler takes.
///
///     let rules = try PluralRuleSet(parsing: "one: i = 1 and v = 0 @integer 1; other: @integer 0, 2~16")
///     rules.conflicts                                   // []
///     PluralRules(compiling: rules).category(for: 1)    // .one
///
/// Source: UTS #35 part 3, "Plural Rules Syntax".
public struct PluralRuleSet: Hashable, Sendable {
  /// The rules in CLDR's order of categories; the last is `other`.
  public private(set) var rules: [PluralRule]

  /// Makes a rule set from rules in any order, and brings them into a form that can be written and
  /// read back.
  ///
  /// - A set without `other` gets one, and `other` has no condition.
  /// - A rule of another category that can match nothing is left out: one without a condition, or
  ///   whose every alternative has a relation without ranges.
  /// - What always holds, such as an alternative without relations, is written `i % 1 = 0`.
  ///
  /// - Throws: ``PluralRuleError/duplicateCategory(_:)``.
  public init(_ rules: [PluralRule]) throws(PluralRuleError) {
    var rules = rules.sorted { $0.category < $1.category }
    for (rule, next) in zip(rules, rules.dropFirst()) where rule.category == next.category {
      throw .duplicateCategory(rule.category)
    }
    rules = rules.compactMap(\.writable)
    if rules.last?.category != .other {
      rules.append(PluralRule(category: .other, condition: nil))
    }
    self.rules = rules
  }

  /// Parses conditions, with or without samples, by keyword: `["one": "i = 1 and v = 0"]`.
  ///
  /// - Throws: ``PluralRuleError`` with the column of the fault.
  public init(parsing conditions: [String: String]) throws(PluralRuleError) {
    var byCategory: [PluralCategory: String] = [:]
    // Sorted, so that of two faults the same one is always named.
    for (keyword, text) in conditions.sorted(by: { $0.key < $1.key }) {
      guard let category = PluralCategory(keyword) else { throw .unknownCategory(keyword) }
      byCategory[category] = text
    }
    try self.init(parsing: byCategory)
  }

  /// Parses conditions, with or without samples, by category: `[.one: "i = 1 and v = 0"]`.
  ///
  /// - Throws: ``PluralRuleError`` with the column of the fault.
  public init(parsing conditions: [PluralCategory: String]) throws(PluralRuleError) {
    var rules: [PluralRule] = []
    for (category, text) in conditions.sorted(by: { $0.key < $1.key }) {
      var parser = RuleParser(RuleScanner(text, category: category))
      rules.append(try parser.rule(for: category))
    }
    try self.init(rules)
  }

  /// Parses rules in one text, separated by `;`: `one: n = 1; few: n = 2..4; other:`.
  ///
  /// - Throws: ``PluralRuleError`` with the column of the fault in its rule.
  public init(parsing text: String) throws(PluralRuleError) {
    var rules: [PluralRule] = []
    for part in text.split(separator: ";", omittingEmptySubsequences: true) {
      if part.allSatisfy(\.isWhitespace) { continue }
      var scanner = RuleScanner(part)
      let keyword = scanner.peekWord
      guard !keyword.isEmpty, scanner.take(word: keyword), scanner.take(":") else {
        throw scanner.unexpected(
          expected: keyword.isEmpty ? "a category" : "':' after the category")
      }
      guard let category = PluralCategory(keyword) else { throw .unknownCategory(keyword) }
      scanner.category = category
      var parser = RuleParser(scanner)
      rules.append(try parser.rule(for: category))
    }
    try self.init(rules)
  }

  /// The condition of a category; nil where it has no rule, and for `other`.
  public func condition(of category: PluralCategory) -> PluralCondition? {
    rules.first { $0.category == category }?.condition
  }
}

extension PluralRuleSet: CustomStringConvertible {
  /// The rules as one text, which parses as the same set.
  public var description: String { rules.map(\.description).joined(separator: "; ") }
}
