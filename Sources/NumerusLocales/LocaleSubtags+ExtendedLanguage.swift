extension LocaleSubtags {
  /// Whether three letters after this language are an extended language (`zh-yue`).
  ///
  /// In canonical form the extended language takes the place of its prefix (RFC 5646, section 4.5).
  /// Only the prefixes in IANA's registry count: elsewhere three letters are a mistake, as in `en-USA`,
  /// and must not turn English into a language named `usa`.
  func accepts(extendedLanguage: UInt64) -> Bool {
    // `zh-min` is an old name of Min Chinese; `min` is Minangkabau.
    // `und` is the absence of a language, and no extension of one.
    if extendedLanguage == PackedASCII.min || extendedLanguage == PackedASCII.und { return false }
    return switch language {
    case PackedASCII.ar, PackedASCII.kok, PackedASCII.lv,
      PackedASCII.ms, PackedASCII.sgn, PackedASCII.sw,
      PackedASCII.uz, PackedASCII.zh:
      true
    default: false
    }
  }
}
