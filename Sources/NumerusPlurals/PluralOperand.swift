/// A quantity of a number's visible digits that plural rules ask about.
///
/// Source: UTS #35 part 3, "Plural Operand Meanings".
public enum PluralOperand: String, CaseIterable, Sendable {
  /// The absolute value.
  case n
  /// The integer digits.
  case i
  /// The number of visible fraction digits, with trailing zeros.
  case v
  /// The number of visible fraction digits, without trailing zeros.
  case w
  /// The visible fraction digits as an integer, with trailing zeros.
  case f
  /// The visible fraction digits as an integer, without trailing zeros.
  case t
  /// The compact decimal exponent: 6 for "1.2 million".
  case c
  /// The deprecated name of ``c``, which CLDR's own rules still write.
  case e
}

extension PluralOperand: CustomStringConvertible {
  /// The letter of the operand.
  public var description: String { rawValue }
}
