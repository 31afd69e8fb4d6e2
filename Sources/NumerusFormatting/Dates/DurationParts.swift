/// Takes durations apart into numbers of units.
struct DurationParts: Sendable {
  /// From the largest.
  let units: [DurationFormat.Unit]
  let maximumUnits: Int
  let fractionDigits: Int
  let rounding: FloatingPointRoundingRule

  /// The number of each unit that is shown, in decimal, with a sign at the first of a negative duration.
  func numbers(
    of duration: Duration, dropsZeros: Bool
  ) -> [(unit: DurationFormat.Unit, number: String)] {
    // Exact: a `Duration` is a 128-bit number of attoseconds.
    let total = duration.attoseconds
    guard let last = lastUnit(total, dropsZeros) else { return [] }
    var rest = rounded(total, to: last)
    let isNegative = rest.isNegative
    var result: [(unit: DurationFormat.Unit, number: String)] = []
    for unit in units {
      let isLast = unit == last
      let count = rest.magnitude / unit.attoseconds
      rest.magnitude -= count * unit.attoseconds
      let fraction = isLast ? fractionText(rest.magnitude, of: unit) : ""
      if !dropsZeros || count > 0 || !fraction.isEmpty || isLast && result.isEmpty {
        let sign = isNegative && result.isEmpty ? "-" : ""
        result.append((unit, "\(sign)\(count)\(fraction)"))
      }
      if isLast { break }
    }
    return result
  }

  /// The unit that is rounded.
  private func lastUnit(_ total: Int128, _ dropsZeros: Bool) -> DurationFormat.Unit? {
    guard dropsZeros, let smallest = units.last else {
      return units.last
    }
    // Rounding may carry beyond the first unit; then that one is all there is: 59 min 59.7 s is 1 hr.
    let first = units.firstIndex { total.magnitude >= $0.attoseconds } ?? units.endIndex
    let last = first + maximumUnits - 1
    return last < units.endIndex ? units[last] : smallest
  }

  private func rounded(
    _ total: Int128, to unit: DurationFormat.Unit
  ) -> (magnitude: UInt128, isNegative: Bool) {
    let step = quantum(of: unit)
    let (count, rest) = total.magnitude.quotientAndRemainder(dividingBy: step)
    let isUp =
      switch rounding {
      case .up: rest > 0 && total > 0
      case .down: rest > 0 && total < 0
      case .towardZero: false
      case .awayFromZero: rest > 0
      case .toNearestOrAwayFromZero: rest >= step - rest
      case .toNearestOrEven: rest > step - rest || rest == step - rest && count % 2 == 1
      @unknown default: rest >= step - rest
      }
    let magnitude = (count + (isUp ? 1 : 0)) * step
    return (magnitude, total < 0 && magnitude > 0)
  }

  /// The smallest number of attoseconds that is told apart: below one there is nothing to round.
  private func quantum(of unit: DurationFormat.Unit) -> UInt128 {
    var step = unit.attoseconds
    for _ in 0..<fractionDigits where step % 10 == 0 { step /= 10 }
    return step
  }

  private func fractionText(_ rest: UInt128, of unit: DurationFormat.Unit) -> String {
    var rest = rest
    var text = ""
    while rest > 0, text.count < fractionDigits {
      let (digit, next) = (rest * 10).quotientAndRemainder(dividingBy: unit.attoseconds)
      text += String(digit)
      rest = next
    }
    return text.isEmpty ? "" : "." + text
  }
}

extension DurationFormat.Unit {
  var attoseconds: UInt128 {
    let second: UInt128 = 1_000_000_000_000_000_000
    return switch self {
    case .week: 604_800 * second
    case .day: 86_400 * second
    case .hour: 3_600 * second
    case .minute: 60 * second
    case .second: second
    case .millisecond: second / 1_000
    }
  }
}
