/// What plural rules see of a number: its visible digits, and not its binary value.
///
/// "1" and "1.0" are the same number and different operands, and English says "1 file" but
/// "1.0 files". So operands are made from what will be shown:
///
///     PluralOperands(3)                        // 3
///     PluralOperands(3, fractionDigits: 2)     // 3.00
///     try PluralOperands("1.50")               // 1.50
///     try PluralOperands("1.2c6")              // 1.2 million, compact
///
/// Exact at any size: integer digits that fit 128 bits and up to 19 fraction digits are held in
/// place, more in a buffer. Rules take the absolute value, so the sign is not kept. Numbers with the
/// same digits are equal however they were given: `1e3`, `1000` and the double 1000.
///
/// Source: UTS #35 part 3, "Plural Operand Meanings".
public struct PluralOperands: Hashable, Sendable {
  /// i, where `wide?.integer` is nil.
  var integer: UInt128
  /// f and t, where `wide?.fraction` is nil.
  var fraction: UInt64
  var trimmed: UInt64
  var visibleCount: Int32
  var trimmedCount: Int32
  var exponent: Int32
  /// False for NaN and the infinities, which have no digits; every rule set answers `other`.
  var isFinite: Bool
  var wide: WideDigits?

  init(
    integer: UInt128, fraction: UInt64 = 0, trimmed: UInt64 = 0, visibleCount: Int = 0,
    trimmedCount: Int = 0, exponent: Int = 0, isFinite: Bool = true, wide: WideDigits? = nil
  ) {
    self.integer = integer
    self.fraction = fraction
    self.trimmed = trimmed
    self.visibleCount = Int32(clamping: visibleCount)
    self.trimmedCount = Int32(clamping: trimmedCount)
    self.exponent = Int32(clamping: exponent)
    self.isFinite = isFinite
    self.wide = wide
  }

  /// The operands of NaN and of the infinities.
  static let notFinite = PluralOperands(integer: 0, isFinite: false)

  /// The number of visible fraction digits, with trailing zeros.
  public var v: Int { Int(visibleCount) }

  /// The number of visible fraction digits, without trailing zeros.
  public var w: Int { Int(trimmedCount) }

  /// The compact decimal exponent: 6 for "1.2c6", else 0.
  public var c: Int { Int(exponent) }

  /// The deprecated name of ``c``.
  public var e: Int { Int(exponent) }

  /// Whether the number is one: false for NaN and the infinities.
  public var isNumber: Bool { isFinite }

  /// Whether a visible fraction digit is not zero, so that n is no integer.
  var hasFraction: Bool { trimmedCount != 0 }
}

extension PluralOperands {
  /// The value of an operand as exact decimal text, at any size: "1.5" for n of "1.50".
  ///
  /// NaN and the infinities give "NaN" for every operand. O(digits).
  public func text(of operand: PluralOperand) -> String {
    text(of: operand, digits: \.text)
  }

  /// The same, with the middle of long digits left out.
  func shortText(of operand: PluralOperand) -> String {
    text(of: operand, digits: \.shortText)
  }

  private func text(of operand: PluralOperand, digits: (DigitRun) -> String) -> String {
    guard isFinite else { return "NaN" }
    switch operand {
    case .n: return digits(integerRun) + (hasFraction ? "." + digits(significantRun) : "")
    case .i: return digits(integerRun)
    case .v: return String(visibleCount)
    case .w: return String(trimmedCount)
    case .f: return digits(fractionRun)
    case .t: return digits(trimmedRun)
    case .c, .e: return String(exponent)
    }
  }

  /// The digits of n after the point, the last of which is not 0.
  var significantRun: DigitRun { trimmedRun.padded(to: w) }

  private var integerRun: DigitRun { wide?.integer.map(DigitRun.init) ?? DigitRun(integer) }

  private var fractionRun: DigitRun {
    wide?.fraction.map(DigitRun.init) ?? DigitRun(UInt128(fraction))
  }

  private var trimmedRun: DigitRun {
    wide?.trimmed.map(DigitRun.init) ?? DigitRun(UInt128(trimmed))
  }
}

extension PluralOperands: CustomStringConvertible {
  /// The number as its digits show it, without a sign: "1.50", "1.2c6" for a compact 1.2 million.
  ///
  /// Text that reads back as equal operands, at any length.
  public var description: String { description(digits: \.text) }

  /// The same, with the middle of long digits left out.
  var shortDescription: String { description(digits: \.shortText) }

  private func description(digits: (DigitRun) -> String) -> String {
    guard isFinite else { return "NaN" }
    let fraction = v > 0 ? digits(fractionRun.padded(to: v)) : ""
    guard exponent != 0 else { return digits(integerRun) + (v > 0 ? "." + fraction : "") }
    // Moves the point back to where the compact form has it.
    let all = integerRun.padded(to: c + 1)
    let point = all.count - c
    let moved = all[point..<all.count]
    let shown = digits(v > 0 ? moved : moved.withoutTrailingZeros) + fraction
    return digits(all[0..<point]) + (shown.isEmpty ? "" : "." + shown) + "c\(c)"
  }
}
