// The productions of UTS #35 part 1, section 3.1; each names the one it stands for.
extension Subtag {
  /// One to eight characters with something lawful after them.
  var isWhole: Bool { count - 1 < 8 && count > 0 && terminator != .illegal }
  var isAlphabetic: Bool { letters == count }

  /// The byte that makes this subtag unlawful wherever it stands, or its beginning.
  var faultOffset: Int { terminator == .illegal && count <= 8 ? end : start }

  /// `unicode_language_subtag`: two, three, or five to eight letters.
  var isLanguage: Bool { isWhole && isAlphabetic && count != 1 && count != 4 }
  /// `C` or `POSIX`, which POSIX lets nothing but a codeset and a modifier follow.
  var isPosixName: Bool {
    isWhole && terminator != .separator
      && (packed == PackedASCII.c || packed == PackedASCII.posix)
  }
  /// `extlang` of RFC 5646: three letters.
  var isExtendedLanguage: Bool { isWhole && isAlphabetic && count == 3 }
  /// `unicode_script_subtag`: four letters.
  var isScript: Bool { isWhole && isAlphabetic && count == 4 }
  /// `unicode_region_subtag`: two letters or three digits.
  var isRegion: Bool { isWhole && (count == 2 ? letters == 2 : count == 3 && letters == 0) }
  /// `unicode_variant_subtag`: five to eight characters, or four that begin with a digit.
  var isVariant: Bool { isWhole && (count >= 5 || count == 4 && !startsWithLetter) }
  /// `singleton`, which needs something after it.
  var isSingleton: Bool { count == 1 && terminator == .separator }
  /// `ukey`: a letter or digit, then a letter.
  var isUnicodeKey: Bool { isWhole && count == 2 && packed << 8 >= Self.firstLetter }
  /// `tkey`: a letter, then a digit.
  var isTransformKey: Bool {
    isWhole && count == 2 && startsWithLetter && packed << 8 < Self.firstLetter
  }
  /// `uvalue`, `tvalue` and `attribute`: three to eight characters.
  var isValue: Bool { isWhole && count >= 3 }

  private var startsWithLetter: Bool { packed >= Self.firstLetter }
  private static var firstLetter: UInt64 { UInt64(UInt8(ascii: "a")) << 56 }

  /// The lower-case text.
  ///
  /// Eight bytes are a small string, so this does not allocate.
  var text: String { PackedASCII.string(packed) }
}
