import NumerusFormatting
import NumerusLocales
import NumerusPlurals

/// `numerus number`: numbers as text in a locale.
enum NumberVerb {
  static func run(
    _ arguments: [String], _ output: inout OutputBuffer
  ) throws(CommandError) -> ExitStatus {
    let parsed = try ParsedArguments(arguments, NumberRequest.table)
    if parsed.has("--help") || parsed.has("-h") { return try Help.show("number", &output) }
    let request = try NumberRequest(parsed)
    let answer = FormattingAnswer(request.shown, format: try format(request, parsed))
    return try answer.run(on: request.inputs, &output)
  }

  private static func format(
    _ request: NumberRequest, _ arguments: ParsedArguments
  ) throws(CommandError) -> (String) throws(InputFault) -> Shown {
    if let special = try special(request, arguments) { return special }
    let rules = PluralRules(request.locale)
    if request.isRange {
      let format = try arguments.formatter { () throws(FormatError) in
        try NumberRangeFormat(validating: request.numbers, locale: request.locale)
      }
      return { text throws(InputFault) in try range(text, format, rules) }
    }
    let format = try arguments.formatter { () throws(FormatError) in
      try NumberFormat(validating: request.numbers, locale: request.locale)
    }
    return { text throws(InputFault) in
      let shown = try InputFault.of { () throws(FormatError) in try format.format(decimal: text) }
      return Shown(
        text: shown.string, category: rules.category(for: shown), parts: shown.parts)
    }
  }

  /// `A..B` as one text.
  private static func range(
    _ text: String, _ format: NumberRangeFormat, _ rules: PluralRules
  ) throws(InputFault) -> Shown {
    let ends = text.split(separator: "..", maxSplits: 1, omittingEmptySubsequences: false)
    guard ends.count == 2 else { throw .missingRange(in: text) }
    let shown = try InputFault.of { () throws(FormatError) in
      try format.format(
        fromDecimal: Blank.trimmed(ends[0]), toDecimal: Blank.trimmed(ends[1]))
    }
    return Shown(text: shown.string, category: rules.category(for: shown), parts: shown.parts)
  }
}
