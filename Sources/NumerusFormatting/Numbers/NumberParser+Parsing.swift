internal import CNumerusICUShim

extension NumberParser {
  /// The number that a text is, from its beginning to its end.
  ///
  /// Spaces around it do not count. O(length), but for the digits: O(digits²).
  ///
  /// - Throws: ``NumberParseError`` with the column of the fault.
  public func parse(_ text: some StringProtocol) throws(NumberParseError) -> ParsedNumber {
    let text = String(text)
    let number = try parse(prefixOf: text)
    if let rest = text[number.end...].firstIndex(where: { !$0.isWhitespace }) {
      throw error(.trailing, at: rest, of: text)
    }
    return number
  }

  /// The number that a text begins with, and where it ends: ``ParsedNumber/end``.
  ///
  /// Spaces before it do not count.
  ///
  /// - Throws: ``NumberParseError`` where no number begins.
  public func parse(prefixOf text: String) throws(NumberParseError) -> ParsedNumber {
    guard text.utf8.count <= Self.maximumLength else {
      throw error(.tooLong, at: text.startIndex, of: text)
    }
    guard let start = text.firstIndex(where: { !$0.isWhitespace }) else {
      throw error(.empty, at: text.startIndex, of: text)
    }
    let skipped = text.utf8.distance(from: text.startIndex, to: start)
    var best = PatternFormat.Match()
    do throws(FormatError) {
      for variant in Spaces.variants(of: text[start...]) {
        let match = try format.match(variant.text, currency: style.hasCurrency)
        let limit = variant.offset(match.limit)
        guard limit > best.limit || best.errorOffset == nil else { continue }
        best = match
        best.limit = limit
        best.errorOffset = variant.offset(match.errorOffset ?? 0)
      }
    } catch {
      throw self.error(.icu(error.description), at: start, of: text)
    }
    guard best.limit > 0 else {
      let place = text.utf8.index(start, offsetBy: best.errorOffset ?? 0)
      throw error(.noNumber, at: place, of: text)
    }
    return ParsedNumber(
      decimal: Self.plain(best.decimal), double: best.double, currency: best.currency,
      end: text.utf8.index(text.startIndex, offsetBy: skipped + best.limit))
  }

  /// Takes ICU's "1.25E+1" apart where that adds at most a thousand zeros.
  private static func plain(_ decimal: String) -> String {
    guard let mark = decimal.firstIndex(of: "E"), let exponent = Int(decimal[mark...].dropFirst())
    else { return decimal }
    let sign = decimal.hasPrefix("-") ? "-" : ""
    let parts = decimal[..<mark].drop { $0 == "-" }.split(separator: ".")
    let digits = parts.joined()
    guard let whole = parts.first, exponent.magnitude <= digits.utf8.count + 1_000 else {
      return decimal
    }
    let point = whole.utf8.count + exponent
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
    let padded = digits + String(repeating: "0", count: max(0, point - digits.utf8.count))
    let fraction = padded.dropFirst(point)
    return sign + padded.prefix(point) + (fraction.isEmpty ? "" : "." + fraction)
  }

  private func error(
    _ fault: NumberParseError.Fault, at index: String.Index, of text: String
  ) -> NumberParseError {
    NumberParseError(
      fault: fault, column: text[..<index].count + 1,
      found: index < text.endIndex ? text[index] : nil, example: example)
  }
}

extension NumberParser.Style {
  fileprivate var hasCurrency: Bool { self == .currency || self == .accounting }
}
