// RFC 5646, section 2.2.8: tags that were registered before there was a grammar.
extension LocaleSubtags.Scan {
  /// `i-klingon`: those of one letter and a name that have a language of today.
  ///
  /// Two subtags that stand alone; their replacement is in the table of aliases under the language `i`.
  mutating func readIrregular(_ text: borrowing Span<UInt8>, _ first: Subtag) -> Bool {
    guard first.isSingleton, first.packed == PackedASCII.i else { return false }
    let name = Subtag(text, at: first.end + 1)
    guard name.isWhole, name.count >= 3, name.terminator == .end,
      let found = LanguageAliases.irregular(name.packed)
    else { return false }
    adopt(found, end: name.end)
    return true
  }

  /// `zh-min-nan`, which has two extended languages of which the first means another language today.
  mutating func readSouthernMin(_ text: borrowing Span<UInt8>) {
    guard subtags.language == PackedASCII.zh, subtags.script == 0, end < text.count,
      Subtag.terminator(text[end]) == .separator
    else { return }
    let min = Subtag(text, at: end + 1)
    guard min.packed == PackedASCII.min, min.terminator == .separator else { return }
    let nan = Subtag(text, at: min.end + 1)
    guard nan.packed == PackedASCII.nan, nan.isWhole else { return }
    adopt(LocaleSubtags(language: nan.packed), end: nan.end)
  }
}
