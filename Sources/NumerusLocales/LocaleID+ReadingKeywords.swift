extension LocaleID.Reading {
  /// What follows `@`: ICU's `key=value;key=value`, or a POSIX modifier.
  mutating func readKeywords(_ text: borrowing Span<UInt8>) {
    guard fault == nil, index < text.count else { return }
    var start = index + 1
    let isModifier = readPosixModifier(text, from: start)
    guard !isModifier else { return }
    repeat {
      guard readKeyword(text, from: &start) else { return }
    } while start < text.count
    index = start
  }

  /// Reads one pair and the semicolon after it.
  private mutating func readKeyword(
    _ text: borrowing Span<UInt8>, from start: inout Int
  ) -> Bool {
    var equals = start
    while equals < text.count, text[equals] != UInt8(ascii: "="), isWordByte(text[equals]) {
      equals += 1
    }
    guard equals > start, equals < text.count, text[equals] == UInt8(ascii: "=") else {
      fail(at: equals, .keyword)
      return false
    }
    let key = lowercased(text, start..<equals)
    let isZone = LocaleID.Keyword.canonicalKey(key) == "tz"
    var end = equals + 1
    while end < text.count, text[end] != UInt8(ascii: ";") {
      guard isWordByte(text[end]) || isZone && isZoneByte(text[end]) else {
        fail(at: end, .keywordValue)
        return false
      }
      end += 1
    }
    let value = lowercased(text, equals + 1..<end)
    // A zone's name has no BCP 47 form without CLDR's table of zones, and is passed over.
    guard set(key, to: value) || isZone && isZoneName(text, equals + 1..<end) else {
      fail(at: equals + 1, .keywordValue)
      return false
    }
    start = min(end + 1, text.count)
    return true
  }

  /// What the names of time zones have beside ``isWordByte(_:)``: `Etc/GMT+1`, ICU's `GMT+05:30`.
  private func isZoneByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ":")
  }

  /// Whether bytes of that kind are a name: it begins with a letter, and no part of it is empty.
  private func isZoneName(_ text: borrowing Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard !range.isEmpty, (text[range.lowerBound] | 0x20) &- 0x61 < 26 else { return false }
    var previous = UInt8(ascii: "/")
    for offset in range {
      if text[offset] == UInt8(ascii: "/"), previous == UInt8(ascii: "/") { return false }
      previous = text[offset]
    }
    return previous != UInt8(ascii: "/")
  }

  /// Keywords whose name is one character stand for whole extensions (ICU's `uloc_forLanguageTag`).
  private mutating func set(_ key: String, to value: String) -> Bool {
    guard key.utf8.count == 1 || key == "attribute" else {
      guard let pair = LocaleID.Keyword(legacyKey: key, value: value) else { return false }
      result.keywords.insert(pair.key, pair.value)
      return true
    }
    let prefix = key == "attribute" ? "und-u-" : "und-" + key + "-"
    guard let carrier = try? LocaleID(validating: prefix + value) else { return false }
    if result.attributes.isEmpty { result.attributes = carrier.attributes }
    for pair in carrier.keywords { result.keywords.insert(pair.key, pair.value) }
    for content in carrier.extensions { result.insert(content) }
    return true
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_")
  }

  /// The text of ASCII bytes in lower case, with `-` for `_`.
  private func lowercased(_ text: borrowing Span<UInt8>, _ range: Range<Int>) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    for offset in range {
      let byte = text[offset]
      let isUpper = byte &- 0x41 < 26
      bytes.append(byte == UInt8(ascii: "_") ? UInt8(ascii: "-") : isUpper ? byte | 0x20 : byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A modifier stands alone, without a value.
  ///
  /// One of a variant's shape is a variant: `ca_ES@valencia`.
  /// What a script's name means has been seen to by ``LocaleSubtags``; the rest (`@euro`) means nothing.
  private mutating func readPosixModifier(_ text: borrowing Span<UInt8>, from start: Int) -> Bool {
    var end = start
    while end < text.count, isWordByte(text[end]) { end += 1 }
    guard end == text.count, end > start else { return false }
    index = end
    let modifier = Subtag(text, at: start)
    guard modifier.isVariant, modifier.end == end, PosixModifier(text, at: start) == nil else {
      return true
    }
    keep([modifier.text])
    return true
  }
}
