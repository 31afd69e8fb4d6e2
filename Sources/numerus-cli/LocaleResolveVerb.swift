import NumerusFormatting
import NumerusJSON
import NumerusLocales

/// `numerus locale resolve`: the locale that a policy chooses.
enum LocaleResolveVerb {
  static let table = OptionTable(
    page: "locale resolve",
    options: [
      Option(name: "--supported", text: "localizations such as en=en-US,zh-Hant=zh-Hant-TW"),
      Option(name: "--fallback", text: "a localization such as en"),
      Option(name: "--preferred", text: "languages such as ja,en-AU"),
      Option(name: "--accept-language", text: "a header such as 'da, en;q=0.8'"),
      Option(name: "--matching", values: AppLocale.Policy.Matching.allCases.map(\.rawValue)),
    ] + ["--24-hour", "--explain", "--json", "--help", "-h"].map { Option(name: $0) })

  static func run(
    _ arguments: [String], _ output: inout OutputBuffer
  ) throws(CommandError) -> ExitStatus {
    let parsed = try ParsedArguments(arguments, table)
    if parsed.has("--help") || parsed.has("-h") {
      return try Help.show("locale resolve", &output)
    }
    if let operand = parsed.operands.first {
      throw parsed.fault("unexpected '\(InputFault.excerpt(operand))'; expected options only")
    }
    if parsed.has("--preferred"), parsed.has("--accept-language") {
      throw parsed.fault("'--preferred' and '--accept-language' exclude each other")
    }
    let policy = try policy(parsed)
    let twentyFourHour = parsed.has("--24-hour") ? true : nil
    func answer(_ resolution: AppLocale.Resolution) -> String {
      parsed.has("--json")
        ? "\(json(resolution))"
        : parsed.has("--explain") ? resolution.description : resolution.locale.identifier
    }
    if let header = parsed.value("--accept-language") {
      let resolution = policy.explain(
        preferred: AcceptLanguage(header), twentyFourHour: twentyFourHour)
      try Command.write("\(answer(resolution))\n", &output)
      return .success
    }
    if let preferred = parsed.value("--preferred") {
      let resolution = policy.explain(
        preferred: list(preferred), twentyFourHour: twentyFourHour)
      try Command.write("\(answer(resolution))\n", &output)
      return .success
    }
    let lines = LineAnswer { line throws(InputFault) in
      answer(policy.explain(preferred: list(line), twentyFourHour: twentyFourHour))
    }
    return try lines.run(on: [], &output)
  }

  private static func list(_ text: String) -> [String] {
    text.split(separator: ",").map { Blank.trimmed($0) }.filter { !$0.isEmpty }
  }

  private static func policy(
    _ arguments: ParsedArguments
  ) throws(CommandError) -> AppLocale.Policy {
    guard let supported = arguments.value("--supported") else {
      throw arguments.fault("no '--supported'; expected localizations such as en=en-US,de")
    }
    var localizations: [AppLocale.Policy.Localization] = []
    for entry in list(supported) {
      let sides = entry.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let code = try arguments.locale(Blank.trimmed(sides[0]))
      let locale = sides.count > 1 ? try arguments.locale(Blank.trimmed(sides[1])) : code
      localizations.append(.init(code, formatting: locale))
    }
    guard let first = localizations.first else {
      throw arguments.fault("'--supported' names no localization; expected some such as en,de")
    }
    var fallback = first.code
    if let name = arguments.value("--fallback") { fallback = try arguments.locale(name) }
    let matching = arguments.value("--matching").flatMap(
      AppLocale.Policy.Matching.init(rawValue:))
    return AppLocale.Policy(
      supported: localizations, fallback: fallback, matching: matching ?? .cldr)
  }

  private static func json(_ resolution: AppLocale.Resolution) -> JSONValue {
    .object([
      ("locale", .string(resolution.locale.identifier)),
      ("localization", .string(resolution.localization.identifier)),
      ("fallback", .bool(resolution.isFallback)),
      (
        "preferred",
        .array(
          resolution.entries.map { entry in
            .object([
              ("language", .string(entry.text)), ("verdict", .string(entry.verdict.description)),
            ])
          })
      ),
    ])
  }
}
