import NumerusFormatting
import NumerusLocales

/// What `numerus number` was asked to do.
struct NumberRequest {
  enum Style: String, CaseIterable {
    case decimal
    case percent
    case permille
    case compact
    case compactLong = "compact-long"
    case scientific
    case engineering
    case bytes
    case binaryBytes = "binary-bytes"
    case spellOut = "spell-out"
    case ordinal
  }

  let locale: LocaleID
  let style: Style
  /// What ICU is asked for; nothing for styles that are no skeleton.
  let numbers: NumberStyle
  let isRange: Bool
  let shown: Shown.Options
  let inputs: [String]

  static let table = OptionTable(
    page: "number",
    options: [
      Option(name: "--locale", text: "a locale such as 'pl' or 'ar-EG'"),
      Option(name: "--style", values: Style.allCases.map(\.rawValue)),
      Option(name: "--currency", text: "an ISO 4217 code such as EUR"),
      Option(name: "--unit", text: "a unit such as kilometer-per-hour"),
      Option(name: "--usage", text: "a usage such as road"),
      Option(name: "--skeleton", text: "an ICU number skeleton"),
      Option(name: "--rule-set", text: "a rule set such as spellout-cardinal-feminine"),
      Option(name: "--width", values: widths.map(\.name)),
      Option(name: "--fraction", text: "digits such as 2 or 0..3"),
      Option(name: "--significant", text: "digits such as 3 or 1..3"),
      Option(name: "--rounding", values: NumberStyle.RoundingMode.allCases.map { "\($0)" }),
      Option(name: "--grouping", values: NumberStyle.Grouping.allCases.map { "\($0)" }),
      Option(name: "--sign", values: NumberStyle.Sign.allCases.map { "\($0)" }),
      Option(name: "--numbering-system", text: "a numbering system such as arab"),
    ]
      + ["--range", "--category", "--parts", "--json", "--help", "-h"].map { Option(name: $0) })

  static let widths: [(name: String, width: NumberStyle.Width)] = [
    ("narrow", .narrow), ("short", .short), ("full", .fullName), ("code", .isoCode),
    ("formal", .formal), ("variant", .variant), ("hidden", .hidden),
  ]

  init(_ arguments: ParsedArguments) throws(CommandError) {
    let given = ["--style", "--skeleton", "--currency", "--unit"].filter(arguments.has)
    if given.count > 1, given.contains("--skeleton") {
      throw arguments.fault("'\(given[0])' and '\(given[1])' exclude each other")
    }
    if given.contains("--currency"), given.contains("--unit") {
      throw arguments.fault("'--currency' and '--unit' exclude each other")
    }
    if arguments.has("--rule-set"),
      ![Style.spellOut, .ordinal].map(\.rawValue)
        .contains(arguments.value("--style") ?? "")
    {
      throw arguments.fault("'--rule-set' goes with '--style spell-out' and 'ordinal' only")
    }
    try Self.refuseIgnored(arguments)
    locale = try arguments.locale()
    style = arguments.value("--style").flatMap(Style.init(rawValue:)) ?? .decimal
    numbers = try NumberStyle(style, arguments)
    isRange = arguments.has("--range")
    if isRange, [.bytes, .binaryBytes, .spellOut, .ordinal].contains(style) {
      throw arguments.fault("'--range' and '--style \(style.rawValue)' exclude each other")
    }
    shown = Shown.Options(
      showsCategory: arguments.has("--category"), showsParts: arguments.has("--parts"),
      isJSON: arguments.has("--json"))
    inputs = arguments.operands
  }

  /// What a style cannot take into account is refused, and not passed over.
  private static func refuseIgnored(_ arguments: ParsedArguments) throws(CommandError) {
    let all = [
      "--currency", "--unit", "--usage", "--width", "--fraction", "--significant", "--rounding",
      "--grouping", "--sign", "--numbering-system",
    ]
    let taken: Set<String>
    switch arguments.value("--style").flatMap(Style.init(rawValue:)) {
    case .bytes?, .binaryBytes?: taken = ["--width", "--fraction"]
    case .spellOut?, .ordinal?: taken = []
    case .percent?, .permille?: taken = Set(all).subtracting(["--currency", "--unit", "--usage"])
    default: return
    }
    for option in all where arguments.has(option) && !taken.contains(option) {
      throw arguments.fault(
        "'--style \(arguments.value("--style") ?? "")' and '\(option)' exclude each other")
    }
  }
}
