import NumerusFormatting
import NumerusLocales

/// `numerus locale`: which locale formats, and what a locale is.
enum LocaleVerb {
  static let table = OptionTable(
    page: "locale", options: [Option(name: "--help"), Option(name: "-h")])

  static func run(
    _ arguments: [String], _ output: inout OutputBuffer
  ) throws(CommandError) -> ExitStatus {
    let rest = Array(arguments.dropFirst())
    switch arguments.first {
    case "resolve": return try LocaleResolveVerb.run(rest, &output)
    case "info": return try LocaleInfoVerb.run(rest, &output)
    case let verb?:
      if !OptionTable.isOption(verb) {
        let hint = Spelling.hint(verb, among: ["resolve", "info"])
        throw .usage(
          "unknown command 'locale \(InputFault.excerpt(verb))'\(hint)", help: "locale")
      }
      _ = try ParsedArguments(arguments, table)
      return try Help.show("locale", &output)
    case nil: throw .usage("no command; expected resolve or info", help: "locale")
    }
  }
}
