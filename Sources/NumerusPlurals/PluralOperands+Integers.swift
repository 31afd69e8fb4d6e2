extension PluralOperands {
  /// The most visible fraction digits that a number may be given, as ``maximumExponent`` is the most
  /// that an exponent moves: a number of two words is never a text of gigabytes.
  ///
  /// Text has as many as it has.
  public static var maximumFractionDigits: Int { 1_000_000 }

  /// The operands of an integer that is shown without fraction digits.
  @inlinable public init(_ value: Int) {
    self.init(magnitude: UInt128(value.magnitude), fractionDigits: 0)
  }

  /// The operands of an integer shown with a number of zeros after the decimal point:
  /// `PluralOperands(3, fractionDigits: 2)` is "3.00".
  ///
  /// - Parameters:
  ///   - value: An integer of any type; −1 counts as 1.
  ///   - fractionDigits: Visible fraction digits, from 0 to ``maximumFractionDigits``; what is
  ///     beyond is taken as the nearer of the two.
  @inlinable public init(_ value: some BinaryInteger, fractionDigits: Int = 0) {
    if value.bitWidth <= 128 {
      self.init(
        magnitude: UInt128(truncatingIfNeeded: value.magnitude), fractionDigits: fractionDigits)
    } else {
      self.init(longInteger: value.magnitude.description, fractionDigits: fractionDigits)
    }
  }

  @usableFromInline init(magnitude: UInt128, fractionDigits: Int) {
    self.init(integer: magnitude, visibleCount: Self.clamped(fractionDigits))
  }

  /// An integer wider than 128 bits, by its decimal text.
  @usableFromInline init(longInteger text: String, fractionDigits: Int) {
    self = (try? PluralOperands(text)) ?? .notFinite
    visibleCount = isFinite ? Int32(Self.clamped(fractionDigits)) : 0
  }

  package static func clamped(_ fractionDigits: Int) -> Int {
    min(max(0, fractionDigits), maximumFractionDigits)
  }
}
