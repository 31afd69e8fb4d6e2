import NumerusFormatting
import NumerusLocales
import NumerusPlurals

extension NumberVerb {
  /// What shows the styles that are no number skeleton; nil for one that is.
  static func special(
    _ request: NumberRequest, _ arguments: ParsedArguments
  ) throws(CommandError) -> ((String) throws(InputFault) -> Shown)? {
    let locale = request.locale
    switch request.style {
    case .bytes, .binaryBytes:
      let units: ByteCountFormat.Units = request.style == .bytes ? .decimal : .binary
      let width = arguments.value("--width").flatMap { name in
        NumberRequest.widths.first { $0.name == name }?.width
      }
      let fraction = try NumberStyle.digits("--fraction", least: 0, arguments)
      let format = try arguments.formatter { () throws(FormatError) in
        try ByteCountFormat(
          validating: locale, units: units, width: width ?? .short,
          fractionDigits: fraction ?? 0...1)
      }
      let rules = PluralRules(locale)
      return { text throws(InputFault) in
        let bytes = try byteCount(text)
        let shown = try InputFault.of { () throws(FormatError) in try format.format(bytes) }
        return Shown(text: shown.string, category: rules.category(for: shown), parts: shown.parts)
      }
    case .spellOut:
      let format = try arguments.formatter { () throws(FormatError) in
        try SpellOut(validating: locale)
      }
      try checkRuleSet(format.ruleSets, arguments)
      return words(PluralRules(locale)) { text throws(FormatError) in
        try format.string(decimal: text, ruleSet: arguments.value("--rule-set"))
      }
    case .ordinal:
      let format = try arguments.formatter { () throws(FormatError) in
        try OrdinalText(validating: locale)
      }
      try checkRuleSet(format.ruleSets, arguments)
      return words(PluralRules(locale, .ordinal)) { text throws(FormatError) in
        try format.string(decimal: text, ruleSet: arguments.value("--rule-set"))
      }
    case .decimal, .percent, .permille, .compact, .compactLong, .scientific, .engineering:
      return nil
    }
  }

  /// Reads what `PluralOperands` does, as long as it is whole: "1024", "1e9", "2.0".
  private static func byteCount(_ text: String) throws(InputFault) -> Int128 {
    let operands: PluralOperands
    do throws(NumberSyntaxError) {
      operands = try PluralOperands(text)
    } catch {
      throw InputFault(error)
    }
    let whole = operands.w == 0 ? Int128(operands.text(of: .i)) : nil
    guard let whole else {
      throw InputFault(
        message: "'\(VisibleText.excerpt(of: text))' is no count of bytes; expected a whole number"
          + " below 2^127")
    }
    return PluralOperands.isNegative(text) ? -whole : whole
  }

  private static func checkRuleSet(
    _ known: [String], _ arguments: ParsedArguments
  ) throws(CommandError) {
    guard let name = arguments.value("--rule-set") else { return }
    let plain = known.map { String($0.drop { $0 == "%" }) }
    guard !plain.contains(String(name.drop { $0 == "%" })) else { return }
    throw arguments.fault(
      "'\(VisibleText.excerpt(of: name))' is no rule set of the locale; expected one of "
        + plain.joined(separator: ", "))
  }

  /// Words have no digits to take operands from: the category is that of the number itself.
  private static func words(
    _ rules: PluralRules, _ string: @escaping (String) throws(FormatError) -> String
  ) -> (String) throws(InputFault) -> Shown {
    { text throws(InputFault) in
      let words = try InputFault.of { () throws(FormatError) in try string(text) }
      return Shown(text: words, category: rules.category(for: text))
    }
  }
}
