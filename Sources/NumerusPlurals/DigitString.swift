/// A whole number of any size, as decimal digits: what does not fit a machine word.
///
/// Rules ask only for remainders and for comparisons with small constants, so no arithmetic on
/// long numbers is needed: `digits × 10^zeros`, with the zeros of an exponent never written out.
struct DigitString: Hashable, Sendable {
  /// Values 0…9, most significant first, without leading and trailing zeros.
  let digits: [UInt8]
  /// How many zeros follow the digits.
  let zeros: Int

  /// Trailing zeros among the digits are counted and not kept, so that equal numbers are equal
  /// values however they were written.
  init(digits: [UInt8], zeros: Int) {
    let end = digits.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0
    self.digits = end == digits.count ? digits : Array(digits[..<end])
    self.zeros = zeros + digits.count - end
  }

  /// The exact remainder.
  ///
  /// `modulus` is not 0. O(count of digits + log zeros).
  func remainder(dividingBy modulus: UInt64) -> UInt64 {
    var remainder: UInt64 = 0
    var index = 0
    while index < digits.count {
      let end = Swift.min(index + 18, digits.count)
      var chunk: UInt64 = 0
      var scale: UInt64 = 1
      while index < end {
        chunk = chunk &* 10 &+ UInt64(digits[index])
        scale = scale &* 10
        index += 1
      }
      // r < m, scale ≤ 10^18 and chunk < scale, so r·scale + chunk < m·2^64: the division by m
      // of the double word cannot overflow.
      let (high, low) = remainder.multipliedFullWidth(by: scale)
      let (sum, carry) = low.addingReportingOverflow(chunk)
      remainder = modulus.dividingFullWidth((high &+ (carry ? 1 : 0), sum)).remainder
    }
    return Self.multiply(remainder, Self.powerOfTen(zeros, modulo: modulus), modulo: modulus)
  }

  /// Whether the number is 2^64 − 1 or more.
  var isBeyondWord: Bool {
    guard digits.count + zeros <= 20 else { return true }
    var value: UInt128 = 0
    for digit in digits { value = value * 10 + UInt128(digit) }
    for _ in 0..<zeros { value *= 10 }
    return value >= UInt128(UInt64.max)
  }

  private static func multiply(_ a: UInt64, _ b: UInt64, modulo modulus: UInt64) -> UInt64 {
    // a < m, so the product's high word is below m.
    modulus.dividingFullWidth((a % modulus).multipliedFullWidth(by: b)).remainder
  }

  private static func powerOfTen(_ exponent: Int, modulo modulus: UInt64) -> UInt64 {
    var result = 1 % modulus
    var base = 10 % modulus
    var left = exponent
    while left > 0 {
      if left & 1 == 1 { result = multiply(result, base, modulo: modulus) }
      base = multiply(base, base, modulo: modulus)
      left >>= 1
    }
    return result
  }
}

/// The operands of a number that has more digits than ``PluralOperands`` holds in place.
///
/// A class, so that the ordinary number carries one empty word for it. Each number has one form:
/// what fits in place is always there, so that equal numbers are equal values.
final class WideDigits: Hashable, Sendable {
  /// i, where it does not fit 128 bits.
  let integer: DigitString?
  /// f and t, where f has more than 19 digits.
  let fraction: DigitString?
  let trimmed: DigitString?

  init(integer: DigitString?, fraction: DigitString?, trimmed: DigitString?) {
    self.integer = integer
    self.fraction = fraction
    self.trimmed = trimmed
  }

  static func == (left: WideDigits, right: WideDigits) -> Bool {
    left.integer == right.integer && left.fraction == right.fraction
      && left.trimmed == right.trimmed
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(integer)
    hasher.combine(fraction)
  }
}
