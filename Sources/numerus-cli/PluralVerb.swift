import NumerusLocales
import NumerusPlurals

/// `numerus plural`: the plural categories of numbers.
enum PluralVerb {
  static func run(
    _ arguments: [String], _ output: inout OutputBuffer
  ) throws(CommandError) -> ExitStatus {
    if let index = PluralRequest.table.firstOperand(in: arguments), arguments[index] == "diff" {
      var rest = arguments
      rest.remove(at: index)
      return try PluralDiffVerb.run(rest, &output)
    }
    let parsed = try ParsedArguments(arguments, PluralRequest.table)
    if parsed.has("--help") || parsed.has("-h") { return try Help.show("plural", &output) }
    let request = try PluralRequest(parsed)
    do {
      return try run(request, &output)
    } catch {
      throw .system(error)
    }
  }

  private static func run(
    _ request: PluralRequest, _ output: inout OutputBuffer
  ) throws(SystemError) -> ExitStatus {
    guard let locale = request.locale else {
      try list(PluralRules.locales(request.type, cldr: request.cldr), request, &output)
      return .success
    }
    let rules = rules(of: locale, request)
    switch request.task {
    case .list: try list([rules.locale ?? locale], request, &output)
    case .witness: try witness(rules, request, &output)
    case .rules: try write(rules, request, &output)
    case .explain, .histogram, nil: return try answer(rules, request, &output)
    }
    return .success
  }

  /// The rules of a locale, with a warning where they are not its own.
  private static func rules(of locale: LocaleID, _ request: PluralRequest) -> PluralRules {
    if let rules = PluralRules(exactly: locale, request.type, cldr: request.cldr) { return rules }
    Diagnostics.write(
      "warning: \(PluralRequest.unknownLanguage(locale, request.type, request.cldr));"
        + " by root's every number is 'other'")
    return PluralRules(locale, request.type, cldr: request.cldr)
  }

  private static func answer(
    _ rules: PluralRules, _ request: PluralRequest, _ output: inout OutputBuffer
  ) throws(SystemError) -> ExitStatus {
    var source = InputSource(request.inputs)
    // Each answer is a type, so that the loop over the lines is compiled for each of them.
    switch (request.task, request.isRange) {
    case (.histogram, false):
      try source.answer(with: HistogramAnswer(NumberReader(rules), of: rules, request), to: &output)
    case (.histogram, true):
      try source.answer(with: HistogramAnswer(RangeReader(rules), of: rules, request), to: &output)
    case (.explain, false):
      try source.answer(with: ExplanationAnswer(rules, request), to: &output)
    case (.explain, true):
      try source.answer(with: RangeExplanationAnswer(rules, request), to: &output)
    case (_, false):
      try source.answer(with: NumberAnswer(rules, request), to: &output)
    case (_, true):
      try source.answer(with: RangeAnswer(rules, request), to: &output)
    }
    return source.hasFaults ? .badInput : .success
  }
}
