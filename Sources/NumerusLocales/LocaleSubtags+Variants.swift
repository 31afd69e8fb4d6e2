extension LocaleSubtags {
  /// The front of an identifier, and what stands for it by an alias of its variants: `aa-saaho` is `ssy`.
  ///
  /// The second is ``LocaleID/variantReplacement``. Allocates only where there may be one.
  /// Linear in the text.
  package static func withReplacement(
    scanning identifier: String
  ) -> (subtags: LocaleSubtags, replacement: LocaleSubtags?) {
    var identifier = identifier
    return identifier.withUTF8 { utf8 in
      let text = utf8.span
      if let language = LocaleSubtags(bareLanguage: text) { return (language, nil) }
      let scan = Scan(text)
      guard scan.end < text.count, mayHaveAlias(scan.subtags, variantsIn: text, from: scan.end)
      else { return (scan.subtags, nil) }
      return (scan.subtags, LocaleID(scanning: utf8).variantReplacement)
    }
  }

  /// Whether any run of letters and digits, taken as a variant, is half of an alias.
  ///
  /// Runs that are no variants are among them, which costs a reading of the whole and no wrong answer.
  @inline(never)
  private static func mayHaveAlias(
    _ subtags: LocaleSubtags, variantsIn text: borrowing Span<UInt8>, from start: Int
  ) -> Bool {
    var index = start
    while index < text.count {
      let run = Subtag(text, at: index)
      let replacement =
        run.isVariant ? LanguageAliases.replacement(for: subtags, variant: run.packed) : nil
      if replacement != nil { return true }
      // A run that is too long was not read to its end.
      index = max(run.end, index + 1)
    }
    return false
  }
}
