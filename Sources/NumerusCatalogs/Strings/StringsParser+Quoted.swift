extension StringsParser {
  /// A string from one quotation mark to the next.
  mutating func quoted(_ quote: UInt8, in path: [String]) -> String? {
    let opening = place
    place += 1
    var start = place
    var bytes: [UInt8] = []
    while let byte = next {
      if byte == quote {
        bytes += text[start..<place]
        place += 1
        return String(decoding: bytes, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") {
        bytes += text[start..<place]
        let offset = place
        place += 1
        let scalar = escape(in: path, from: offset)
        bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        start = place
      } else {
        place += 1
      }
    }
    fault("a quotation mark at the end of the string", in: path, at: opening)
    return nil
  }

  /// What stands after a backslash (`getSlashedChar` in CoreFoundation).
  private mutating func escape(in path: [String], from offset: Int) -> Unicode.Scalar {
    guard let byte = next else { return "\\" }
    place += 1
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var value = Int(byte) - 48
      for _ in 0..<2 {
        guard let byte = next, UInt8(ascii: "0")...UInt8(ascii: "7") ~= byte else { break }
        place += 1
        value = value * 8 + Int(byte) - 48
      }
      // Numbers above ASCII are of NeXT's encoding; one above 255 loses its high bit.
      return Self.nextStep(UInt8(truncatingIfNeeded: value))
    // Only the capital is an escape: "\u00e9" is "u00e9".
    case UInt8(ascii: "U"): return unicode(in: path, from: offset)
    case UInt8(ascii: "a"): return "\u{7}"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "v"): return "\u{B}"
    default:
      // Any other character stands for itself.
      place -= 1
      var decoder = UTF8()
      var rest = text[place...].makeIterator()
      guard case .scalarValue(let scalar) = decoder.decode(&rest) else { return "\u{FFFD}" }
      place += UTF8.width(scalar)
      return scalar
    }
  }

  /// One to four hexadecimal digits; a pair of escapes for a surrogate pair.
  private mutating func unicode(in path: [String], from offset: Int) -> Unicode.Scalar {
    let first = hexadecimal()
    guard let first else { return "U" }
    if let scalar = Unicode.Scalar(first) { return scalar }
    let rest = place
    if first < 0xDC00, text[place...].starts(with: [0x5C, 0x55]) {
      place += 2
      if let second = hexadecimal(), second & 0xFC00 == 0xDC00 {
        let value = 0x10000 + (UInt32(first) & 0x3FF) << 10 + UInt32(second) & 0x3FF
        return Unicode.Scalar(value) ?? "\u{FFFD}"
      }
      place = rest
    }
    let half = String(first, radix: 16, uppercase: true)
    log.add(
      path, offset, expected: "both halves of a surrogate pair", found: "\\U\(half) alone")
    return "\u{FFFD}"
  }

  private mutating func hexadecimal() -> UInt16? {
    var value: UInt16?
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        break
      }
      place += 1
      value = (value ?? 0) << 4 | UInt16(digit)
    }
    return value
  }

  private static func nextStep(_ byte: UInt8) -> Unicode.Scalar {
    byte < 0x80 ? Unicode.Scalar(byte) : upperNextStep[Int(byte) - 0x80]
  }

  /// The upper half of NeXT's encoding (`NEXTSTEP.TXT` of the Unicode consortium).
  private static let upperNextStep = Array(
    """
    \u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿\
    ¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}
    """.unicodeScalars)
}
