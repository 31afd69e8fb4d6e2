extension LocaleSubtags {
  /// Reads the front of a BCP 47, ICU or POSIX identifier: `sr-Latn`, `zh_Hant_TW@calendar=roc`,
  /// `sr_RS.UTF-8@latin`, `C`, the empty text.
  ///
  /// Variants, extensions and keywords are passed over. Malformed text gives its longest front of
  /// whole, well-formed subtags, which may be ``undetermined``; ``Scan/fault`` tells.
  /// Never traps, never allocates. Looks at no more than 50 bytes, and at a codeset.
  package init(scanning utf8: UnsafeBufferPointer<UInt8>) {
    self = LocaleSubtags(bareLanguage: utf8.span) ?? Scan(utf8.span).subtags
  }

  /// Reads the front of a BCP 47, ICU or POSIX identifier; see ``init(scanning:)-(UnsafeBufferPointer<UInt8>)``.
  package init(scanning identifier: String) {
    var identifier = identifier
    self = identifier.withUTF8 { LocaleSubtags(scanning: $0) }
  }

  /// What a reading found and where it stopped.
  package struct Scan: Sendable {
    package private(set) var subtags = LocaleSubtags.undetermined
    /// Where the first part that is not language, script or region begins: a separator, `.`, `@`, or the end.
    package private(set) var end = 0
    /// What is malformed in the part that was read, if anything is.
    package private(set) var fault: LocaleFault?
    /// What a grandfathered tag was replaced by that has no place in ``subtags``.
    package private(set) var remainder = Remainder.none

    package init(_ text: borrowing Span<UInt8>) {
      guard readLanguage(text), end < text.count else { return }
      while remainder != .privateUse, end < text.count,
        Subtag.terminator(text[end]) == .separator
      {
        let tag = Subtag(text, at: end + 1)
        guard take(tag) || (2...3).contains(tag.count) && readGrandfathered(text, tag) else {
          break
        }
      }
      readModifier(text)
    }

    /// Takes what stands for a grandfathered tag.
    mutating func adopt(_ subtags: LocaleSubtags, _ remainder: Remainder = .none, end: Int) {
      self.subtags = subtags
      self.remainder = remainder
      self.end = end
    }

    private mutating func readLanguage(_ text: borrowing Span<UInt8>) -> Bool {
      let first = Subtag(text, at: 0)
      if first.isPosixName {
        end = first.end
        return true
      }
      if first.isLanguage, first.packed != PackedASCII.posix {
        subtags.language = first.packed == PackedASCII.und ? 0 : first.packed
        end = first.end
        return true
      }
      if first.isScript {
        // A language may be left out before a script (UTS #35), and `root` has the shape of one.
        if first.packed != PackedASCII.root { subtags.setScript(first.packed) }
        end = first.end
        return true
      }
      if readIrregular(text, first) { return true }
      // ICU writes `_TW` and `@numbers=latn` for what BCP 47 writes with `und`; `x-…` is private use.
      let leads = first.count == 0 && !text.isEmpty
      if leads, text[0] == UInt8(ascii: "_") || text[0] == UInt8(ascii: "@") { return true }
      if first.isSingleton, first.packed == PackedASCII.x { return false }
      fault = LocaleFault(offset: first.faultOffset, expected: .language)
      return false
    }

    private mutating func take(_ tag: Subtag) -> Bool {
      if tag.isExtendedLanguage, subtags.script == 0, subtags.region == 0,
        subtags.accepts(extendedLanguage: tag.packed)
      {
        subtags.language = tag.packed
      } else if tag.isScript, subtags.script == 0, subtags.region == 0 {
        subtags.setScript(tag.packed)
      } else if tag.isRegion, subtags.region == 0 {
        subtags.setRegion(tag.packed)
      } else {
        return false
      }
      end = tag.end
      return true
    }

    /// POSIX's `@latin`: the script where none is spelled out.
    private mutating func readModifier(_ text: borrowing Span<UInt8>) {
      guard subtags.script == 0, end < text.count else { return }
      let index = text[end] == UInt8(ascii: ".") ? Self.endOfCodeset(text, from: end) : end
      guard index < text.count, text[index] == UInt8(ascii: "@"),
        let modifier = PosixModifier(text, at: index + 1)
      else { return }
      subtags.script = modifier.script
    }

    /// The end of the codeset whose dot is at `dot`: `UTF-8`, `ISO8859-1`, `cp1252`.
    static func endOfCodeset(_ text: borrowing Span<UInt8>, from dot: Int) -> Int {
      var index = dot + 1
      while index < text.count {
        let byte = text[index]
        let isWord = (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
        guard isWord || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") else { break }
        index += 1
      }
      return index
    }
  }

  mutating func setScript(_ packed: UInt64) {
    script = UInt32(truncatingIfNeeded: packed >> 32) & 0xDFFF_FFFF
  }

  mutating func setRegion(_ packed: UInt64) {
    let lower = UInt32(truncatingIfNeeded: packed >> 32)
    // Two letters, or three digits: only the former have bit 6 set in their first byte.
    region = lower & 0x4000_0000 != 0 ? lower & 0xDFDF_FFFF : lower
  }
}
