extension LocaleID.Reading {
  mutating func readExtensions(_ text: borrowing Span<UInt8>) {
    // RFC 5646, section 2.2.6: no singleton twice. Of the 36 each has its bit.
    var seen: UInt64 = 0
    while fault == nil, let tag = subtag(text, after: index) ?? leadingPrivateUse(text) {
      guard tag.isSingleton else {
        let isBare = tag.count == 1 && tag.isWhole
        return isBare ? fail(at: tag.end, .extensionContent) : fail(at: tag.faultOffset, .subtag)
      }
      let singleton = UInt8(truncatingIfNeeded: tag.packed >> 56)
      let bit: UInt64 = 1 << UInt64(singleton & 0x3F)
      guard seen & bit == 0 else { return fail(at: tag.start, .newExtension) }
      seen |= bit
      switch singleton {
      case UInt8(ascii: "u"): readUnicodeExtension(text, from: tag.end)
      case UInt8(ascii: "t"): readTransformExtension(text, from: tag.end)
      case UInt8(ascii: "x"): readContent(text, from: tag.end, of: singleton, atLeast: 1)
      default: readContent(text, from: tag.end, of: singleton, atLeast: 2)
      }
    }
  }

  /// The `x` of an identifier that is private use throughout, `x-whatever`.
  private func leadingPrivateUse(_ text: borrowing Span<UInt8>) -> Subtag? {
    guard index == 0, !text.isEmpty, text[0] | 0x20 == UInt8(ascii: "x") else { return nil }
    return Subtag(text, at: 0)
  }

  /// Keeps a grandfathered tag, and what follows it, after `x`: `i-default` is `en-x-i-default`.
  ///
  /// Private use has no end but the text's (RFC 5646, section 2.2.7), so ICU reads `zh-min-TW` so too.
  mutating func readTagAsPrivateUse(_ text: borrowing Span<UInt8>) {
    let first = Subtag(text, at: 0)
    readContent(text, from: first.end, of: UInt8(ascii: "x"), atLeast: 1, after: first.text)
  }

  private mutating func readContent(
    _ text: borrowing Span<UInt8>, from start: Int, of singleton: UInt8, atLeast minimum: Int,
    after front: String = ""
  ) {
    var content = front
    var end = start
    while let tag = subtag(text, after: end), tag.isWhole, tag.count >= minimum {
      content += content.isEmpty ? tag.text : "-" + tag.text
      end = tag.end
    }
    finish(text, end: end, content: content, of: singleton)
  }

  /// Keeps what was read of an extension, unless it is empty.
  private mutating func finish(
    _ text: borrowing Span<UInt8>, end: Int, content: String, of singleton: UInt8
  ) {
    guard !content.isEmpty else {
      return fail(at: subtag(text, after: end)?.faultOffset ?? end, .extensionContent)
    }
    result.insert(LocaleID.Extension(singleton: singleton, content: content))
    index = end
  }

  /// `u`: attributes, then keywords (UTS #35 part 1, section 3.6).
  private mutating func readUnicodeExtension(_ text: borrowing Span<UInt8>, from start: Int) {
    var end = start
    var attributes: Set<String> = []
    while let tag = subtag(text, after: end), tag.isValue {
      attributes.insert(tag.text)
      end = tag.end
    }
    result.attributes = attributes.sorted()
    while let key = subtag(text, after: end), key.isUnicodeKey {
      let value = readValue(text, from: key.end)
      result.keywords.insert(key.text, value.text)
      end = value.end
    }
    guard end > start else {
      return fail(at: subtag(text, after: end)?.faultOffset ?? end, .extensionContent)
    }
    index = end
  }

  private func readValue(
    _ text: borrowing Span<UInt8>, from start: Int
  ) -> (text: String, end: Int) {
    var value = ""
    var end = start
    while let tag = subtag(text, after: end), tag.isValue {
      value += value.isEmpty ? tag.text : "-" + tag.text
      end = tag.end
    }
    return (value, end)
  }

  /// `t`: a language, then fields, which have no order (UTS #35 part 1, section 3.7).
  private mutating func readTransformExtension(_ text: borrowing Span<UInt8>, from start: Int) {
    var (parts, end) = readTransformLanguage(text, from: start)
    var fields: [String: String] = [:]
    while let key = subtag(text, after: end), key.isTransformKey {
      let value = readValue(text, from: key.end)
      guard value.end > key.end else {
        fail(at: subtag(text, after: key.end)?.faultOffset ?? key.end, .extensionContent)
        break
      }
      if fields[key.text] == nil { fields[key.text] = value.text }
      end = value.end
    }
    parts += fields.sorted { $0.key < $1.key }.map { $0.key + "-" + $0.value }
    finish(text, end: end, content: parts.joined(separator: "-"), of: UInt8(ascii: "t"))
  }

  private func readTransformLanguage(
    _ text: borrowing Span<UInt8>, from start: Int
  ) -> (parts: [String], end: Int) {
    guard let language = subtag(text, after: start), language.isLanguage else { return ([], start) }
    var parts = [language.text]
    var end = language.end
    if let tag = subtag(text, after: end), tag.isScript {
      parts.append(tag.text)
      end = tag.end
    }
    if let tag = subtag(text, after: end), tag.isRegion {
      parts.append(tag.text)
      end = tag.end
    }
    var variants: Set<String> = []
    while let tag = subtag(text, after: end), tag.isVariant {
      variants.insert(tag.text)
      end = tag.end
    }
    return (parts + variants.sorted(), end)
  }
}

extension LocaleID {
  /// Puts an extension in its place: by singleton, private use last.
  ///
  /// The first of a kind stays.
  mutating func insert(_ new: Extension) {
    func order(_ singleton: UInt8) -> UInt8 { singleton == UInt8(ascii: "x") ? 0xFF : singleton }
    guard !extensions.contains(where: { $0.singleton == new.singleton }) else { return }
    let place = extensions.firstIndex { order($0.singleton) > order(new.singleton) }
    extensions.insert(new, at: place ?? extensions.endIndex)
  }
}
