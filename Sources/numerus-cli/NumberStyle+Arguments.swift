import NumerusFormatting

extension NumberStyle {
  /// The style that the options describe.
  init(_ style: NumberRequest.Style, _ arguments: ParsedArguments) throws(CommandError) {
    self = Self.base(style, arguments)
    if let usage = arguments.value("--usage") { self = self.usage(usage) }
    if let name = arguments.value("--width"),
      let width = NumberRequest.widths.first(where: { $0.name == name })?.width
    {
      self = self.width(width)
    }
    if let digits = try Self.digits("--fraction", least: 0, arguments) {
      self = fractionDigits(digits)
    }
    if let digits = try Self.digits("--significant", least: 1, arguments) {
      self = significantDigits(digits)
    }
    if let mode = Self.one(of: RoundingMode.allCases, "--rounding", arguments) {
      self = rounding(mode)
    }
    if let grouping = Self.one(of: Grouping.allCases, "--grouping", arguments) {
      self = self.grouping(grouping)
    }
    if let sign = Self.one(of: Sign.allCases, "--sign", arguments) { self = self.sign(sign) }
    if let system = arguments.value("--numbering-system") { self = numberingSystem(system) }
  }

  private static func base(
    _ style: NumberRequest.Style, _ arguments: ParsedArguments
  ) -> NumberStyle {
    if let skeleton = arguments.value("--skeleton") { return .skeleton(skeleton) }
    var base: NumberStyle =
      arguments.value("--currency").map { .currency($0) }
      ?? arguments.value("--unit").map { .unit($0) } ?? .decimal
    switch style {
    case .percent: base = .percent
    case .permille: base = .permille
    case .compact: base = base.notation(.compact)
    case .compactLong: base = base.notation(.compactLong)
    case .scientific: base = base.notation(.scientific)
    case .engineering: base = base.notation(.engineering)
    case .decimal, .bytes, .binaryBytes, .spellOut, .ordinal: break
    }
    return base
  }

  private static func one<Value>(
    of values: [Value], _ option: String, _ arguments: ParsedArguments
  ) -> Value? {
    arguments.value(option).flatMap { name in values.first { "\($0)" == name } }
  }

  /// Reads "2" or "0..3".
  static func digits(
    _ option: String, least: Int, _ arguments: ParsedArguments
  ) throws(CommandError) -> ClosedRange<Int>? {
    guard let text = arguments.value(option) else { return nil }
    let ends = text.split(separator: "..", omittingEmptySubsequences: false).map { Int($0) }
    if ends.count < 3, let low = ends.first ?? nil, let high = ends.last ?? nil, low >= least,
      low <= high, high < 1000
    {
      return low...high
    }
    throw arguments.fault(
      "'\(InputFault.excerpt(text))' is no value of '\(option)';"
        + " expected digits such as \(least + 2) or \(least)..3")
  }
}
