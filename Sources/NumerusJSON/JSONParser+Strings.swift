extension JSONParser {
  /// The rest of a string whose first quotation mark was passed (section 7).
  mutating func string() throws(JSONError) -> String {
    let start = place
    skipPlain()
    if next == UInt8(ascii: "\"") {
      place += 1
      return try text(UnsafeBufferPointer(rebasing: bytes[start..<place - 1]), at: start)
    }
    return try escapedString(from: start)
  }

  /// Goes on to the next quotation mark, backslash or control character, or to the end.
  @inline(__always)
  private mutating func skipPlain() {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs = ones << 7
    while place + 8 <= bytes.count {
      let word = word(at: place)
      let quotes = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
      let slashes = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
      // A high bit for each byte that ends the run; those above the lowest may be false.
      let ends =
        ((word &- (ones &* 0x20)) & ~word | (quotes &- ones) & ~quotes
          | (slashes &- ones) & ~slashes) & highs
      if ends != 0 {
        place += ends.trailingZeroBitCount / 8
        return
      }
      place += 8
    }
    while let byte = next, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      place += 1
    }
  }

  private mutating func escapedString(from start: Int) throws(JSONError) -> String {
    unescaped.removeAll(keepingCapacity: true)
    var run = start
    while let byte = next, byte == UInt8(ascii: "\\") {
      unescaped.append(contentsOf: bytes[run..<place])
      place += 1
      try escape()
      run = place
      skipPlain()
    }
    guard next == UInt8(ascii: "\"") else {
      throw fault(
        place == bytes.count
          ? "'\"' at the end of the string" : "an escape in place of a control character")
    }
    unescaped.append(contentsOf: bytes[run..<place])
    place += 1
    if let text = String(validating: unescaped, as: UTF8.self) { return text }
    throw badUTF8(in: UnsafeBufferPointer(rebasing: bytes[start..<place]), at: start)
  }

  private func text(
    _ utf8: UnsafeBufferPointer<UInt8>, at offset: Int
  ) throws(JSONError) -> String {
    if let text = String(validating: utf8, as: UTF8.self) { return text }
    throw badUTF8(in: utf8, at: offset)
  }

  /// What stands after a backslash.
  private mutating func escape() throws(JSONError) {
    let byte: UInt8
    switch next {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte = bytes[place]
    case UInt8(ascii: "b"): byte = 0x08
    case UInt8(ascii: "f"): byte = 0x0C
    case UInt8(ascii: "n"): byte = 0x0A
    case UInt8(ascii: "r"): byte = 0x0D
    case UInt8(ascii: "t"): byte = 0x09
    case UInt8(ascii: "u"):
      place += 1
      return append(try scalar())
    default: throw fault("one of \" \\ / b f n r t u after a backslash")
    }
    unescaped.append(byte)
    place += 1
  }

  /// The scalar of the four digits that come next, with those of a second half (section 7).
  private mutating func scalar() throws(JSONError) -> Unicode.Scalar {
    let start = place
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let rest = place
    if first < 0xDC00, next == UInt8(ascii: "\\"), place + 1 < bytes.count,
      bytes[place + 1] == UInt8(ascii: "u")
    {
      place += 2
      let second = try unit()
      if 0xDC00...0xDFFF ~= second {
        let value = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
        return Unicode.Scalar(value) ?? "\u{FFFD}"
      }
      // It may be a first half itself, or stand alone.
      place = rest
    }
    guard reader.loneSurrogates == .replace else {
      place = start
      throw fault("both halves of a surrogate pair")
    }
    return "\u{FFFD}"
  }

  private mutating func unit() throws(JSONError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw fault("four hexadecimal digits after \\u")
      }
      unit = unit << 4 | UInt16(digit)
      place += 1
    }
    return unit
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    unescaped.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}
