extension NumberStyle {
  /// The style as ICU's number skeleton: "compact-short currency/EUR".
  ///
  /// Empty for ``decimal``. Source: ICU's user guide, "Number Skeletons".
  public var skeleton: String {
    [
      tokens, notationToken, unitToken, usage.map { "usage/\($0)" }, width.map(\.token),
      precisionToken, rounding.map(\.token), integerWidth.map(\.token), scaleToken,
      grouping.map(\.token), numberingSystem.map(Self.token(numberingSystem:)), sign.map(\.token),
      separator.map(\.token),
    ].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private var notationToken: String? {
    switch notation {
    case .simple: return nil
    case .compact: return "compact-short"
    case .compactLong: return "compact-long"
    case .scientific, .engineering:
      let digits = String(repeating: "e", count: exponentDigits)
      return (notation == .scientific ? "scientific" : "engineering")
        + (exponentDigits > 1 ? "/*\(digits)" : "") + (exponentSign.map { "/\($0.token)" } ?? "")
    }
  }

  private var unitToken: String? {
    switch unit {
    case .none: nil
    case .percent: "percent"
    case .permille: "permille"
    case .currency(let code): "currency/\(code)"
    case .measure(let identifier): "unit/\(identifier)"
    }
  }

  private var precisionToken: String? {
    let zeros = hidesZeroFraction ? "/w" : ""
    switch precision {
    case nil:
      // By default only money has zeros that could be hidden.
      guard case .currency = unit, hidesZeroFraction, !notation.isCompact else { return nil }
      return "precision-currency-standard/w"
    case .unlimited: return "precision-unlimited" + zeros
    case .currencyStandard: return "precision-currency-standard" + zeros
    case .currencyCash: return "precision-currency-cash" + zeros
    case .increment(let step): return "precision-increment/\(Self.plain(step))" + zeros
    case .fraction(let count): return count.fractionToken + zeros
    case .significant(let count): return count.significantToken + zeros
    case .both(let fraction, let significant, let priority):
      return "\(fraction.fractionToken)/\(significant.significantToken)"
        + (priority == .relaxed ? "r" : "s") + zeros
    }
  }

  /// The scale with what a percentage is multiplied by.
  ///
  /// ICU reads an exponent here.
  private var scaleToken: String? {
    let power = unit == .percent ? 2 : unit == .permille ? 3 : 0
    guard let scale else {
      return power == 0 ? nil : "scale/1\(String(repeating: "0", count: power))"
    }
    guard power > 0 else { return "scale/\(Self.plain(scale))" }
    let parts = scale.split(maxSplits: 1) { $0 == "e" || $0 == "E" }
    let exponent = parts.count == 2 ? Int(parts[1]) : 0
    guard let first = parts.first, let exponent else { return "scale/\(scale)" }
    return "scale/\(Self.plain(String(first)))E\(exponent + power)"
  }

  /// ICU reads a number after '/' but not one that begins with '+', and minus signs in ASCII alone.
  private static func plain(_ number: String) -> String {
    number.hasPrefix("+") ? String(number.dropFirst()) : number.replacing("\u{2212}", with: "-")
  }

  private static func token(numberingSystem name: String) -> String {
    name == "latn" ? "latin" : "numbering-system/\(name)"
  }
}

extension NumberStyle.Notation {
  fileprivate var isCompact: Bool { self == .compact || self == .compactLong }
}

extension NumberStyle.DigitCount {
  fileprivate var fractionToken: String {
    if minimum == 0, maximum == 0 { return "precision-integer" }
    return "." + symbols("0")
  }

  fileprivate var significantToken: String { symbols("@") }

  private func symbols(_ required: String) -> String {
    let minimum = String(repeating: required, count: self.minimum)
    guard let maximum else { return minimum + "*" }
    return minimum + String(repeating: "#", count: max(0, maximum - self.minimum))
  }
}

extension NumberStyle.IntegerWidth {
  fileprivate var token: String {
    let zeros = String(repeating: "0", count: minimum)
    guard let maximum else { return "integer-width/*\(zeros)" }
    if maximum == 0 { return "integer-width-trunc" }
    return "integer-width/" + String(repeating: "#", count: max(0, maximum - minimum)) + zeros
  }
}
