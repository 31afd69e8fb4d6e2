internal import NumerusFormatting

/// Which number format a field asks for.
enum NumberKey: Hashable, Sendable {
  case field(FieldFormat, width: Int16, precision: Int16?, isScientific: Bool)
  case style(NumberStyle)

  /// How numbers are shown, as Foundation's localized formats show them.
  ///
  /// Source: `__CFStringFormatLocalizedNumber` of Core Foundation: `%d` is grouped, `%f` has six fraction digits
  /// unless told otherwise, `%e` two digits of exponent with a sign, and the flag 0 gives integer digits.
  var style: NumberStyle {
    switch self {
    case .style(let style): style
    case .field(let format, let width, let precision, let isScientific):
      Self.style(format, Int(width), precision.map(Int.init), isScientific)
    }
  }

  private static func style(
    _ format: FieldFormat, _ width: Int, _ precision: Int?, _ isScientific: Bool
  ) -> NumberStyle {
    var style: NumberStyle
    let limit = Placeholder.maximumSize
    let fillsWithZeros = format.flags.contains(.zero) && !format.flags.contains(.left)
    switch format.kind {
    case .fixed:
      style = .decimal.fractionDigits(precision ?? 6)
      if fillsWithZeros { style = style.integerDigits(max(1, width - (precision ?? 0))...) }
    case .scientific:
      style = scientific.significantDigits(min((precision ?? 6) + 1, limit))
    case .general:
      let digits = max(precision ?? 6, 1)
      style = (isScientific ? scientific : .decimal).significantDigits(1...digits)
    default:
      style = .decimal
      if let precision {
        style = style.integerDigits(precision...)
      } else if fillsWithZeros, width > 0 {
        style = style.integerDigits(width...)
      }
    }
    return format.flags.contains(.plus) ? style.sign(.always) : style
  }

  private static let scientific = NumberStyle.scientific.exponentDigits(2).exponentSign(.always)
}
