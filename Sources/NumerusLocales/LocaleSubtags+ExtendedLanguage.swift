extension LocaleSubtags {
  /// Whether a three-letter subtag after this language is an extended language (`zh-yue`).
  ///
  /// In canonical form the extended language takes the place of its prefix (RFC 5646, section 4.5).
  /// Only the prefixes in IANA's registry count: elsewhere three letters are a mistake, as in `en-USA`,
  /// and must not turn English into a language named `usa`.
  var acceptsExtendedLanguage: Bool {
    switch language {
    case PackedASCII.pack("ar"), PackedASCII.pack("kok"), PackedASCII.pack("lv"),
      PackedASCII.pack("ms"), PackedASCII.pack("sgn"), PackedASCII.pack("sw"),
      PackedASCII.pack("uz"), PackedASCII.pack("zh"):
      true
    default: false
    }
  }
}
