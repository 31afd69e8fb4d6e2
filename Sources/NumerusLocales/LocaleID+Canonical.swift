extension LocaleID {
  /// This identifier with legacy codes replaced: `iw` becomes `he`, `no` `nb`, `sh` `sr-Latn`.
  ///
  /// A script or region that is spelled out stays: `sh-Cyrl` becomes `sr-Cyrl`. Aliases of regions and scripts
  /// are not replaced. Source: UTS #35 part 1, annex C.
  public var canonical: LocaleID {
    var copy = self
    // Rows with a variant come first, since they say more: `hy-arevmda` is `hyw`, not `hy`.
    for variant in variants {
      var text = variant
      let packed = text.withUTF8 { Subtag($0.span, at: 0).packed }
      guard let found = LanguageAliases.replacement(for: copy.subtags, variant: packed) else {
        continue
      }
      copy.subtags = found
      copy.variants.removeAll { $0 == variant }
    }
    copy.subtags = LanguageAliases.canonical(copy.subtags)
    return copy
  }
}
