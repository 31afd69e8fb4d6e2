extension LocaleSubtags {
  /// Reads text that is a language and no more, `ar` or `fil`; nil for anything else.
  ///
  /// Most locales that programs name are of this kind; this takes well under half of a scan's instructions.
  @inline(__always)
  init?(bareLanguage text: borrowing Span<UInt8>) {
    guard text.count == 2 || text.count == 3 else { return nil }
    let first = text[0] | 0x20
    let second = text[1] | 0x20
    // `a` where there is no third: a letter, for the test, that is not packed.
    let third = text.count == 3 ? text[2] | 0x20 : UInt8(ascii: "a")
    guard first &- 0x61 < 26, second &- 0x61 < 26, third &- 0x61 < 26 else { return nil }
    let packed =
      UInt64(first) << 56 | UInt64(second) << 48 | (text.count == 3 ? UInt64(third) << 40 : 0)
    self.init(language: packed == PackedASCII.und ? 0 : packed)
  }
}
