import NumerusFormatting
import NumerusLocales

/// `numerus list`: elements joined as a locale joins them.
enum ListVerb {
  static let table = OptionTable(
    page: "list",
    options: [
      Option(name: "--locale", text: "a locale such as 'pl' or 'ar'"),
      Option(name: "--type", values: ListFormat.Kind.allCases.map { "\($0)" }),
      Option(name: "--width", values: ListFormat.Width.allCases.map { "\($0)" }),
    ] + ["--parts", "--json", "--help", "-h"].map { Option(name: $0) })

  static func run(
    _ arguments: [String], _ output: inout OutputBuffer
  ) throws(CommandError) -> ExitStatus {
    let parsed = try ParsedArguments(arguments, table)
    if parsed.has("--help") || parsed.has("-h") { return try Help.show("list", &output) }
    let kind = ListFormat.Kind.allCases.first { "\($0)" == parsed.value("--type") } ?? .and
    let width = ListFormat.Width.allCases.first { "\($0)" == parsed.value("--width") } ?? .long
    let locale = try parsed.locale()
    let format = try parsed.formatter { () throws(FormatError) in
      try ListFormat(kind, width: width, validating: locale)
    }
    let options = Shown.Options(
      showsCategory: false, showsParts: parsed.has("--parts"), isJSON: parsed.has("--json"))
    if !parsed.operands.isEmpty, parsed.operands != ["-"] {
      let input = parsed.operands.joined(separator: "\t")
      try Command.write(Shown(format.format(parsed.operands)).lines(of: input, options), &output)
      return .success
    }
    let answer = FormattingAnswer(options, isTrimmed: false) { line in
      let elements = line.split(separator: "\t", omittingEmptySubsequences: false)
      return Shown(format.format(elements.map { String($0) }))
    }
    return try answer.run(on: [], &output)
  }
}
