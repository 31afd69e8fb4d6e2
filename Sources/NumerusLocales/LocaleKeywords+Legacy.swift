// Source: CLDR common/bcp47/*.xml, the attributes `alias` and `preferred`.
extension LocaleID.Keyword {
  /// Takes a key and value in either spelling; nil if they have no well-formed BCP 47 form.
  init?(legacyKey: String, value: String) {
    guard let key = Self.canonicalKey(legacyKey) else { return nil }
    let lower = value.lowercased()
    let canonical = Self.canonicalValue(lower, of: key)
    let isWellFormed = canonical.utf8.split(
      separator: UInt8(ascii: "-"), omittingEmptySubsequences: false
    )
    .allSatisfy { part in
      (3...8).contains(part.count)
        && part.allSatisfy { $0 &- 0x61 < 26 || $0 &- 0x30 < 10 }
    }
    guard isWellFormed else { return nil }
    self.init(key: key, value: canonical)
  }

  /// The two-character key; nil if the text is neither such a key nor one of ICU's.
  static func canonicalKey(_ key: String) -> String? {
    let lower = key.lowercased()
    if let pair = legacyKeys.first(where: { $0.legacy == lower }) { return pair.key }
    var copy = lower
    let isKey = copy.withUTF8 { utf8 in
      let tag = Subtag(utf8.span, at: 0)
      return tag.isUnicodeKey && tag.terminator == .end
    }
    return isKey ? lower : nil
  }

  static func canonicalValue(_ value: String, of key: String) -> String {
    if value.isEmpty || value == "yes" { return "true" }
    if value == "no", isBoolean(key) { return "false" }
    let renamed = legacyValues.first { $0.key == key && $0.legacy == value }
    if let renamed { return renamed.value }
    return key == "ca" && value == "islamicc"
      ? "islamic-civil" : key == "ms" && value == "imperial" ? "uksystem" : value
  }

  /// ICU's spelling of the key: `numbers`.
  var legacyKey: String { Self.legacyKeys.first { $0.key == key }?.legacy ?? key }

  /// ICU's spelling of the value: `gregorian`.
  var legacyValue: String {
    if value == "true" { return "yes" }
    if value == "false", Self.isBoolean(key) { return "no" }
    return Self.legacyValues.first { $0.key == key && $0.value == value }?.legacy ?? value
  }

  private static func isBoolean(_ key: String) -> Bool {
    key == "kb" || key == "kc" || key == "kh" || key == "kk" || key == "kn"
  }

  // Computed, so that nothing is initialised until a keyword is read.
  private static var legacyKeys: [(key: String, legacy: String)] {
    [
      ("ca", "calendar"), ("co", "collation"), ("cu", "currency"), ("hc", "hours"),
      ("ka", "colalternate"), ("kb", "colbackwards"), ("kc", "colcaselevel"),
      ("kf", "colcasefirst"), ("kh", "colhiraganaquaternary"), ("kk", "colnormalization"),
      ("kn", "colnumeric"), ("kr", "colreorder"), ("ks", "colstrength"), ("ms", "measure"),
      ("nu", "numbers"), ("tz", "timezone"), ("vt", "variabletop"),
    ]
  }

  private static var legacyValues: [(key: String, value: String, legacy: String)] {
    [
      ("ca", "ethioaa", "ethiopic-amete-alem"), ("ca", "gregory", "gregorian"),
      ("co", "dict", "dictionary"), ("co", "gb2312", "gb2312han"),
      ("co", "phonebk", "phonebook"), ("co", "trad", "traditional"),
      ("ka", "noignore", "non-ignorable"), ("ks", "identic", "identical"),
      ("ks", "level1", "primary"), ("ks", "level2", "secondary"), ("ks", "level3", "tertiary"),
      ("ks", "level4", "quaternary"), ("nu", "traditio", "traditional"),
    ]
  }
}
