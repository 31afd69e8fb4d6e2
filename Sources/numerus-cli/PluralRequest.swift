import NumerusLocales
import NumerusPlurals

extension Command {
  /// The CLDR releases that can be asked for, earliest first.
  static var cldrVersions: [String] { CLDRVersion.allCases.sorted().map(\.description) }

  /// The release of a number that the option parser has checked.
  static func cldrVersion(_ number: String) -> CLDRVersion? {
    Int(number).flatMap { CLDRVersion(rawValue: $0) }
  }
}

/// What `numerus plural` was asked to do.
struct PluralRequest {
  enum Task: String, CaseIterable {
    case explain = "--explain"
    case histogram = "--histogram"
    case witness = "--witness"
    case rules = "--rules"
    case list = "--list"

    /// Whether it takes numbers.
    var readsInput: Bool { self == .explain || self == .histogram }
  }

  /// Nil for plain categories.
  let task: Task?
  let type: PluralType
  let cldr: CLDRVersion
  let isRange: Bool
  let isJSON: Bool
  let paint: Paint
  /// Nil only for a list of all locales.
  let locale: LocaleID?
  let inputs: [String]

  static let table = OptionTable(
    page: "plural",
    options: [
      .type, Option(name: "--cldr", values: Command.cldrVersions),
      Option(name: "--color", values: ["auto", "always", "never"]),
    ]
      + (["--ordinal", "--range", "--strict", "--json", "--help", "-h"]
      + Task.allCases.map(\.rawValue))
      .map { Option(name: $0) })

  init(_ arguments: ParsedArguments) throws(CommandError) {
    let tasks = Task.allCases.filter { arguments.has($0.rawValue) }
    guard tasks.count < 2 else {
      throw arguments.fault("'\(tasks[0].rawValue)' and '\(tasks[1].rawValue)' exclude each other")
    }
    task = tasks.first
    type = try arguments.type() ?? .cardinal
    cldr = arguments.value("--cldr").flatMap(Command.cldrVersion) ?? .latest
    isRange = arguments.has("--range")
    isJSON = arguments.has("--json")
    paint = Paint(isJSON ? "never" : arguments.value("--color"))
    inputs = Array(arguments.operands.dropFirst())
    locale = try Self.locale(arguments, isOptional: task == .list)
    if arguments.has("--strict"), let locale,
      PluralRules(exactly: locale, type, cldr: cldr) == nil
    {
      throw arguments.fault(Self.unknownLanguage(locale, type, cldr))
    }
    guard let task, !task.readsInput else { return }
    if isRange { throw arguments.fault("'--range' and '\(task.rawValue)' exclude each other") }
    if let input = inputs.first {
      throw arguments.fault(
        "'\(task.rawValue)' takes one locale and no numbers, but got '\(InputFault.excerpt(input))'"
      )
    }
  }

  /// That a locale has no rules of its own and inherits none.
  static func unknownLanguage(
    _ locale: LocaleID, _ type: PluralType, _ cldr: CLDRVersion
  ) -> String {
    "CLDR \(cldr) has no \(type) plural rules for '\(InputFault.excerpt(locale.identifier))'"
  }

  private static func locale(
    _ arguments: ParsedArguments, isOptional: Bool
  ) throws(CommandError) -> LocaleID? {
    guard let identifier = arguments.operands.first else {
      if isOptional { return nil }
      throw arguments.fault("no locale; expected one such as 'pl' or 'pt-PT'")
    }
    do throws(LocaleIDError) {
      return try LocaleID(validating: identifier)
    } catch {
      throw arguments.fault(error.description)
    }
  }
}

extension Option {
  /// Which rules; `--ordinal` is short for one of its values.
  static let type = Option(name: "--type", values: PluralType.allCases.map(\.rawValue))
}

extension ParsedArguments {
  /// What `--type` or `--ordinal` asks for; nil where neither was given.
  func type() throws(CommandError) -> PluralType? {
    let type = value("--type").flatMap(PluralType.init(rawValue:))
    guard has("--ordinal") else { return type }
    if type == .cardinal { throw fault("'--ordinal' and '--type cardinal' exclude each other") }
    return .ordinal
  }
}
