internal import CNumerusICUShim
internal import NumerusPlurals

/// Measures that ICU converts, in doubles.
extension NumberStyle {
  /// What ICU makes of a measure.
  enum Conversion: Hashable, Sendable {
    /// It is shown in its own unit.
    case none
    /// It is shown in one other unit.
    case single
    /// It may be shown in several: "5 ft, 11 in".
    case mixed
  }

  /// What is read from the style as ICU reads it, so that it holds good of skeletons too.
  var conversion: Conversion {
    let skeleton = skeleton
    // No other token has this in it.
    if skeleton.contains("-and-") { return .mixed }
    var result = Conversion.none
    for token in skeleton.unicodeScalars.split(whereSeparator: \.properties.isPatternWhitespace) {
      let text = String(token)
      guard text.hasPrefix("usage/") else { continue }
      var status: Int32 = 0
      if nicu_number_usage_may_mix(String(text.dropFirst(6)), &status) { return .mixed }
      result = .single
    }
    return result
  }

  /// Whether ICU converts a number without loss of what it is given.
  ///
  /// It counts the larger of several units in 64 bits, and of ∞ makes -2^63 feet.
  func converts(_ input: NumberFormatInput, _ conversion: Conversion) -> Bool {
    guard conversion != .none else { return true }
    if case .integer(let value) = input, scale == nil { return value.magnitude < 1 << 53 }
    let decimal = input.decimal
    guard let operands = try? PluralOperands(decimal), operands.isNumber else {
      return conversion == .single
    }
    guard let value = Double(decimal), value.magnitude < 0x1p53,
      PluralOperands(value).text(of: .n) == operands.text(of: .n)
    else { return false }
    guard let scale, let factor = Double(scale) else { return true }
    return (value * factor).magnitude < 0x1p53
  }
}

extension FormattedNumber {
  /// Whether there is a number in the text that a double need not hold: of more than 15 digits.
  ///
  /// Read from the text, because of several units ICU names the parts of the last alone. One character between
  /// two digits is a separator.
  var isBeyondDoubles: Bool {
    var digits = 0
    var others = 2
    for scalar in string.unicodeScalars {
      guard let value = scalar.properties.numericValue else {
        others += 1
        continue
      }
      if others > 1 { digits = 0 }
      others = 0
      if digits > 0 || value != 0 { digits += 1 }
      if digits > 15 { return true }
    }
    return false
  }
}
