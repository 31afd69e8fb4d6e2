/// A number's digits where they stand in its text, and the operands that they make.
struct DecimalText {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let whole: Range<Int>
  private let fraction: Range<Int>

  /// - Parameters:
  ///   - whole: The bytes before the decimal point, ASCII digits all.
  ///   - fraction: The bytes after it.
  init(bytes: UnsafeBufferPointer<UInt8>, whole: Range<Int>, fraction: Range<Int>) {
    self.bytes = bytes
    self.whole = whole
    self.fraction = fraction
  }

  /// How many digits of f are held in a word: 10^19 − 1 fits 64 bits.
  static var fractionInPlace: Int { 19 }

  /// All digits, the decimal point left out, counted from 0.
  private var count: Int { whole.count + fraction.count }

  private func digit(_ index: Int) -> UInt8 {
    let offset =
      index < whole.count
      ? whole.lowerBound + index : fraction.lowerBound + index - whole.count
    return bytes[offset] &- 0x30
  }

  /// Moves the decimal point by `exponent` digits to the right and reads the operands there.
  ///
  /// For 1.2c6, UTS #35 takes the operands of 1200000 and 6 for c.
  func operands(scaledBy exponent: Int, isCompact: Bool) -> PluralOperands {
    let point = whole.count + exponent
    let split = min(max(0, point), count)
    let visible = count - split + max(0, -point)
    let integer = Part(self, from: 0, to: split, zeros: max(0, point - count))
    let fraction = Part(self, from: split, to: count, zeros: 0)
    let trimmed = Part(self, from: split, to: split + lengthWithoutZeros(split), zeros: 0)
    let trailing = count - split - lengthWithoutZeros(split)
    let isZero = trimmed.length == 0
    let integerInPlace = integer.value
    let fits = fraction.length <= Self.fractionInPlace
    var wide: WideDigits?
    if integerInPlace == nil || !fits {
      wide = WideDigits(
        integer: integerInPlace == nil ? integer.digitString : nil,
        fraction: fits ? nil : fraction.digitString, trimmed: fits ? nil : trimmed.digitString)
    }
    return PluralOperands(
      integer: integerInPlace ?? .max, fraction: fits ? fraction.word : .max,
      trimmed: fits ? trimmed.word : .max, visibleCount: visible,
      trimmedCount: isZero ? 0 : visible - trailing, exponent: isCompact ? exponent : 0, wide: wide)
  }

  /// How many digits from `start` stand before the trailing zeros.
  private func lengthWithoutZeros(_ start: Int) -> Int {
    var end = count
    while end > start, digit(end - 1) == 0 { end -= 1 }
    return end - start
  }

  /// A run of the digits, leading zeros dropped, with zeros after it.
  private struct Part {
    private let number: DecimalText
    private let start: Int
    private let end: Int
    let zeros: Int

    init(_ number: DecimalText, from start: Int, to end: Int, zeros: Int) {
      var start = start
      while start < end, number.digit(start) == 0 { start += 1 }
      self.number = number
      self.start = start
      self.end = end
      self.zeros = start == end ? 0 : zeros
    }

    var length: Int { end - start }

    /// The value; nil where it does not fit.
    var value: UInt128? {
      // 2^128 has 39 digits.
      guard length + zeros <= 39 else { return nil }
      var value: UInt128 = 0
      for index in start..<(end + zeros) {
        let (product, overflow) = value.multipliedReportingOverflow(by: 10)
        let digit = index < end ? number.digit(index) : 0
        let (sum, carry) = product.addingReportingOverflow(UInt128(digit))
        guard !overflow, !carry else { return nil }
        value = sum
      }
      return value
    }

    /// The value of at most 19 digits without zeros after them.
    var word: UInt64 {
      (start..<end).reduce(0) { $0 &* 10 &+ UInt64(number.digit($1)) }
    }

    var digitString: DigitString {
      DigitString(digits: (start..<end).map(number.digit), zeros: zeros)
    }
  }
}
