extension LocaleID {
  /// Reads an identifier and remembers where it stops being well-formed.
  struct Reading {
    var result: LocaleID
    var fault: LocaleFault?
    /// Where the part that has not been read begins.
    var index: Int

    init(_ text: borrowing Span<UInt8>) {
      let scan = LocaleSubtags.Scan(text)
      result = LocaleID(scan.subtags)
      fault = scan.fault
      index = scan.end
      guard fault == nil else { return }
      switch scan.remainder {
      case .none: break
      case .oxfordSpelling: keep(["oxendict"])
      case .privateUse: readTagAsPrivateUse(text)
      }
      readVariants(text)
      readExtensions(text)
      readCodeset(text)
      readKeywords(text)
    }

    mutating func fail(at offset: Int, _ expected: LocaleIDError.Expectation) {
      fault = fault ?? LocaleFault(offset: offset, expected: expected)
    }

    /// The subtag after the separator at `offset`; nil if there is no separator.
    func subtag(_ text: borrowing Span<UInt8>, after offset: Int) -> Subtag? {
      guard offset < text.count, Subtag.terminator(text[offset]) == .separator else { return nil }
      return Subtag(text, at: offset + 1)
    }

    private mutating func readVariants(_ text: borrowing Span<UInt8>) {
      var seen: Set<String> = []
      // ICU writes `ca__VALENCIA` where there is no region.
      if result.subtags.region == 0, index + 1 < text.count, text[index] == UInt8(ascii: "_"),
        text[index + 1] == UInt8(ascii: "_"), Subtag(text, at: index + 2).isVariant
      {
        index += 1
      }
      while let tag = subtag(text, after: index), tag.isVariant {
        guard seen.insert(tag.text).inserted else {
          fail(at: tag.start, .newVariant)
          break
        }
        index = tag.end
      }
      keep(seen)
    }

    /// Adds variants, each once.
    ///
    /// CLDR keeps POSIX as a keyword, however it is spelled (UTS #35 part 1, section 3.8.2).
    mutating func keep(_ variants: Set<String>) {
      var all = variants.union(result.variants)
      if all.remove("posix") != nil { result.keywords.insert("va", "posix") }
      result.variants = all.sorted()
    }

    private mutating func readCodeset(_ text: borrowing Span<UInt8>) {
      guard fault == nil, index < text.count, text[index] == UInt8(ascii: ".") else { return }
      let end = LocaleSubtags.Scan.endOfCodeset(text, from: index)
      if end == index + 1 || end < text.count && text[end] != UInt8(ascii: "@") {
        return fail(at: end, .codeset)
      }
      index = end
    }
  }
}
