extension LocaleSubtags {
  /// The BCP 47 text in one integer, for tables of short locale codes: `pt-PT`, space-filled.
  ///
  /// The first character is in the most significant byte; `und` is spelled out. Nil if the text has more than
  /// eight characters.
  package var tableKey: UInt64? {
    var key: UInt64 = 0
    var count = 0
    let hyphen = UInt64(UInt8(ascii: "-")) << 56
    func append(_ packed: UInt64) {
      var rest = packed
      while rest != 0 {
        key = key << 8 | rest >> 56
        rest <<= 8
        count += 1
      }
    }
    append(language == 0 ? PackedASCII.und : language)
    if script != 0 { append(hyphen | UInt64(script) << 24) }
    if region != 0 { append(hyphen | UInt64(region) << 24) }
    guard count <= 8 else { return nil }
    while count < 8 {
      key = key << 8 | 0x20
      count += 1
    }
    return key
  }
}
