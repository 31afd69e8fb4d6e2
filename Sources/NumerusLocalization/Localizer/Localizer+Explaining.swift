public import Foundation
public import NumerusLocales
public import NumerusMessages

/// How a string was found: which table, which language, which fallback, and which plural forms.
public struct StringExplanation: Hashable, Sendable {
  /// What became of one table that was asked.
  public struct Step: Hashable, Sendable {
    /// What became of a table.
    public enum Outcome: String, Hashable, Sendable {
      /// It had the key.
      case answered
      /// It has no such key.
      case missing
      /// The localizer does not let this fallback answer.
      case notAllowed
      /// An earlier one had answered.
      case notNeeded
    }

    /// The source and the file: "P_T.resources/Localizable.xcstrings".
    public let place: String
    /// The language of the table.
    public let language: LocaleID
    /// What it stands in for; empty for the reader's own language.
    public let fallback: StringFallback
    /// What became of it.
    public let outcome: Outcome
  }

  /// What answered.
  public enum Answer: Hashable, Sendable {
    /// The table of a step, by its place in ``steps``.
    case step(Int)
    case defaultValue
    case key
    /// Nothing: the string is empty.
    case nothing
  }

  /// The key.
  public let key: String
  /// The name of the table.
  public let table: String
  /// The language that the reader is shown.
  public let language: LocaleID
  /// Whether that is the development language for want of a match.
  public let isLanguageFallback: Bool
  /// What numbers show in.
  public let locale: LocaleID
  /// The tables in the order in which they are asked.
  public let steps: [Step]
  /// What answered.
  public let answer: Answer
  /// How plural forms were chosen.
  public let choices: [MessageChoice]
  /// The string itself.
  public let string: String

  /// The step that answered; nil where no table did.
  public var answering: Step? {
    guard case .step(let place) = answer else { return nil }
    return steps[place]
  }
}

extension Localizer {
  /// How the string of a key is found.
  ///
  /// - Parameters:
  ///   - value: the key with its values.
  ///   - defaultValue: as the call gives it.
  ///   - table: nil is `Localizable`.
  ///   - bundle: nil is the localizer's own ``library``.
  public func explain(
    _ value: MessageValue, defaultValue: MessageValue? = nil, table: String? = nil,
    bundle: Bundle? = nil
  ) -> StringExplanation {
    let store = bundle.map { StringStore.of($0) } ?? core.store
    let answer = core.answer(in: store)
    var steps: [StringExplanation.Step] = []
    var found: CompiledMessage?
    var result = StringExplanation.Answer.nothing
    for step in answer.chain.steps(of: table) {
      let message = step.slot.table.messages[value.key]
      let outcome: StringExplanation.Step.Outcome =
        found != nil
        ? .notNeeded
        : !core.fallback.contains(step.fallback)
          ? .notAllowed : message == nil ? .missing : .answered
      if outcome == .answered {
        found = message
        result = .step(steps.count)
      }
      steps.append(
        StringExplanation.Step(
          place: step.slot.place, language: step.slot.language, fallback: step.fallback,
          outcome: outcome))
    }
    if found == nil {
      if defaultValue != nil, core.fallback.contains(.defaultValue) {
        result = .defaultValue
      } else if core.fallback.contains(.key) {
        result = .key
      }
    }
    let request = LocalizerCore.Request(value: value, defaultValue: defaultValue, table: table)
    return StringExplanation(
      key: value.key, table: table.name, language: answer.chain.language,
      isLanguageFallback: answer.isFallback, locale: answer.locale, steps: steps, answer: result,
      choices: found?.choices(for: (defaultValue ?? value).arguments, in: answer.context) ?? [],
      string: core.string(request, in: store))
  }
}

extension StringExplanation: CustomStringConvertible {
  /// A line for the string, for each table and for each choice.
  public var description: String {
    var lines = [
      "\"\(key)\" in the table \(table) for \(language)"
        + (isLanguageFallback ? ", for want of a match" : "") + ", numbers by \(locale)"
    ]
    lines += steps.map { step in
      "  \(step.place), \(step.language)\(step.fallback.explanation): \(step.outcome.rawValue)"
    }
    switch answer {
    case .step: break
    case .defaultValue: lines.append("  the default value was taken")
    case .key: lines.append("  the key was taken")
    case .nothing: lines.append("  nothing was taken")
    }
    lines += choices.map { choice in
      "  argument \(choice.argument): \(choice.category)"
        + (choice.hasForm ? "" : ", which has no form, so other")
    }
    return (lines + ["  → \(string)"]).joined(separator: "\n")
  }
}

extension StringFallback {
  fileprivate var explanation: String {
    switch self {
    case .parents: ", a parent"
    case .developmentLanguage: ", the development language"
    default: ""
    }
  }
}
