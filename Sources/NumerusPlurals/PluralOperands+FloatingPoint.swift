extension PluralOperands {
  /// The operands of a `Double` by its shortest decimal digits that read back as the same value.
  ///
  /// 1.0 has no visible fraction ("1"), 0.1 has one digit. NaN and the infinities are not numbers
  /// and select `other`. To count zeros that will be shown, give `fractionDigits`, or the text.
  public init(_ value: Double) {
    guard value.isFinite else {
      self = .notFinite
      return
    }
    let magnitude = value.magnitude
    if let short = Self(shortDecimal: magnitude) {
      self = short
    } else {
      self.init(swiftDescription: magnitude.description)
    }
  }

  /// The operands of a `Float` by its own shortest digits: `Float(0.1)` has one fraction digit.
  public init(_ value: Float) {
    guard value.isFinite else {
      self = .notFinite
      return
    }
    self.init(swiftDescription: value.magnitude.description)
  }

  /// The operands of a `Double` shown with exactly a number of fraction digits.
  ///
  /// Rounds the shortest decimal digits half to even, as ICU's number formatter does by default:
  /// 2.5 with 0 digits is "2", 1.005 with 2 is "1.00".
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - fractionDigits: Visible fraction digits; below 0 is taken as 0.
  public init(_ value: Double, fractionDigits: Int) {
    let exact = PluralOperands(value)
    self = exact.isFinite ? exact.rounded(toFractionDigits: max(0, fractionDigits)) : exact
  }

  /// A value with at most 15 significant digits, without going through text.
  ///
  /// If k < 10^15 and k / 10^s == x (correctly rounded, as both are exact doubles), then k / 10^s is
  /// a decimal of at most 15 digits that reads as x. No two such decimals share a double, so it is
  /// the shortest. The smallest s that fits has no trailing zero.
  private init?(shortDecimal x: Double) {
    guard x < 1e15 else { return nil }
    var scale = 1.0
    for digits in 0...6 {
      let scaled = x * scale
      guard scaled < 1e15 else { return nil }
      let k = UInt64(scaled + 0.5)
      if Double(k) / scale == x {
        let (whole, fraction) = k.quotientAndRemainder(dividingBy: UInt64(scale))
        self.init(
          integer: UInt128(whole), fraction: fraction, trimmed: fraction, visibleCount: digits,
          trimmedCount: digits)
        return
      }
      scale *= 10
    }
    return nil
  }

  /// Swift's description of a float is its shortest digits, with ".0" where it is whole.
  private init(swiftDescription text: String) {
    self = (try? PluralOperands(text)) ?? .notFinite
    if !hasFraction { visibleCount = 0 }
  }
}
