extension LocaleID {
  /// This identifier with legacy codes replaced: `iw` becomes `he`, `sh` `sr-Latn`, `no-nynorsk` `nn`.
  ///
  /// A script or region that is spelled out stays: `sh-Cyrl` becomes `sr-Cyrl`. Aliases of regions and scripts
  /// are not replaced. Source: UTS #35 part 1, annex C.
  public var canonical: LocaleID {
    var copy = self
    // Rows with a variant come first, since they say more: `hy-arevmda` is `hyw`, not `hy`.
    _ = copy.replaceVariants()
    // CLDR's one alias of two variants, whatever the language.
    if copy.variants.contains("hepburn"), copy.variants.contains("heploc") {
      let rest = Set(copy.variants).subtracting(["hepburn", "heploc"])
      copy.variants = rest.union(["alalc97"]).sorted()
    }
    copy.subtags = LanguageAliases.canonical(copy.subtags)
    return copy
  }

  /// The subtags of ``canonical`` where an alias of a variant takes part in them, `nn` for `no-nynorsk`;
  /// nil elsewhere.
  package var variantReplacement: LocaleSubtags? {
    guard !variants.isEmpty else { return nil }
    var copy = self
    return copy.replaceVariants() ? LanguageAliases.canonical(copy.subtags) : nil
  }

  /// Tells whether there was a variant to replace.
  private mutating func replaceVariants() -> Bool {
    let before = variants.count
    for variant in variants {
      var text = variant
      let packed = text.withUTF8 { Subtag($0.span, at: 0).packed }
      guard let found = LanguageAliases.replacement(for: subtags, variant: packed) else { continue }
      subtags = found
      variants.removeAll { $0 == variant }
    }
    return variants.count < before
  }
}
