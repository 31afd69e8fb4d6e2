internal import NumerusLocales

extension AcceptLanguage.Range {
  /// Reads `language-range [ OWS ";" OWS "q=" qvalue ]` with white space around it; nil if it is
  /// not that.
  init?(_ part: Slice<UnsafeBufferPointer<UInt8>>) {
    let semicolon = part.firstIndex(of: UInt8(ascii: ";"))
    let range = Self.trimmed(part[..<(semicolon ?? part.endIndex)])
    var thousandths = 1000
    if let semicolon {
      guard let weight = Self.weight(Self.trimmed(part[(semicolon + 1)...])) else { return nil }
      thousandths = weight
    }
    let text = String(decoding: range, as: UTF8.self)
    guard text != "*" else {
      self.init(text: text, locale: nil, thousandths: thousandths)
      return
    }
    // LocaleID reads underscores, keywords and codesets too, which a range does not have.
    let isRange = range.allSatisfy {
      ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == UInt8(ascii: "-")
    }
    guard isRange, let locale = try? LocaleID(validating: text) else { return nil }
    self.init(text: text, locale: locale, thousandths: thousandths)
  }

  /// `OWS` is spaces and tabs (RFC 9110, section 5.6.3).
  private static func trimmed(
    _ text: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Slice<UnsafeBufferPointer<UInt8>> {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    guard let first = text.firstIndex(where: { !isSpace($0) }),
      let last = text.lastIndex(where: { !isSpace($0) })
    else { return text[text.startIndex..<text.startIndex] }
    return text[first...last]
  }

  /// `q=` and a number from 0 to 1 with at most three digits after the point, in thousandths.
  private static func weight(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    let bytes = Array(text.prefix(8))
    guard (3...7).contains(text.count), bytes[0] | 0x20 == UInt8(ascii: "q"),
      bytes[1] == UInt8(ascii: "="), bytes[2] == UInt8(ascii: "0") || bytes[2] == UInt8(ascii: "1")
    else { return nil }
    var value = Int(bytes[2] - UInt8(ascii: "0"))
    if bytes.count > 3, bytes[3] != UInt8(ascii: ".") { return nil }
    for place in 4..<7 {
      var digit: UInt8 = 0
      if place < bytes.count {
        digit = bytes[place] &- UInt8(ascii: "0")
        guard digit < 10 else { return nil }
      }
      value = value * 10 + Int(digit)
    }
    return value <= 1000 ? value : nil
  }
}
