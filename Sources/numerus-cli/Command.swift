import NumerusFormatting

/// `numerus`: finds the verb and runs it.
enum Command {
  static let version = "0.1.0"
  static let verbs = ["plural", "number", "date", "list", "locale", "conformance", "help"]

  static let table = OptionTable(
    page: "", options: [Option(name: "--help"), Option(name: "-h"), Option(name: "--version")])

  /// Runs the command and returns what to leave with; messages have been written.
  static func run(_ arguments: [String]) -> ExitStatus {
    var output = OutputBuffer()
    do throws(CommandError) {
      let status = try dispatch(arguments, &output)
      try flush(&output)
      return status
    } catch {
      // What was answered before the fault is still worth having. After a failed write nothing is
      // left in the buffer, so it cannot fail twice.
      try? output.flush()
      if let message = error.message { Diagnostics.write(message) }
      return error.status
    }
  }

  private static func dispatch(
    _ arguments: [String], _ output: inout OutputBuffer
  ) throws(CommandError) -> ExitStatus {
    guard let verb = arguments.first, !OptionTable.isOption(verb) else {
      return try runOptions(arguments, &output)
    }
    let rest = Array(arguments.dropFirst())
    switch verb {
    case "plural": return try PluralVerb.run(rest, &output)
    case "number": return try NumberVerb.run(rest, &output)
    case "date": return try DateVerb.run(rest, &output)
    case "list": return try ListVerb.run(rest, &output)
    case "locale": return try LocaleVerb.run(rest, &output)
    case "conformance": return try ConformanceVerb.run(rest, &output)
    case "help": return try Help.show(rest.joined(separator: " "), &output)
    default:
      let hint = Spelling.hint(verb, among: verbs)
      throw .usage("unknown command '\(InputFault.excerpt(verb))'\(hint)", help: "")
    }
  }

  private static func runOptions(
    _ arguments: [String], _ output: inout OutputBuffer
  ) throws(CommandError) -> ExitStatus {
    let parsed = try ParsedArguments(arguments, table)
    if parsed.has("--help") || parsed.has("-h") { return try Help.show("", &output) }
    guard parsed.has("--version") else {
      throw parsed.fault("no command; expected one of \(verbs.joined(separator: ", "))")
    }
    let icu = ICUVersion.linked
    try write(
      """
      numerus \(version)
      CLDR \(cldrVersions.joined(separator: " and "))
      ICU \(icu.icu) with CLDR \(icu.cldr) and time zones \(icu.timeZones)

      """, &output)
    return .success
  }

  private static func flush(_ output: inout OutputBuffer) throws(CommandError) {
    do { try output.flush() } catch { throw .system(error) }
  }

  /// Appends text, with the failure as the command knows it.
  static func write(_ text: String, _ output: inout OutputBuffer) throws(CommandError) {
    do { try output.append(text) } catch { throw .system(error) }
  }
}
