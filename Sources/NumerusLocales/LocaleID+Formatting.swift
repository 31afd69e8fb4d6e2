extension LocaleID {
  /// The canonical BCP 47 text: `zh-Hant-TW-u-ca-roc`.
  ///
  /// Case, the order of variants, extensions and keywords, and values left out as `true` follow UTS #35
  /// part 1, section 3.2.1. Reading it gives an equal identifier back.
  public var identifier: String {
    var text = subtags.description
    for variant in variants { text += "-" + variant }
    var isUnicodeDue = !(attributes.isEmpty && keywords.isEmpty)
    for content in extensions {
      if isUnicodeDue, content.singleton > UInt8(ascii: "u") {
        appendUnicodeExtension(to: &text)
        isUnicodeDue = false
      }
      text += "-" + String(UnicodeScalar(content.singleton)) + "-" + content.content
    }
    if isUnicodeDue { appendUnicodeExtension(to: &text) }
    return text
  }

  private func appendUnicodeExtension(to text: inout String) {
    text += "-u"
    for attribute in attributes { text += "-" + attribute }
    for pair in keywords {
      text += "-" + pair.key
      if pair.value != "true" { text += "-" + pair.value }
    }
  }

  /// ICU's spelling: `zh_Hant_TW@calendar=roc`, as `uloc_forLanguageTag` gives it; empty for `und`.
  public var icuIdentifier: String {
    var text = subtags.language == 0 ? "" : PackedASCII.string(subtags.language)
    if let script { text += "_" + script }
    if let region { text += "_" + region }
    var variants = variants.map { $0.uppercased() }
    var pairs = keywords.map { (key: $0.legacyKey, value: $0.legacyValue) }
    if let place = pairs.firstIndex(where: { $0.key == "va" && $0.value == "posix" }) {
      pairs.remove(at: place)
      variants.append("POSIX")
    }
    if !variants.isEmpty {
      text += region == nil ? "__" : "_"
      text += variants.joined(separator: "_")
    }
    if !attributes.isEmpty { pairs.append(("attribute", attributes.joined(separator: "-"))) }
    pairs += extensions.map { (String(UnicodeScalar($0.singleton)), $0.content) }
    guard !pairs.isEmpty else { return text }
    pairs.sort { $0.key < $1.key }
    return (text.isEmpty ? "und" : text) + "@"
      + pairs.map { $0.key + "=" + $0.value }.joined(separator: ";")
  }

  /// The name that the C library's locales have, without a codeset: `zh_TW`, `sr_RS@latin`, `C` for `und`.
  ///
  /// POSIX names have no script. It becomes a modifier for the languages whose locales glibc tells apart
  /// so, and is left out for the rest; keywords are left out too.
  public var posixIdentifier: String {
    guard subtags.language != 0 else { return "C" }
    let text = region.map { language + "_" + $0 } ?? language
    let modifier: String? =
      switch (language, script) {
      case ("be", "Latn"), ("nan", "Latn"), ("sr", "Latn"): "latin"
      case ("uz", "Cyrl"): "cyrillic"
      case ("ks", "Deva"), ("sd", "Deva"): "devanagari"
      case ("tt", "Latn"): "iqtelif"
      default: variants == ["valencia"] ? "valencia" : nil
      }
    return modifier.map { text + "@" + $0 } ?? text
  }
}
