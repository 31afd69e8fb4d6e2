import NumerusFormatting

extension NumberOptions {
  /// The notation; returns whether it is compact.
  mutating func notation() throws(ConformanceFault) -> Bool {
    let notation =
      try options.take(
        "notation",
        [
          "standard": "", "scientific": "scientific", "engineering": "engineering",
          "compact": "compact",
        ]) ?? ""
    let compact =
      try options.take("compactDisplay", ["short": "compact-short", "long": "compact-long"])
      ?? "compact-short"
    let exponent = try options.take("conformanceExponent", ["+ee": "/+ee", "+e": "/+e"]) ?? ""
    let sign =
      try options.take(
        "conformanceSign", ["always": "/sign-always", "auto": "", "never": "/sign-never"]) ?? ""
    guard notation != "compact" else {
      append(compact)
      return true
    }
    append(notation.isEmpty ? nil : notation + exponent + sign)
    return false
  }

  /// What the number counts, and how that is named.
  mutating func style() throws(ConformanceFault) -> Style {
    let given = try options.take(
      "style",
      ["decimal": Style.decimal, "currency": .currency, "percent": .percent, "unit": .unit])
    let currency = try options.take("currency", or: "code")
    let unit = try options.take("unit")
    let unitWidth = try options.take(
      "unitDisplay",
      ["long": "unit-width-full-name", "short": "unit-width-short", "narrow": "unit-width-narrow"])
    let currencyWidth = try options.take(
      "currencyDisplay",
      [
        "symbol": "unit-width-short", "narrowSymbol": "unit-width-narrow",
        "code": "unit-width-iso-code", "name": "unit-width-full-name",
      ])
    let style = given ?? (currency != nil ? .currency : unit != nil ? .unit : .decimal)
    switch style {
    case .decimal: break
    case .percent: append("percent")
    case .currency:
      guard let currency else { throw ConformanceFault("incomplete test", "expected a currency") }
      append("currency/\(try Self.name(currency, "currency"))")
      append(currencyWidth)
    case .unit:
      guard let unit else { throw ConformanceFault("incomplete test", "expected a unit") }
      let isRatio = unit == "percent" || unit == "permille"
      append(isRatio ? unit : "unit/\(try Self.name(unit, "unit"))")
      append(unitWidth)
    }
    return style
  }

  mutating func sign() throws(ConformanceFault) {
    let isAccounting =
      try options.take("currencySign", ["standard": false, "accounting": true]) ?? false
    let display =
      try options.take(
        "signDisplay",
        [
          "auto": "", "always": "always", "exceptZero": "except-zero", "negative": "negative",
          "never": "never", "accounting": "accounting",
          "accounting_exceptZero": "accounting-except-zero",
          "accounting_negative": "accounting-negative",
        ]) ?? ""
    let isPlain = display == "never" || display.hasPrefix("accounting") || !isAccounting
    if isPlain {
      append(display.isEmpty ? nil : "sign-\(display)")
    } else {
      append(display.isEmpty ? "sign-accounting" : "sign-accounting-\(display)")
    }
  }

  mutating func grouping() throws(ConformanceFault) {
    append(
      try options.take(
        "useGrouping",
        [
          "false": "group-off", "off": "group-off", "true": "group-on-aligned",
          "always": "group-on-aligned", "on_aligned": "group-on-aligned", "auto": "group-auto",
          "min2": "group-min2", "thousands": "group-thousands",
        ]))
  }

  mutating func rest() throws(ConformanceFault) {
    append((try options.take("roundingMode", Self.roundingModes) ?? .halfEven).token)
    if let system = try options.take("numberingSystem", or: "nu") {
      append("numbering-system/\(try Self.name(system, "numberingSystem"))")
    }
    if let scale = try options.take("conformanceScale") {
      append("scale/\(try Self.name(scale, "conformanceScale"))")
    }
    append(
      try options.take("conformanceDecimalAlways", ["true": "decimal-always", "false": ""]))
    // How a locale is found is no matter of formatting.
    _ = try options.take("localeMatcher")
  }
}
