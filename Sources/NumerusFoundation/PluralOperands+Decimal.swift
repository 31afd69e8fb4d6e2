#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import NumerusPlurals

extension PluralOperands {
  /// The operands of a `Decimal`, exactly.
  ///
  /// A `Decimal` keeps no zeros at its end: that of "1.50" has one visible fraction digit. NaN is no
  /// number and selects `other`. To count zeros that will be shown, give `fractionDigits`.
  @_disfavoredOverload
  public init(_ value: Decimal) {
    // The description is plain digits with a full stop in every locale.
    self = (try? PluralOperands(value.description)) ?? PluralOperands(Double.nan)
  }

  /// The operands of a `Decimal` shown with exactly a number of fraction digits.
  ///
  /// Rounds half to even, as ICU's number formatter does by default: 2.5 with 0 digits is "2".
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - fractionDigits: Visible fraction digits, from 0 to `maximumFractionDigits`; what is
  ///     beyond is taken as the nearer of the two.
  @_disfavoredOverload
  public init(_ value: Decimal, fractionDigits: Int) {
    let exact = PluralOperands(value)
    self = exact.isNumber ? exact.rounded(toFractionDigits: Self.clamped(fractionDigits)) : exact
  }
}

extension PluralRules {
  /// The category of a `Decimal` by its digits, zeros at the end not counted; NaN is `other`.
  ///
  /// Where zeros will be shown, take ``category(for:fractionDigits:)`` or the text.
  @_disfavoredOverload
  public func category(for value: Decimal) -> PluralCategory { category(for: value.description) }

  /// The category of a `Decimal` that is shown with so many fraction digits, rounded half to even.
  @_disfavoredOverload
  public func category(for value: Decimal, fractionDigits: Int) -> PluralCategory {
    category(for: PluralOperands(value, fractionDigits: fractionDigits))
  }

  /// The category of a range between two `Decimal`s.
  @_disfavoredOverload
  public func category(forRange start: Decimal, _ end: Decimal) -> PluralCategory {
    category(forRange: start.description, end.description)
  }
}
