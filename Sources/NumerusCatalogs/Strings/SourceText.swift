/// The text of a file as UTF-8, whatever it was written in.
///
/// UTF-8, UTF-16 in both orders, by their byte order marks (one or more: tools put a second before the
/// first) or, where there is none, by the zeros that ASCII in UTF-16 has.
struct SourceText {
  private(set) var utf8: [UInt8]
  /// What was wrong, and where in bytes of the text; U+FFFD stands there.
  private(set) var faults: [(offset: Int, expected: String, found: String)] = []

  init(_ bytes: [UInt8]) {
    switch Self.encoding(of: bytes) {
    case .utf8: utf8 = bytes
    case .utf16(let isBigEndian): utf8 = Self.transcode(bytes, isBigEndian, &faults)
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var start = 0
    while utf8[start...].starts(with: mark) { start += 3 }
    if start > 0 { utf8.removeFirst(start) }
    faults = faults.map { (max($0.offset - start, 0), $0.expected, $0.found) }
    repair()
  }

  private enum Encoding {
    case utf8
    case utf16(isBigEndian: Bool)
  }

  private static func encoding(of bytes: [UInt8]) -> Encoding {
    if bytes.starts(with: [0xFF, 0xFE]) { return .utf16(isBigEndian: false) }
    if bytes.starts(with: [0xFE, 0xFF]) { return .utf16(isBigEndian: true) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return .utf8 }
    // Every text of strings has quotation marks, semicolons and line ends, which are ASCII.
    var zeros = (even: 0, odd: 0)
    for (index, byte) in bytes.prefix(512).enumerated() where byte == 0 {
      if index.isMultiple(of: 2) { zeros.even += 1 } else { zeros.odd += 1 }
    }
    guard bytes.count > 1, max(zeros.even, zeros.odd) > min(bytes.count, 512) / 16 else {
      return .utf8
    }
    // The first character is ASCII too: a quotation mark, a slash or a letter.
    if bytes[1] == 0, zeros.odd > zeros.even * 4 { return .utf16(isBigEndian: false) }
    if bytes[0] == 0, zeros.even > zeros.odd * 4 { return .utf16(isBigEndian: true) }
    return .utf8
  }

  private static func transcode(
    _ bytes: [UInt8], _ isBigEndian: Bool,
    _ faults: inout [(offset: Int, expected: String, found: String)]
  ) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = 0
    func unit(at place: Int) -> UInt16? {
      guard place + 1 < bytes.count else { return nil }
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    while let first = unit(at: place) {
      place += 2
      var scalar = Unicode.Scalar(first)
      if first & 0xFC00 == 0xD800, let second = unit(at: place), second & 0xFC00 == 0xDC00 {
        place += 2
        scalar = Unicode.Scalar(
          0x10000 + (UInt32(first) & 0x3FF) << 10 + UInt32(second) & 0x3FF)
      }
      if scalar == nil {
        let half = String(first, radix: 16, uppercase: true)
        faults.append((result.count, "both halves of a surrogate pair", "U+\(half) alone"))
      }
      result += UTF8.encode(scalar ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter
    }
    if place < bytes.count {
      faults.append((result.count, "two bytes for each unit of UTF-16", "one at the end"))
    }
    return result
  }

  /// Puts U+FFFD in place of what is no UTF-8.
  private mutating func repair() {
    guard String(validating: utf8, as: UTF8.self) == nil else { return }
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count)
    var decoder = UTF8()
    var bytes = utf8.makeIterator()
    while true {
      switch decoder.decode(&bytes) {
      case .emptyInput:
        utf8 = result
        return
      case .scalarValue(let scalar):
        result += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      case .error:
        faults.append((result.count, "UTF-8", "other bytes"))
        result += UTF8.encodedReplacementCharacter
      }
    }
  }
}
