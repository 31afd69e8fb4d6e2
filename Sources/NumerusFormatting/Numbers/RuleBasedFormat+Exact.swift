internal import NumerusPlurals

extension RuleBasedFormat {
  /// The longest integer that is written, in digits.
  static var maximumDigits: Int { 10_000 }

  /// Where ICU rounds (`FractionalPartSubstitution::doSubstitution` in its nfsubs.cpp).
  private static var maximumFractionDigits: Int { 20 }

  /// The text of an integer of any size.
  ///
  /// ICU hands the number to its plural rules as 32 bits, and above 2^63 writes plain digits: from
  /// 2,147,483,651 on "651th" stands for "651st". Up to there ICU is asked; above, see
  /// ``digits(_:isNegative:_:)``.
  func string(_ value: Int64, _ ruleSet: String) throws(FormatError) -> String {
    if value.magnitude <= UInt64(Int32.max) { return try unchecked(value, ruleSet) }
    return try digits(String(value.magnitude), isNegative: value < 0, ruleSet)
  }

  /// The text of decimal text.
  ///
  /// - Throws: ``FormatError/number(_:)``; ``FormatError/inexact(_:)`` where ICU, which counts in
  ///   doubles, would write another number.
  func string(decimal text: String, _ ruleSet: String) throws(FormatError) -> String {
    let operands: PluralOperands
    do throws(NumberSyntaxError) {
      operands = try PluralOperands(text)
    } catch {
      throw .number(error)
    }
    let isNegative = PluralOperands.isNegative(text)
    let number = operands.text(of: .n)
    guard operands.isNumber else {
      let isNaN = text.lowercased().hasSuffix("nan")
      return try symbol(of: isNaN ? .nan : isNegative ? -.infinity : .infinity)
    }
    if operands.w > 0 {
      guard kind != .ordinal, operands.w <= Self.maximumFractionDigits, let value = Double(number),
        value < 0x1p53, PluralOperands(value).text(of: .n) == number
      else { throw .inexact(text) }
      let words = try unchecked(isNegative ? -value : value, ruleSet)
      guard try showsAll(of: number, words) else { throw .inexact(text) }
      return words
    }
    if let value = Int64((isNegative ? "-" : "") + number) { return try string(value, ruleSet) }
    guard number.utf8.count <= Self.maximumDigits else { throw .inexact("\(number.prefix(20))…") }
    return try digits(number, isNegative: isNegative, ruleSet)
  }

  /// NaN and ∞ as the locale writes them in digits: no rule set gets them, of which some call themselves
  /// until the stack ends (Chinese and Japanese ordinals of −∞).
  ///
  /// - Throws: ``FormatError/inexact(_:)`` of ordinals, which they have none of.
  private func symbol(of value: Double) throws(FormatError) -> String {
    guard kind != .ordinal else { throw .inexact("\(value)") }
    return NumberFormat(locale: locale).string(from: value)
  }

  /// Whether what a rule set writes in digits is the whole of a fraction: many round ("=#,##0.#=").
  private func showsAll(of magnitude: String, _ text: String) throws(FormatError) -> Bool {
    guard text.unicodeScalars.contains(where: { $0.properties.numericType == .decimal }) else {
      return true
    }
    for pattern in DigitShape.patterns {
      let format = try PatternFormat(
        pattern: pattern + "." + String(repeating: "#", count: Self.maximumFractionDigits),
        locale: symbols)
      if try text.utf8.firstRange(of: format.string(fromDecimal: magnitude).utf8) != nil {
        return true
      }
    }
    return false
  }

  /// The text of a double by its shortest digits.
  func string(_ value: Double, _ ruleSet: String) throws(FormatError) -> String {
    if let integer = Int64(exactly: value) { return try string(integer, ruleSet) }
    guard value.isFinite else { return try symbol(of: value) }
    let number = PluralOperands(value).text(of: .n)
    return try string(decimal: value < 0 ? "-" + number : number, ruleSet)
  }

  /// The text of an integer above 2^31.
  ///
  /// Words below 2^63 are ICU's. Where ICU writes digits ("=#,##0=" in the rules), what stands before
  /// and after them is found from a number that ICU gets right, and the digits are put between.
  private func digits(
    _ magnitude: String, isNegative: Bool, _ ruleSet: String
  ) throws(FormatError) -> String {
    if let found = try shapeBelow(magnitude, isNegative: isNegative, ruleSet) {
      return try found.string(of: magnitude)
    }
    let value = Int64(magnitude)
    let sample = value ?? .max
    let text = try unchecked(isNegative ? -sample : sample, ruleSet)
    guard let shape = try DigitShape(of: sample, in: text, locale: symbols) else {
      guard value != nil else { throw .inexact(magnitude) }
      return text
    }
    guard try isSteady(shape, at: sample, isNegative: isNegative, ruleSet) else {
      throw .inexact(magnitude)
    }
    return try shape.string(of: magnitude)
  }

  /// The shape of the number between one and two million that ends in the same six digits.
  ///
  /// All plural rules of CLDR 42 to 48 count in moduli that divide a million, and have no number
  /// above a thousand by itself.
  private func shapeBelow(
    _ magnitude: String, isNegative: Bool, _ ruleSet: String
  ) throws(FormatError) -> DigitShape? {
    guard let end = Int64(magnitude.suffix(6)) else { return nil }
    let small = 1_000_000 + end
    let text = try unchecked(isNegative ? -small : small, ruleSet)
    return try DigitShape(of: small, in: text, locale: symbols)
  }

  /// Whether two dozen neighbours have the same shape: then no plural rule has a say in it.
  private func isSteady(
    _ shape: DigitShape, at sample: Int64, isNegative: Bool, _ ruleSet: String
  ) throws(FormatError) -> Bool {
    let step: Int64 = sample < .max - 24 ? 1 : -1
    for count in 1...24 as ClosedRange<Int64> {
      let value = sample + step * count
      let text = try unchecked(isNegative ? -value : value, ruleSet)
      guard try DigitShape(of: value, in: text, locale: symbols) == shape else { return false }
    }
    return true
  }
}
