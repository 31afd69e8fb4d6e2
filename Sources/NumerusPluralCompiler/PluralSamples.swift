/// The sample numbers of a plural rule: `0, 2~16, 100, …`.
///
/// Source: UTS #35 part 3, "Samples".
public struct PluralSamples: Hashable, Sendable {
  /// The numbers and ranges, in the order of the text.
  public var ranges: [PluralSampleRange]
  /// Whether the list ends in `…`: the rule matches more numbers than are listed.
  public var isOpen: Bool

  /// Makes samples from their parts.
  public init(_ ranges: [PluralSampleRange], isOpen: Bool = false) {
    self.ranges = ranges
    self.isOpen = isOpen
  }

  /// Every sample number as decimal text, ranges expanded: `2~16` is fifteen numbers.
  public var numbers: [String] { ranges.flatMap(\.numbers) }
}

extension PluralSamples: CustomStringConvertible {
  /// The samples as CLDR writes them.
  public var description: String {
    (ranges.map(\.description) + (isOpen ? ["…"] : [])).joined(separator: ", ")
  }
}

/// A sample number, or a range of numbers that differ by one in their last visible digit.
public struct PluralSampleRange: Hashable, Sendable {
  /// The most numbers that a range, and a whole list, may stand for.
  public static var maximumCount: UInt64 { 100_000 }

  /// The first and last number without their decimal point: 15 for "1.5".
  let digits: ClosedRange<UInt64>
  let fractionDigits: Int
  let compactExponent: Int

  /// Every number as decimal text, with as many fraction digits as the text has: `0.0~0.2` is
  /// "0.0", "0.1", "0.2".
  ///
  /// A compact exponent is written with `c`.
  public var numbers: [String] { digits.map(text) }

  private func text(_ value: UInt64) -> String {
    var text = String(value)
    if fractionDigits > 0 {
      text = String(repeating: "0", count: max(0, fractionDigits + 1 - text.count)) + text
      text.insert(".", at: text.index(text.endIndex, offsetBy: -fractionDigits))
    }
    return compactExponent > 0 ? "\(text)c\(compactExponent)" : text
  }
}

extension PluralSampleRange: CustomStringConvertible {
  /// The range as CLDR writes it: "2~16", or "100" for a single number.
  public var description: String {
    let first = text(digits.lowerBound)
    return digits.lowerBound == digits.upperBound ? first : "\(first)~\(text(digits.upperBound))"
  }
}

/// Parses sample lists.
enum SampleParser {
  static func samples(_ scanner: inout RuleScanner) throws(PluralRuleError) -> PluralSamples {
    var samples = PluralSamples([])
    var count: UInt64 = 0
    repeat {
      if scanner.take("…") || scanner.take("...") {
        samples.isOpen = true
        break
      }
      scanner.skipSpace()
      let start = scanner.offset
      let range = try range(&scanner)
      count += range.digits.upperBound - range.digits.lowerBound + 1
      guard count <= PluralSampleRange.maximumCount else {
        scanner.reset(to: start)
        throw scanner.fault(
          "a sample list of too many numbers; expected at most \(PluralSampleRange.maximumCount)")
      }
      samples.ranges.append(range)
    } while scanner.take(",")
    return samples
  }

  private static func range(
    _ scanner: inout RuleScanner
  ) throws(PluralRuleError) -> PluralSampleRange {
    let first = try value(&scanner)
    guard scanner.take("~") else {
      return PluralSampleRange(
        digits: first.digits...first.digits, fractionDigits: first.fractionDigits,
        compactExponent: first.exponent)
    }
    scanner.skipSpace()
    let start = scanner.offset
    let last = try value(&scanner)
    guard first.fractionDigits == last.fractionDigits, first.exponent == last.exponent else {
      scanner.reset(to: start)
      throw scanner.fault(
        "the ends of a sample range are written differently; expected a number"
          + " with as many fraction digits and the same exponent as the first")
    }
    guard first.digits <= last.digits,
      last.digits - first.digits < PluralSampleRange.maximumCount
    else {
      scanner.reset(to: start)
      throw scanner.fault(
        "a sample range of no or too many numbers; expected 1 to"
          + " \(PluralSampleRange.maximumCount)")
    }
    return PluralSampleRange(
      digits: first.digits...last.digits, fractionDigits: first.fractionDigits,
      compactExponent: first.exponent)
  }

  private static func value(
    _ scanner: inout RuleScanner
  ) throws(PluralRuleError) -> (digits: UInt64, fractionDigits: Int, exponent: Int) {
    scanner.skipSpace()
    let start = scanner.offset
    let whole = scanner.digits()
    guard !whole.isEmpty else { throw scanner.unexpected(expected: "a sample number or '…'") }
    var fraction = ""
    if scanner.peek == ".", scanner.take(".") {
      fraction = scanner.digits(skippingSpace: false)
      guard !fraction.isEmpty else {
        throw scanner.unexpected(expected: "a digit after the decimal point")
      }
    }
    guard let digits = UInt64(whole + fraction), digits < .max else {
      scanner.reset(to: start)
      throw scanner.fault(
        "a sample number too large; expected digits that make at most \(UInt64.max - 1)")
    }
    let exponent = try exponent(&scanner)
    return (digits, fraction.count, exponent)
  }

  /// In samples both letters mean the compact exponent; `e` is the older one.
  private static func exponent(_ scanner: inout RuleScanner) throws(PluralRuleError) -> Int {
    guard scanner.take("c") || scanner.take("e") else { return 0 }
    let start = scanner.offset
    let digits = scanner.digits(skippingSpace: false)
    guard !digits.isEmpty else { throw scanner.unexpected(expected: "a digit of the exponent") }
    guard let exponent = Int(digits), exponent <= 1000 else {
      scanner.reset(to: start)
      throw scanner.fault("a compact exponent too large; expected at most 1000")
    }
    return exponent
  }
}
