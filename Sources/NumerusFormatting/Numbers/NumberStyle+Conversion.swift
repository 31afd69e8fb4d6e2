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

  /// Whether ICU, which converts in doubles, is given the number that was meant.
  func converts(_ input: NumberFormatInput, _ conversion: Conversion) -> Bool {
    guard conversion != .none else { return true }
    if case .integer(let value) = input, value.magnitude < 1 << 53 { return true }
    let decimal = input.decimal
    guard let operands = try? PluralOperands(decimal), operands.isNumber else { return true }
    guard let value = Double(decimal), value.isFinite else { return false }
    return PluralOperands(value).text(of: .n) == operands.text(of: .n)
  }
}

extension FormattedNumber {
  /// Whether a unit but the last is beyond what ICU, which counts it in 64 bits, gets right: of ∞ it makes
  /// -2^63 feet.
  ///
  /// Read from the text, because of several units ICU names the parts of the last alone.
  func isBeyondMixing(_ input: NumberFormatInput) -> Bool {
    var counts: [Int] = []
    var separators = 2
    for scalar in string.unicodeScalars {
      // The raised 3 of a cubic meter is no digit; the ideographs of `hanidec` are.
      guard scalar.properties.numericValue != nil,
        scalar.properties.generalCategory != .otherNumber
      else {
        separators += Self.separates(scalar) ? 1 : 2
        continue
      }
      if separators > 1 { counts.append(0) }
      separators = 0
      if let last = counts.indices.last { counts[last] += 1 }
    }
    let isNumber = (try? PluralOperands(input.decimal))?.isNumber ?? false
    guard isNumber else { return !counts.isEmpty }
    return counts.dropLast().contains { $0 > 15 }
  }

  /// Whether a character may stand between the digits of one number; the prime (5′11″) may not.
  private static func separates(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .spaceSeparator: true
    case .otherPunctuation, .finalPunctuation: scalar != "\u{2032}" && scalar != "\u{2033}"
    default: false
    }
  }
}
