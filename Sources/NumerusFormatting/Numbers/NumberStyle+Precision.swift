/// Which digits are shown; the last of these that is said holds.
///
/// Counts below 0, and below 1 for significant digits, are taken for that, and counts above 999 for 999,
/// which is ICU's limit.
extension NumberStyle {
  private func precision(_ precision: Precision) -> NumberStyle {
    var copy = self
    copy.precision = precision
    return copy
  }

  /// Shows exactly so many fraction digits.
  public func fractionDigits(_ count: Int) -> NumberStyle {
    precision(.fraction(DigitCount(count, count, least: 0)))
  }

  /// Shows so many fraction digits at least and at most; zeros at the end only up to the least.
  public func fractionDigits(_ range: ClosedRange<Int>) -> NumberStyle {
    precision(.fraction(DigitCount(range.lowerBound, range.upperBound, least: 0)))
  }

  /// Shows all fraction digits, and so many at least.
  public func fractionDigits(_ range: PartialRangeFrom<Int>) -> NumberStyle {
    precision(.fraction(DigitCount(range.lowerBound, nil, least: 0)))
  }

  /// Shows exactly so many significant digits.
  public func significantDigits(_ count: Int) -> NumberStyle {
    precision(.significant(DigitCount(count, count, least: 1)))
  }

  /// Shows so many significant digits at least and at most; zeros at the end only up to the least.
  public func significantDigits(_ range: ClosedRange<Int>) -> NumberStyle {
    precision(.significant(DigitCount(range.lowerBound, range.upperBound, least: 1)))
  }

  /// Shows all digits, and so many significant ones at least.
  public func significantDigits(_ range: PartialRangeFrom<Int>) -> NumberStyle {
    precision(.significant(DigitCount(range.lowerBound, nil, least: 1)))
  }

  /// Limits fraction digits and significant digits at once.
  ///
  /// Of 3.141 with at most 1 fraction digit and at most 3 significant ones, `relaxed` shows "3.14" and
  /// `strict` "3.1".
  public func digits(
    fraction: ClosedRange<Int>, significant: ClosedRange<Int>, priority: RoundingPriority
  ) -> NumberStyle {
    precision(
      .both(
        fraction: DigitCount(fraction.lowerBound, fraction.upperBound, least: 0),
        significant: DigitCount(significant.lowerBound, significant.upperBound, least: 1), priority)
    )
  }

  /// Shows all digits that there are.
  public func allDigits() -> NumberStyle { precision(.unlimited) }

  /// Rounds to a multiple, with as many fraction digits as the multiple is written with: "0.05", "0.50".
  ///
  /// - Parameter step: Decimal text above zero.
  public func increment(_ step: String) -> NumberStyle { precision(.increment(step)) }

  /// Shows the fraction digits of the currency.
  public func currencyDigits(_ digits: CurrencyDigits) -> NumberStyle {
    precision(digits == .standard ? .currencyStandard : .currencyCash)
  }

  /// Hides a fraction that is all zeros: "€5" and "€5.50".
  public func hidingZeroFraction() -> NumberStyle {
    var copy = self
    copy.hidesZeroFraction = true
    return copy
  }
}
