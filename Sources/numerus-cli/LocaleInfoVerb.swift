import NumerusFormatting
import NumerusJSON
import NumerusLocales
import NumerusPlurals

/// `numerus locale info`: what a locale is, and how ICU and CLDR treat it.
enum LocaleInfoVerb {
  static let table = OptionTable(
    page: "locale info",
    options: [Option(name: "--in", text: "the locale of the names, such as 'en'")]
      + ["--json", "--help", "-h"].map { Option(name: $0) })

  static func run(
    _ arguments: [String], _ output: inout OutputBuffer
  ) throws(CommandError) -> ExitStatus {
    let parsed = try ParsedArguments(arguments, table)
    if parsed.has("--help") || parsed.has("-h") { return try Help.show("locale info", &output) }
    let names = try parsed.value("--in").map { text throws(CommandError) in
      let locale = try parsed.locale(text)
      return try parsed.formatter { () throws(FormatError) in
        try DisplayNames(validating: locale)
      }
    }
    let isJSON = parsed.has("--json")
    let answer = LineAnswer { text throws(InputFault) in
      let locale: LocaleID
      do throws(LocaleIDError) {
        locale = try LocaleID(validating: text)
      } catch {
        throw InputFault(error)
      }
      return isJSON ? "\(json(locale, names))" : lines(locale, names)
    }
    return try answer.run(on: parsed.operands, &output)
  }

  /// The rows, each with a name and a value.
  private static func rows(_ locale: LocaleID, _ names: DisplayNames?) -> [(String, String)] {
    let canonical = locale.canonical
    let names = names ?? DisplayNames(locale: canonical)
    let number = NumberFormat(locale: canonical)
    let rules = PluralRules(exactly: canonical)
    let ordinals = PluralRules(exactly: canonical, .ordinal)
    func words(_ rules: PluralRules?) -> String {
      rules.map { $0.categories.map(\.description).joined(separator: " ") } ?? "-"
    }
    return [
      ("bcp47", canonical.identifier), ("icu", canonical.icuIdentifier),
      ("posix", canonical.posixName()), ("name", names.name(of: .locale(canonical)) ?? "-"),
      ("maximized", canonical.maximized.identifier),
      ("minimized", canonical.minimized.identifier),
      ("direction", "\(canonical.layoutDirection)"),
      ("hour-cycle", (canonical.hourCycle ?? canonical.defaultHourCycle).rawValue),
      ("numbers", number.string(from: -1_234_567.891)), ("formats-as", number.resolved.identifier),
      ("plurals", words(rules)), ("ordinals", words(ordinals)),
    ]
  }

  private static func lines(_ locale: LocaleID, _ names: DisplayNames?) -> String {
    rows(locale, names).map { "\($0.0)\t\($0.1)" }.joined(separator: "\n")
  }

  private static func json(_ locale: LocaleID, _ names: DisplayNames?) -> JSONValue {
    .object(rows(locale, names).map { ($0.0, .string($0.1)) })
  }
}

extension InputFault {
  init(_ error: LocaleIDError) {
    self.init(
      message: "malformed locale identifier: expected \(error.expected)", column: error.column,
      excerpt: error.identifier.utf8.count <= 64 ? error.identifier : "", caret: error.offset)
  }
}
