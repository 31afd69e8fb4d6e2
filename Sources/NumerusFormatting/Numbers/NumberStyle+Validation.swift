internal import CNumerusICUShim
internal import NumerusLocales
internal import NumerusPlurals

extension NumberStyle {
  /// A name or number that could not stand in a skeleton at all; nil where all could.
  var syntaxFault: FormatError? {
    switch unit {
    case .currency(let code) where !Self.isName(code) || code.utf8.count != 3:
      return .unknown(.currency, code)
    case .measure(let identifier) where !Self.isName(identifier):
      return .unknown(.unit, identifier)
    default: break
    }
    if let usage, !Self.isName(usage) { return .unknown(.usage, usage) }
    if let numberingSystem, !Self.isName(numberingSystem) {
      return .unknown(.numberingSystem, numberingSystem)
    }
    if let scale, let fault = Self.fault(ofNumber: scale) { return fault }
    if case .increment(let step) = precision { return Self.fault(ofIncrement: step) }
    return nil
  }

  /// Looks every name up.
  ///
  /// - Throws: ``FormatError``.
  func validate() throws(FormatError) {
    if let syntaxFault { throw syntaxFault }
    switch unit {
    case .currency(let code) where !nicu_number_currency_exists(code):
      throw .unknown(.currency, code)
    case .measure(let identifier) where !nicu_number_unit_exists(identifier):
      throw .unknown(.unit, identifier)
    default: break
    }
    if let usage, try !Self.isUsage(usage) { throw .unknown(.usage, usage) }
    if let numberingSystem, !nicu_number_system_exists(numberingSystem) {
      throw .unknown(.numberingSystem, numberingSystem)
    }
    if let numberingSystem, nicu_number_system_has_rules(numberingSystem) {
      throw .withoutDigits(numberingSystem)
    }
    try validateTokens()
  }

  /// Looks at what ICU lets pass in a skeleton and then shows as if it knew it.
  private func validateTokens() throws(FormatError) {
    for token in tokens.split(whereSeparator: \.isWhitespace) {
      let parts = token.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      let name = String(parts[1])
      let isKnown: Bool
      switch parts[0] {
      case "currency": isKnown = nicu_number_currency_exists(Self.asciiUppercased(name))
      case "usage": isKnown = try Self.isUsage(name)
      case "numbering-system" where nicu_number_system_has_rules(name):
        throw .withoutDigits(name)
      case "precision-increment": isKnown = !name.hasPrefix("-")
      default: continue
      }
      guard isKnown else {
        throw .skeleton(
          skeleton, token: String(token), offset: tokens[..<parts[1].startIndex].count)
      }
    }
  }

  private static func isUsage(_ name: String) throws(FormatError) -> Bool {
    var status: Int32 = 0
    let exists = nicu_number_usage_exists(name, &status)
    guard status <= 0 else { throw .icu(status, "ures_openDirect") }
    return exists
  }

  /// Letters, digits and hyphens, so that nothing said by a name is read as another token.
  private static func isName(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }

  /// ICU takes an increment below zero for one above, or for none.
  private static func fault(ofIncrement text: String) -> FormatError? {
    if let fault = fault(ofNumber: text) { return fault }
    let isNegative = PluralOperands.isNegative(text)
    let number = try? PluralOperands(text)
    guard !isNegative, let number, number.isNumber, number.text(of: .n) != "0" else {
      return .unsupported(
        "rounding to multiples of '\(VisibleText.excerpt(of: text))'", since: .max)
    }
    return nil
  }

  private static func fault(ofNumber text: String) -> FormatError? {
    do throws(NumberSyntaxError) {
      _ = try PluralOperands(text)
      return nil
    } catch {
      return .number(error)
    }
  }
}
