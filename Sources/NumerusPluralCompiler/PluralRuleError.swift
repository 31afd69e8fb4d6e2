public import NumerusPlurals

/// What keeps plural rules from being compiled, and where.
///
/// The description of a syntax error shows the place:
///
///     unexpected '<'; expected '=', '!=', 'is', 'in', 'not', 'within' or '%', in the rule for
///     'one', at column 3
///       n < 2
///         ^
public enum PluralRuleError: Error, Hashable, Sendable {
  /// Text that is not in the syntax of UTS #35.
  case syntax(PluralRuleSyntaxFault)
  /// A keyword that is not one of the six categories.
  case unknownCategory(String)
  /// A category with two rules.
  case duplicateCategory(PluralCategory)
  /// Samples that are matched by another rule than the one they stand in, or by two.
  case conflicts([PluralRuleConflict])
}

extension PluralRuleError: CustomStringConvertible {
  /// What is wrong, where, and what was expected.
  public var description: String {
    switch self {
    case .syntax(let fault): return fault.description
    case .unknownCategory(let keyword):
      let expected = PluralCategory.allCases.map(\.description).joined(separator: ", ")
      return "unknown plural category '\(keyword)'; expected one of \(expected)"
    case .duplicateCategory(let category):
      return "two rules for '\(category)'; expected one rule for each category"
    case .conflicts(let conflicts):
      return conflicts.map(\.description).joined(separator: "\n")
    }
  }
}

/// A place in the text of plural rules, and what was expected there.
public struct PluralRuleSyntaxFault: Hashable, Sendable {
  /// What is wrong, without the place.
  public let message: String
  /// The keyword of the rule, where it is known.
  public let category: PluralCategory?
  /// The place in characters, counted from 1.
  public let column: Int
  /// The text around the place; the whole of it where it is short.
  public let excerpt: String
  /// Where in ``excerpt`` the place is, in characters from 0.
  public let caret: Int
}

extension PluralRuleSyntaxFault: CustomStringConvertible {
  /// The message with its rule and column, and beneath it the text with a caret.
  public var description: String {
    let rule = category.map { ", in the rule for '\($0)'" } ?? ""
    return "\(message)\(rule), at column \(column)\n  \(excerpt)\n"
      + "  \(String(repeating: " ", count: caret))^"
  }
}

/// A sample number that its own rule does not match, or that several rules match.
///
/// Where several rules match, selection takes the first in CLDR's order (zero, one, two, few, many),
/// as ICU does; CLDR's own rules never overlap.
public struct PluralRuleConflict: Hashable, Sendable {
  /// The number, as the samples write it.
  public let sample: String
  /// The category whose samples list the number.
  public let listed: PluralCategory
  /// The categories whose rules match it; empty where it falls to `other`.
  public let matching: [PluralCategory]
}

extension PluralRuleConflict: CustomStringConvertible {
  /// The conflict in one line.
  public var description: String {
    let names = matching.map { "'\($0)'" }.joined(separator: " and ")
    let found = matching.isEmpty ? "by no rule" : "by \(names)"
    return "sample \(sample) of '\(listed)' is matched \(found); expected only '\(listed)'"
  }
}
