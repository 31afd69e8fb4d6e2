extension NumberOptions {
  /// How many digits are shown, and how the number is rounded to them.
  ///
  /// Source: ECMA-402, SetNumberFormatDigitOptions.
  mutating func digits(_ style: Style, isCompact: Bool) throws(ConformanceFault) {
    try integerDigits()
    let fraction = try fractionDigits(style, isCompact: isCompact)
    let significant = try significantDigits()
    let priority =
      try options.take(
        "roundingPriority", ["auto": "", "morePrecision": "r", "lessPrecision": "s"]) ?? ""
    let strips =
      try options.take("trailingZeroDisplay", ["auto": false, "stripIfInteger": true]) ?? false
    // What the options above already say, as the tests' generator names it.
    _ = try options.take("roundingType")
    let increment = try increment(fraction?.upperBound)
    var token: String?
    switch (fraction, significant) {
    case (_, _) where increment != nil: token = increment
    case (let fraction?, let significant?) where !priority.isEmpty:
      token = "\(Self.stem(".", "0", fraction))/\(Self.stem("", "@", significant))\(priority)"
    case (_, let significant?): token = Self.stem("", "@", significant)
    case (let fraction?, nil): token = Self.stem(".", "0", fraction)
    case (nil, nil): token = Self.defaultPrecision(style, isCompact: isCompact)
    }
    if token == "." { token = "precision-integer" }
    append(strips ? token.map { "\($0)/w" } : token)
  }

  private mutating func integerDigits() throws(ConformanceFault) {
    let least = try options.takeInteger("minimumIntegerDigits", in: 0...100)
    let most = try options.takeInteger("maximumIntegerDigits", in: 0...100)
    guard least != nil || most != nil else { return }
    let zeros = String(repeating: "0", count: min(least ?? 1, most ?? 100))
    guard let most else { return append("integer-width/+\(zeros)") }
    let rest = String(repeating: "#", count: most - zeros.count)
    append(most == 0 ? "integer-width-trunc" : "integer-width/\(rest)\(zeros)")
  }

  private mutating func fractionDigits(
    _ style: Style, isCompact: Bool
  ) throws(ConformanceFault) -> ClosedRange<Int>? {
    let least = try options.takeInteger("minimumFractionDigits", in: 0...100)
    let most = try options.takeInteger("maximumFractionDigits", in: 0...100)
    guard least != nil || most != nil else { return nil }
    let usual = style == .percent || isCompact ? 0 : 3
    return try Self.range(
      least ?? 0, most ?? max(least ?? 0, usual), least == nil, "FractionDigits")
  }

  private mutating func significantDigits() throws(ConformanceFault) -> ClosedRange<Int>? {
    let least = try options.takeInteger("minimumSignificantDigits", in: 1...100)
    let most = try options.takeInteger("maximumSignificantDigits", in: 1...100)
    guard least != nil || most != nil else { return nil }
    return try Self.range(
      least ?? 1, most ?? max(21, least ?? 1), least == nil, "SignificantDigits")
  }

  private static func range(
    _ least: Int, _ most: Int, _ isDefault: Bool, _ name: String
  ) throws(ConformanceFault) -> ClosedRange<Int> {
    if least <= most { return least...most }
    if isDefault { return most...most }
    throw ConformanceFault(
      "contradicting options", "minimum\(name) is \(least) and maximum\(name) is \(most)")
  }

  /// The multiple that is rounded to, of the last fraction digit.
  private mutating func increment(_ digits: Int?) throws(ConformanceFault) -> String? {
    guard let value = try options.takeInteger("roundingIncrement", in: 1...5_000), value > 1 else {
      return nil
    }
    let digits = digits ?? 0
    let text = String(repeating: "0", count: max(0, digits + 1 - "\(value)".count)) + "\(value)"
    let point = digits == 0 ? "" : "."
    return "precision-increment/\(text.dropLast(digits))\(point)\(text.suffix(digits))"
  }

  private static func defaultPrecision(_ style: Style, isCompact: Bool) -> String? {
    if isCompact { return nil }
    return switch style {
    case .decimal, .unit: ".###"
    case .percent: "precision-integer"
    // By the currency.
    case .currency: nil
    }
  }

  /// `.00##`, `@@###`: digits that are always shown, and digits that may be.
  private static func stem(
    _ start: String, _ digit: Character, _ range: ClosedRange<Int>
  ) -> String {
    start + String(repeating: digit, count: range.lowerBound)
      + String(repeating: "#", count: range.count - 1)
  }
}
