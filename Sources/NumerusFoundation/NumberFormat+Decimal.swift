#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import NumerusFormatting

// Disfavored, so that a literal or a member written with a leading dot (`.nan`, `.zero`) goes on
// meaning what it does without this module.

extension NumberFormat {
  /// Formats a `Decimal`, exactly, through its decimal text.
  ///
  /// A `Decimal` keeps no zeros at its end, so which are shown is the style's matter.
  ///
  /// - Throws: The fault that was kept when the format was made, or `FormatError.inexact`.
  @_disfavoredOverload
  public func format(_ value: Decimal) throws(FormatError) -> FormattedNumber {
    try format(decimal: value.description)
  }

  /// The text of a `Decimal`, exactly; plain digits where the format has a fault.
  @_disfavoredOverload
  public func string(from value: Decimal) -> String { string(decimal: value.description) }
}

extension NumberRangeFormat {
  /// Formats a range between two `Decimal`s, exactly.
  ///
  /// - Throws: The fault that was kept when the format was made, or `FormatError.inexact`.
  @_disfavoredOverload
  public func format(
    from start: Decimal, to end: Decimal
  ) throws(FormatError) -> FormattedNumberRange {
    try format(fromDecimal: start.description, toDecimal: end.description)
  }

  /// The text of a range between two `Decimal`s, exactly; with plain digits where the format has a fault.
  @_disfavoredOverload
  public func string(from start: Decimal, to end: Decimal) -> String {
    string(fromDecimal: start.description, toDecimal: end.description)
  }
}
