internal import NumerusFormatting
internal import NumerusLocales

/// Integers in a locale's digits and groups, written without asking ICU.
///
/// What ICU writes is read once from samples, and then what is written here is compared with ICU over numbers
/// of every length; where one differs there is no such text, and ICU writes every number.
struct IntegerText: Sendable {
  /// The bytes that all digits begin with, and the last byte of zero; the others follow it.
  private let digitPrefix: ShortBytes
  private let zero: UInt8
  private let separator: ShortBytes
  private let primary: Int
  private let secondary: Int
  /// How many digits a number has at least that is grouped.
  private let groupedFrom: Int
  private let negativePrefix: ShortBytes
  private let negativeSuffix: ShortBytes

  /// Nil where ICU writes integers in another way than this can.
  init?(_ format: NumberFormat) {
    let digits = (0...9).map { Array(format.string(from: $0).utf8) }
    let negative = Array(format.string(from: -1).utf8)
    guard let last = digits[0].last, let one = negative.firstRange(of: digits[1]),
      let groups = Groups(format, width: digits[0].count),
      let prefix = ShortBytes(digits[0][..<(digits[0].count - 1)]),
      let separator = ShortBytes(groups.separator),
      let negativePrefix = ShortBytes(negative[..<one.lowerBound]),
      let negativeSuffix = ShortBytes(negative[one.upperBound...])
    else { return nil }
    for (digit, bytes) in digits.enumerated() {
      guard bytes.dropLast() == digits[0].dropLast(), bytes.last == last &+ UInt8(digit) else {
        return nil
      }
    }
    zero = last
    digitPrefix = prefix
    self.separator = separator
    primary = groups.primary
    secondary = groups.secondary
    groupedFrom = groups.from
    self.negativePrefix = negativePrefix
    self.negativeSuffix = negativeSuffix
    guard agrees(with: format) else { return nil }
  }

  /// Where a locale puts separators, as a long sample shows it.
  private struct Groups {
    var separator: [UInt8] = []
    var primary = Int.max
    var secondary = Int.max
    var from = Int.max

    init?(_ format: NumberFormat, width: Int) {
      guard let sample = try? format.format(1_234_567_890_123) else { return nil }
      let ranges = sample.parts.filter { $0.field == .number(.groupingSeparator) }.map(\.range)
      guard let last = ranges.last, let first = ranges.dropLast().last else { return }
      let utf8 = sample.string.utf8
      separator = Array(utf8[last])
      primary = utf8.distance(from: last.upperBound, to: utf8.endIndex) / width
      secondary = utf8.distance(from: first.upperBound, to: last.lowerBound) / width
      guard primary > 0, secondary > 0 else { return nil }
      // The shortest number with a separator: 1,000 or, in Spanish, 10,000.
      var value = 1
      for digits in 1...18 {
        if format.string(from: value).utf8.count > digits * width {
          from = digits
          return
        }
        value *= 10
      }
    }
  }

  /// Writes an integer.
  @inline(__always)
  func write(_ magnitude: UInt64, isNegative: Bool, into buffer: inout MessageBuffer) {
    let digits = magnitude.decimalDigitCount
    let isGrouped = digits >= groupedFrom
    let separators = isGrouped ? 1 + (digits - primary - 1) / secondary : 0
    var size = digits * (digitPrefix.count + 1) + separators * separator.count
    if isNegative { size += negativePrefix.count + negativeSuffix.count }
    guard buffer.reserve(size) else { return }
    var end = buffer.start + buffer.count + size
    if isNegative { end = negativeSuffix.write(before: end) }
    var rest = magnitude
    var left = isGrouped ? primary : Int.max
    repeat {
      if left == 0 {
        end = separator.write(before: end)
        left = secondary
      }
      let quotient = rest / 10
      end -= 1
      end.pointee = zero &+ UInt8(truncatingIfNeeded: rest &- quotient &* 10)
      if digitPrefix.count > 0 { end = digitPrefix.write(before: end) }
      rest = quotient
      left &-= 1
    } while rest != 0
    if isNegative { _ = negativePrefix.write(before: end) }
    buffer.advance(size)
  }

  private func agrees(with format: NumberFormat) -> Bool {
    var value: Int64 = 0
    var samples: [Int64] = [.max, .min, -1, -12, -1000, -12345, -1_234_567]
    for digit in 1...18 {
      samples += [value, value * 10]
      value = value * 10 + Int64(digit % 10)
    }
    return samples.allSatisfy { sample in
      string(of: sample) == format.string(from: sample)
    }
  }

  func string(of value: Int64) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 192) { room in
      var buffer = MessageBuffer(room)
      write(value.magnitude, isNegative: value < 0, into: &buffer)
      return buffer.string()
    }
  }
}

extension UInt64 {
  /// How many decimal digits there are; 1 of 0.
  @inline(__always)
  var decimalDigitCount: Int {
    var count = 1
    var rest = self
    while rest >= 10_000 {
      rest /= 10_000
      count += 4
    }
    return rest >= 100 ? (rest >= 1000 ? count + 3 : count + 2) : rest >= 10 ? count + 1 : count
  }
}
