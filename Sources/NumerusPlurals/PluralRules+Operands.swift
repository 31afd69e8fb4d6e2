extension PluralRules {
  /// The category of a number by its operands: of the number exactly as it will be shown.
  ///
  /// NaN and the infinities are `other`.
  public func category(for operands: PluralOperands) -> PluralCategory {
    guard operands.isFinite, operands.exponent == 0, operands.integer <= UInt128(UInt64.max) else {
      return form.evaluate(operands)
    }
    let numberClass: CompactRules.NumberClass =
      operands.visibleCount == 0 ? .integer : operands.hasFraction ? .fraction : .zeroFraction
    return category(
      of: UInt64(truncatingIfNeeded: operands.integer), class: numberClass
    ) { operands }
  }

  /// The category of a `Double` by its shortest digits: 1.0 as "1", 0.1 as "0.1".
  ///
  /// A `Double` does not know how many zeros will be shown; where some will be, take
  /// `PluralOperands(_:fractionDigits:)` or the text. NaN and ∞ are `other`.
  public func category(for value: Double) -> PluralCategory {
    category(for: PluralOperands(value))
  }

  /// The category of a `Float` by its own shortest digits.
  public func category(for value: Float) -> PluralCategory {
    category(for: PluralOperands(value))
  }
}
