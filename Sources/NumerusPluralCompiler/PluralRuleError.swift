internal import NumerusLocales
public import NumerusPlurals

/// What keeps plural rules from being compiled, and where.
///
/// The description of a syntax error shows the place:
///
///     unexpected '<'; expected '=', '!=', 'is', 'in', 'within', 'not', '%', in the rule for
///     'one', at column 3
///       n < 2
///         ^
///
/// Descriptions are safe to print: what they repeat of the rules is cut where it is long, and
/// characters that would not show, or would act on a terminal, are replaced by visible ones.
public enum PluralRuleError: Error, Hashable, Sendable {
  /// Text that is not in the syntax of UTS #35.
  case syntax(PluralRuleSyntaxFault)
  /// A keyword that is not one of the six categories.
  case unknownCategory(String)
  /// A category with two rules.
  case duplicateCategory(PluralCategory)
  /// Samples that are matched by another rule than the one they stand in, or by two: all of them.
  case conflicts([PluralRuleConflict])
}

extension PluralRuleError: CustomStringConvertible {
  /// A list of samples may stand for 100,000 numbers, each with a conflict.
  private static var shownConflicts: Int { 10 }

  /// What is wrong, where, and what was expected; of many conflicts the first ten and a count.
  public var description: String {
    switch self {
    case .syntax(let fault): return fault.description
    case .unknownCategory(let keyword):
      let expected = PluralCategory.allCases.map(\.description).joined(separator: ", ")
      return "unknown plural category '\(VisibleText.excerpt(of: keyword))';"
        + " expected one of \(expected)"
    case .duplicateCategory(let category):
      return "two rules for '\(category)'; expected one rule for each category"
    case .conflicts(let conflicts):
      let more = conflicts.count - Self.shownConflicts
      return
        (conflicts.prefix(Self.shownConflicts).map(\.description)
        + (more > 0 ? ["and \(more) more"] : [])).joined(separator: "\n")
    }
  }
}

/// A place in the text of plural rules, and what was expected there.
public struct PluralRuleSyntaxFault: Hashable, Sendable {
  /// What is wrong, without the place.
  public let message: String
  /// The keyword of the rule, where it is known.
  public let category: PluralCategory?
  /// The place in Unicode scalars, counted from 1.
  public let column: Int
  /// The text around the place; the whole of it where it is short.
  public let excerpt: String
  /// Where in ``excerpt`` the place is, in Unicode scalars from 0.
  public let caret: Int
}

extension PluralRuleSyntaxFault: CustomStringConvertible {
  /// The message with its rule and column, and beneath it the text with a caret, where there is
  /// any.
  public var description: String {
    let rule = category.map { ", in the rule for '\($0)'" } ?? ""
    let place = "\(message)\(rule), at column \(column)"
    guard !excerpt.allSatisfy(\.isWhitespace) else { return VisibleText.of(place) }
    return VisibleText.marked(place, excerpt, caret: caret)
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
    "sample \(VisibleText.excerpt(of: sample)) is listed under '\(listed)', but \(found)"
  }

  private var found: String {
    let names = matching.map { "'\($0)'" }
    guard let last = names.last else { return "no rule matches it" }
    guard names.count > 1 else { return "the rule of \(last) matches it" }
    return "the rules of \(names.dropLast().joined(separator: ", ")) and \(last) match it"
  }
}
