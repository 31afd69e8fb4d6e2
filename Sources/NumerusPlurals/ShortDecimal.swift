/// The shortest digits of a double that has few of them, found without going through text.
///
/// If k < 10^15 and k / 10^s == x (correctly rounded, as both are exact doubles), then k / 10^s is a
/// decimal of at most 15 digits that reads as x. No two such decimals share a double, so it is the
/// shortest; and the smallest s that fits leaves no trailing zero.
struct ShortDecimal {
  let integer: UInt64
  let fraction: UInt64
  let fractionDigits: Int

  /// - Parameter x: Not negative. Nil where it is not finite, 10^15 or more, or has more than six
  ///   fraction digits.
  @inline(__always)
  init?(_ x: Double) {
    guard x < 1e15 else { return nil }
    var scale = 1.0
    for digits in 0...6 {
      let scaled = x * scale
      guard scaled < 1e15 else { return nil }
      // The product is off by at most 10^15 · 2^-53, so adding a half and cutting rounds it right.
      let k = UInt64(scaled + 0.5)
      if Double(k) / scale == x {
        let whole = UInt64(x)
        integer = whole
        fraction = k &- whole &* UInt64(scale)
        fractionDigits = digits
        return
      }
      scale *= 10
    }
    return nil
  }
}

extension PlainOperands {
  init(_ short: ShortDecimal) {
    self.init(short.integer)
    fraction = short.fraction
    trimmed = short.fraction
    visibleCount = UInt64(truncatingIfNeeded: short.fractionDigits)
    trimmedCount = visibleCount
  }
}
