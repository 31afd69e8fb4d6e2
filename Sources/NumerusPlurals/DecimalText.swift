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

  /// How many digits of i, and of f, are held in words: 10^38 − 1 fits 128 bits, 10^19 − 1 fits 64.
  static var integerInPlace: Int { 38 }
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
    var wide: WideDigits?
    if integer.length + integer.zeros > Self.integerInPlace
      || fraction.length > Self.fractionInPlace
    {
      wide = WideDigits(
        integer: integer.length + integer.zeros > Self.integerInPlace ? integer.digitString : nil,
        fraction: fraction.length > Self.fractionInPlace ? fraction.digitString : nil,
        trimmed: fraction.length > Self.fractionInPlace ? trimmed.digitString : nil)
    }
    return PluralOperands(
      integer: wide?.integer == nil ? integer.value : .max,
      fraction: wide?.fraction == nil ? UInt64(truncatingIfNeeded: fraction.value) : .max,
      trimmed: wide?.fraction == nil ? UInt64(truncatingIfNeeded: trimmed.value) : .max,
      visibleCount: visible, trimmedCount: isZero ? 0 : visible - trailing,
      exponent: isCompact ? exponent : 0, wide: wide)
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

    /// The value; meant for at most 38 digits, which a UInt128 holds.
    var value: UInt128 {
      var value: UInt128 = 0
      for index in start..<end { value = value &* 10 &+ UInt128(number.digit(index)) }
      for _ in 0..<min(zeros, 38) { value = value &* 10 }
      return value
    }

    var digitString: DigitString {
      DigitString(digits: (start..<end).map(number.digit), zeros: zeros)
    }
  }
}
