extension PluralOperands {
  /// Whether a text that was read as a number has a minus sign, which operands do not keep.
  package static func isNegative(_ text: some StringProtocol) -> Bool {
    text.utf8.first == UInt8(ascii: "-") || text.unicodeScalars.first == "\u{2212}"
  }
}

extension PluralOperands {
  /// The largest exponent, in either direction, that number text may have.
  public static var maximumExponent: Int { 1_000_000 }

  /// The operands of decimal text, exactly and at any length.
  ///
  /// | text | read as |
  /// |---|---|
  /// | `1.50`, `-3`, `+3` | what it shows; the sign does not matter to rules |
  /// | `1e6`, `1.5E-2` | the number 1000000, 0.015: an exponent as programs write it |
  /// | `1.2c6` | 1.2 million in compact form: the number 1200000 whose `c` is 6 |
  /// | `NaN`, `inf`, `∞` | not a number: every rule set answers `other` |
  ///
  /// Digits are ASCII; a localized digit is an error that says so. O(length).
  ///
  /// - Throws: ``NumberSyntaxError`` with the column of the fault.
  public init(_ text: some StringProtocol) throws(NumberSyntaxError) {
    var text = String(text)
    let result = text.withUTF8 { bytes in Self.parse(bytes) }
    self = try result.get()
  }

  /// The operands of decimal text in UTF-8.
  ///
  /// - Throws: ``NumberSyntaxError`` with the column of the fault.
  public init(utf8 text: UnsafeBufferPointer<UInt8>) throws(NumberSyntaxError) {
    self = try Self.parse(text).get()
  }

  /// The operands of decimal text in UTF-8.
  ///
  /// - Throws: ``NumberSyntaxError`` with the column of the fault.
  public init(utf8 text: Span<UInt8>) throws(NumberSyntaxError) {
    self = try text.withUnsafeBufferPointer { Self.parse($0) }.get()
  }

  static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<Self, NumberSyntaxError> {
    var parser = NumberParser(bytes)
    do throws(NumberSyntaxError) {
      return .success(try parser.parse())
    } catch {
      return .failure(error)
    }
  }
}

/// Reads number text: `sign? digits ('.' digits)? (('e' | 'E') sign? digits | 'c' digits)?`.
struct NumberParser {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func parse() throws(NumberSyntaxError) -> PluralOperands {
    guard !bytes.isEmpty else { throw NumberSyntaxError(.empty, at: 0, of: bytes) }
    skipSign(includingMinusSign: true)
    if isNotFinite { return .notFinite }
    let whole = try digits(expected: "a digit")
    var fraction = whole.upperBound..<whole.upperBound
    if consume(".") { fraction = try digits(expected: "a digit after the decimal point") }
    var exponent = 0
    var isCompact = false
    if consume("e") || consume("E") {
      let isNegative = peek == UInt8(ascii: "-")
      skipSign(includingMinusSign: false)
      exponent = try exponentValue() * (isNegative ? -1 : 1)
    } else if consume("c") {
      isCompact = true
      exponent = try exponentValue()
    }
    guard offset == bytes.count else { throw unexpected(expected: expectedAfter(fraction)) }
    let number = DecimalText(bytes: bytes, whole: whole, fraction: fraction)
    return number.operands(scaledBy: exponent, isCompact: isCompact)
  }

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func consume(_ character: Unicode.Scalar) -> Bool {
    guard let next = peek, UInt32(next) == character.value else { return false }
    offset += 1
    return true
  }

  /// U+2212 is the minus sign of typeset text, and CLDR's in several locales.
  private mutating func skipSign(includingMinusSign: Bool) {
    if consume("-") || consume("+") { return }
    if includingMinusSign, bytes.dropFirst(offset).starts(with: "\u{2212}".utf8) { offset += 3 }
  }

  private mutating func digits(expected: String) throws(NumberSyntaxError) -> Range<Int> {
    let start = offset
    while offset < bytes.count, bytes[offset] &- 0x30 < 10 { offset += 1 }
    guard offset > start else { throw unexpected(expected: expected) }
    return start..<offset
  }

  private mutating func exponentValue() throws(NumberSyntaxError) -> Int {
    let range = try digits(expected: "a digit of the exponent")
    var value = 0
    for byte in bytes[range] {
      value = value * 10 + Int(byte &- 0x30)
      guard value <= PluralOperands.maximumExponent else {
        throw NumberSyntaxError(.exponentTooLarge, at: range.lowerBound, of: bytes)
      }
    }
    return value
  }

  private var isNotFinite: Bool {
    let rest = bytes[offset...]
    guard rest.count >= 3, rest.count <= 8 else { return false }
    let word = String(decoding: rest, as: UTF8.self).lowercased()
    return ["nan", "inf", "infinity", "∞"].contains(word)
  }

  private func expectedAfter(_ fraction: Range<Int>) -> String {
    fraction.isEmpty ? "a digit, '.', an exponent or the end" : "a digit, an exponent or the end"
  }

  private func unexpected(expected: String) -> NumberSyntaxError {
    NumberSyntaxError(unexpectedAt: offset, expected: expected, of: bytes)
  }
}
