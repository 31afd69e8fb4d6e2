public import NumerusPlurals

extension FormattedNumber {
  /// The plural operands of what is shown: "1.0" has a visible fraction digit, "9.6K" is 9.6c3.
  ///
  /// Read from the digits of the text in any numbering system, so they are those of the converted, scaled
  /// and rounded number; where a word alone shows it (the Arabic dual, the French "mille") ICU is asked. Of a
  /// measure in several units ("5 ft, 11 in") they are those of the last. In scientific notation an exponent
  /// above 0 counts as that of compact notation does, and with one below 0 the number is taken as written out.
  /// NaN and ∞ have none: every rule set answers `other`. O(length).
  public var operands: PluralOperands {
    guard let mantissa = plainDecimal ?? shownDigits else { return PluralOperands(Double.nan) }
    let power = exponent ?? shownExponent
    let text = power == 0 ? mantissa : power > 0 ? "\(mantissa)c\(power)" : "\(mantissa)e\(power)"
    // Only an exponent beyond `PluralOperands.maximumExponent` cannot be read.
    return (try? PluralOperands(text)) ?? PluralOperands(Double.infinity)
  }

  /// The decimal of a text without digits, its exponent written out.
  private var plainDecimal: String? {
    decimal.flatMap { try? PluralOperands($0) }?.description
  }

  /// The digits in ASCII with their decimal point; nil of NaN and ∞, of which ICU makes an integer too.
  private var shownDigits: String? {
    let integer = parts.last { $0.field == .number(.integer) }.map(digits)
    let fraction = parts.last { $0.field == .number(.fraction) }.map(digits) ?? ""
    if integer == "", fraction.isEmpty { return nil }
    let whole = integer.flatMap { $0.isEmpty ? nil : $0 } ?? "0"
    return fraction.isEmpty ? whole : "\(whole).\(fraction)"
  }

  /// The exponent that stands in the text, of which ICU says only that it is no small positive one.
  private var shownExponent: Int {
    guard let part = parts.last(where: { $0.field == .number(.exponent) }),
      let value = Int(digits(of: part))
    else { return 0 }
    let sign = text(of: .exponentSign) ?? ""
    let isPositive = sign.contains("+") || (sign.isEmpty && value > Self.largestKnownExponent)
    return isPositive ? value : -value
  }

  /// NICU_EXPONENT_MAX of the shim.
  private static let largestKnownExponent = 24

  /// The digits of a part in ASCII, separators left out.
  private func digits(of part: FormattedPart) -> String {
    var result = ""
    for scalar in string.unicodeScalars[part.range] {
      // `numericValue` and not the decimal type: the digits of `hanidec` are ideographs.
      guard let value = scalar.properties.numericValue, (0...9).contains(value) else { continue }
      result += String(Int(value))
    }
    return result
  }
}
