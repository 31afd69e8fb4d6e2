/// Decimal digits as they will be written, with the zeros at either end counted and not kept.
///
/// A number may be shown with a million zeros; what needs a few of its digits writes only those.
struct DigitRun {
  private let leadingZeros: Int
  private let digits: ArraySlice<UInt8>
  private let zeros: Int

  private init(leadingZeros: Int, digits: ArraySlice<UInt8>, zeros: Int) {
    self.leadingZeros = leadingZeros
    self.digits = digits
    self.zeros = zeros
  }

  /// A number of any size.
  init(_ number: DigitString) {
    self.init(leadingZeros: 0, digits: number.digits[...], zeros: number.zeros)
  }

  /// A number of a machine word; 0 is one digit.
  init(_ number: UInt128) {
    self.init(leadingZeros: 0, digits: String(number).utf8.map { $0 &- 0x30 }[...], zeros: 0)
  }

  var count: Int { leadingZeros + digits.count + zeros }

  /// The same number with zeros before it, so that it has `count` digits at least.
  func padded(to count: Int) -> DigitRun {
    DigitRun(
      leadingZeros: leadingZeros + max(0, count - self.count), digits: digits, zeros: zeros)
  }

  /// The digits at some places, counted from 0.
  subscript(range: Range<Int>) -> DigitRun {
    func overlap(_ start: Int, _ end: Int) -> Range<Int> {
      range.clamped(to: start..<end)
    }
    let middle = overlap(leadingZeros, leadingZeros + digits.count)
    let shift = digits.startIndex - leadingZeros
    return DigitRun(
      leadingZeros: overlap(0, leadingZeros).count,
      digits: digits[(middle.lowerBound + shift)..<(middle.upperBound + shift)],
      zeros: overlap(count - zeros, count).count)
  }

  /// The digits up to the last that is not 0.
  var withoutTrailingZeros: DigitRun {
    guard let last = digits.lastIndex(where: { $0 != 0 }) else {
      return DigitRun(leadingZeros: 0, digits: [], zeros: 0)
    }
    return DigitRun(leadingZeros: leadingZeros, digits: digits[...last], zeros: 0)
  }

  /// All digits.
  var text: String {
    String(unsafeUninitializedCapacity: count) { buffer in
      buffer.initialize(repeating: 0x30)
      for (offset, digit) in digits.enumerated() { buffer[leadingZeros + offset] = 0x30 + digit }
      return buffer.count
    }
  }

  /// All digits, or of many the first and the last with `…` between them.
  var shortText: String {
    guard count > Self.shortCount else { return text }
    let kept = Self.shortCount / 2
    return self[0..<kept].text + "…" + self[(count - kept)..<count].text
  }

  /// The most digits that ``shortText`` writes.
  static var shortCount: Int { 60 }
}
