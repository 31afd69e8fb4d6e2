// RFC 5646, section 2.2.8: the 26 tags that were registered before there was a grammar.
//
// Five have the form of a language and a variant (`art-lojban`) and are read as such. The rest is replaced
// while reading, as CLDR's `languageAlias` has it: here, or by the rows of the alias table under `i`.
extension LocaleSubtags.Scan {
  /// What a tag that has been replaced leaves beside language, script and region.
  package enum Remainder: Sendable {
    case none
    /// The variant `oxendict`.
    case oxfordSpelling
    /// All of the tag, and all that follows it, as private use.
    case privateUse
  }

  /// `i-klingon`: a letter and a name.
  mutating func readIrregular(_ text: borrowing Span<UInt8>, _ first: Subtag) -> Bool {
    guard first.isSingleton, first.packed == PackedASCII.i else { return false }
    let name = Subtag(text, at: first.end + 1)
    guard name.isWhole, name.count >= 3 else { return false }
    if let found = LanguageAliases.irregular(name.packed) {
      adopt(found, end: name.end)
      return true
    }
    let language: UInt64
    switch name.packed {
    case PackedASCII.default: language = PackedASCII.en
    case PackedASCII.enochian: language = 0
    case PackedASCII.mingo: language = PackedASCII.see
    default: return false
    }
    adopt(LocaleSubtags(language: language), .privateUse, end: name.end)
    return true
  }

  /// The tags that break the grammar at their last subtag: `no-bok`, `sgn-BE-FR`, `en-GB-oed`, `zh-min`.
  ///
  /// Called where a subtag has no place, so that well-formed identifiers need not pass it.
  @inline(never)
  mutating func readGrandfathered(_ text: borrowing Span<UInt8>, _ last: Subtag) -> Bool {
    guard last.isWhole, subtags.script == 0, remainder == .none else { return false }
    let language: UInt64
    switch (subtags.language, subtags.region, last.packed) {
    case (PackedASCII.no, 0, PackedASCII.bok): language = PackedASCII.nb
    case (PackedASCII.no, 0, PackedASCII.nyn): language = PackedASCII.nn
    case (PackedASCII.sgn, PackedASCII.regionBE, PackedASCII.fr): language = PackedASCII.sfb
    case (PackedASCII.sgn, PackedASCII.regionBE, PackedASCII.nl): language = PackedASCII.vgt
    case (PackedASCII.sgn, PackedASCII.regionCH, PackedASCII.de): language = PackedASCII.sgg
    case (PackedASCII.en, PackedASCII.regionGB, PackedASCII.oed):
      adopt(subtags, .oxfordSpelling, end: last.end)
      return true
    case (PackedASCII.zh, 0, PackedASCII.min): return readMin(text, last)
    default: return false
    }
    adopt(LocaleSubtags(language: language), end: last.end)
    return true
  }

  /// `zh-min-nan`, and `zh-min`, which says no more than that.
  private mutating func readMin(_ text: borrowing Span<UInt8>, _ min: Subtag) -> Bool {
    let language = LocaleSubtags(language: PackedASCII.nan)
    if min.terminator == .separator {
      let nan = Subtag(text, at: min.end + 1)
      if nan.isWhole, nan.packed == PackedASCII.nan {
        adopt(language, end: nan.end)
        return true
      }
    }
    adopt(language, .privateUse, end: min.end)
    return true
  }
}
