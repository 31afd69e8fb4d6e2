internal import NumerusPlurals

extension ByteCountFormat {
  /// Formats a number of bytes, in the largest unit of which there is one.
  ///
  /// - Throws: ``FormatError/icu(status:call:)``.
  public func format(_ bytes: some FixedWidthInteger) throws(FormatError) -> FormattedNumber {
    try shown(bytes).number
  }

  /// The text of a number of bytes; its plain digits where ICU fails.
  public func string(from bytes: some FixedWidthInteger) -> String {
    (try? format(bytes).string) ?? "\(bytes)"
  }

  /// The unit that a number of bytes is shown in.
  ///
  /// - Throws: ``FormatError/icu(status:call:)``.
  public func unit(for bytes: some FixedWidthInteger) throws(FormatError) -> Unit {
    Unit.allCases[try shown(bytes).step]
  }

  private func shown(
    _ bytes: some FixedWidthInteger
  ) throws(FormatError) -> (number: FormattedNumber, step: Int) {
    guard let magnitude = UInt128(exactly: bytes.magnitude) else { throw .inexact("\(bytes)") }
    let base = UInt128(units.rawValue)
    var divisor: UInt128 = 1
    var step = 0
    while step < formats.count - 1, magnitude / divisor >= base {
      divisor *= base
      step += 1
    }
    let sign = bytes < 0 ? "-" : ""
    let number = try formats[step].format(decimal: sign + Self.quotient(magnitude, divisor))
    // Rounding may have reached the next unit.
    guard step < formats.count - 1, let whole = UInt128(number.operands.text(of: .i)),
      whole >= base
    else { return (number, step) }
    let next = Self.quotient(magnitude, divisor * base)
    return (try formats[step + 1].format(decimal: sign + next), step + 1)
  }

  /// A quotient in decimal, exactly: a power of 1000 or 1024 has no other prime factors than ten.
  ///
  /// The divisor is at most 1024⁵ = 2^50, so there are at most 50 fraction digits.
  private static func quotient(_ dividend: UInt128, _ divisor: UInt128) -> String {
    var (quotient, rest) = dividend.quotientAndRemainder(dividingBy: divisor)
    var text = "\(quotient)"
    if rest > 0 { text += "." }
    while rest > 0 {
      (quotient, rest) = (rest * 10).quotientAndRemainder(dividingBy: divisor)
      text += "\(quotient)"
    }
    return text
  }
}
