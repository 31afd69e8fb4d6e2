extension PluralRules {
  /// The category of a number by its operands: of the number exactly as it will be shown.
  ///
  /// NaN and the infinities are `other`.
  public func category(for operands: PluralOperands) -> PluralCategory {
    guard operands.isFinite else { return .other }
    guard operands.exponent == 0, operands.integer <= UInt128(UInt64.max) else {
      return form.evaluate(operands)
    }
    let numberClass: CompactRules.NumberClass =
      operands.visibleCount == 0 ? .integer : operands.hasFraction ? .fraction : .zeroFraction
    return category(
      of: UInt64(truncatingIfNeeded: operands.integer), class: numberClass
    ) { form.evaluate(operands) }
  }

  /// The category of a `Double` by its shortest digits: 1.0 as "1", 0.1 as "0.1".
  ///
  /// A `Double` does not know how many zeros will be shown; where some will be, take
  /// `PluralOperands(_:fractionDigits:)` or the text. NaN and ∞ are `other`.
  public func category(for value: Double) -> PluralCategory {
    if let short = ShortDecimal(value.magnitude) { return category(for: short) }
    return category(for: PluralOperands(value))
  }

  /// The category of an integer that is shown with so many fraction digits, all of them zeros.
  public func category(for value: some BinaryInteger, fractionDigits: Int) -> PluralCategory {
    category(for: PluralOperands(value, fractionDigits: fractionDigits))
  }

  /// The category of a double that is shown with so many fraction digits.
  ///
  /// Rounds as `PluralOperands(_:fractionDigits:)` does.
  public func category(for value: Double, fractionDigits: Int) -> PluralCategory {
    category(for: PluralOperands(value, fractionDigits: fractionDigits))
  }

  private func category(for short: ShortDecimal) -> PluralCategory {
    category(of: short.integer, class: short.fraction == 0 ? .integer : .fraction) {
      form.evaluate(PlainOperands(short))
    }
  }

  /// The category of a `Float` by its own shortest digits.
  public func category(for value: Float) -> PluralCategory {
    category(for: PluralOperands(value))
  }
}
