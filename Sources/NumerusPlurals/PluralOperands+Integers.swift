extension PluralOperands {
  /// The operands of an integer that is shown without fraction digits.
  @inlinable public init(_ value: Int) {
    self.init(magnitude: UInt128(value.magnitude), fractionDigits: 0)
  }

  /// The operands of an integer shown with a number of zeros after the decimal point:
  /// `PluralOperands(3, fractionDigits: 2)` is "3.00".
  ///
  /// - Parameters:
  ///   - value: An integer of any type; −1 counts as 1.
  ///   - fractionDigits: Visible fraction digits; below 0 is taken as 0.
  @inlinable public init(_ value: some BinaryInteger, fractionDigits: Int = 0) {
    if value.bitWidth <= 128 {
      self.init(
        magnitude: UInt128(truncatingIfNeeded: value.magnitude), fractionDigits: fractionDigits)
    } else {
      self.init(longInteger: value.magnitude.description, fractionDigits: fractionDigits)
    }
  }

  @usableFromInline init(magnitude: UInt128, fractionDigits: Int) {
    self.init(integer: magnitude, visibleCount: max(0, fractionDigits))
  }

  /// An integer wider than 128 bits, by its decimal text.
  @usableFromInline init(longInteger text: String, fractionDigits: Int) {
    self = (try? PluralOperands(text)) ?? .notFinite
    visibleCount = Int32(clamping: max(0, fractionDigits))
  }
}
