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
    if let short = ShortDecimal(magnitude) {
      self.init(
        integer: UInt128(short.integer), fraction: short.fraction, trimmed: short.fraction,
        visibleCount: short.fractionDigits, trimmedCount: short.fractionDigits)
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
  ///   - fractionDigits: Visible fraction digits, from 0 to ``maximumFractionDigits``; what is
  ///     beyond is taken as the nearer of the two.
  public init(_ value: Double, fractionDigits: Int) {
    let exact = PluralOperands(value)
    self =
      exact.isFinite ? exact.rounded(toFractionDigits: Self.clamped(fractionDigits)) : exact
  }

  /// Swift's description of a float is its shortest digits, with ".0" where it is whole.
  private init(swiftDescription text: String) {
    self = (try? PluralOperands(text)) ?? .notFinite
    if !hasFraction { visibleCount = 0 }
  }
}
