internal import CNumerusICUShim

extension PatternFormat {
  /// What ICU found at the beginning of a text.
  package struct Match: Sendable {
    /// The number as ICU writes it: "1234.5", "1E+30", "Infinity", "NaN"; with its sign.
    package var decimal = ""
    package var double = 0.0
    /// The ISO 4217 code, where a currency was asked for.
    package var currency: String?
    /// Where the number ends, in UTF-8 bytes; 0 where there is none.
    package var limit = 0
    /// Where ICU could not go on, in UTF-8 bytes.
    package var errorOffset: Int?
  }

  /// Parses the beginning of a text, as ICU does.
  ///
  /// ICU shifts all digits for each new one, so a parse is O(digits²): 50,000 digits take 50 ms. The
  /// caller bounds the length. An exponent stays an exponent and costs nothing.
  package func match(_ text: String, currency: Bool = false) throws(FormatError) -> Match {
    var parsed = nicu_parsed()
    let count = Int32(clamping: text.utf8.count)
    let decimal = try ICUText.string("DecimalFormat::parse") {
      nicu_pattern_parse(handle.pointer, text, count, currency, &parsed, $0, &$1)
    }
    var match = Match(limit: Int(parsed.limit))
    match.errorOffset = parsed.error >= 0 ? Int(parsed.error) : nil
    guard parsed.limit > 0 else { return match }
    match.double = parsed.value
    match.decimal = decimal
    // ICU's decimal of minus zero and of minus infinity has no sign.
    if parsed.negative, !match.decimal.hasPrefix("-"), match.decimal != "NaN" {
      match.decimal = "-" + match.decimal
    }
    let code = withUnsafeBytes(of: parsed.currency) { $0.prefix { $0 != 0 }.map { $0 } }
    match.currency = code.isEmpty ? nil : String(decoding: code, as: UTF8.self)
    return match
  }
}
