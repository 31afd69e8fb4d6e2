/// The canonical codes of legacy and overlong language codes: `iw` is `he`, `rus` is `ru`, `sh` is `sr-Latn`.
///
/// The table is generated text that is searched where the linker put it, so a look-up allocates nothing
/// and a program that makes none pays nothing at its start. A look-up is a binary search: nine steps.
/// Source: UTS #35 part 1, annex C, `languageAlias`.
package enum LanguageAliases {
  /// The subtags with all aliases replaced; the same where there are none.
  package static func canonical(_ subtags: LocaleSubtags) -> LocaleSubtags {
    // The table is transitively closed: its generator refuses a replacement that is a key.
    replacement(for: subtags) ?? subtags
  }

  /// What stands for the subtags, or nil if they are canonical.
  ///
  /// A script or region of the replacement fills a gap and does not override: `sh-Cyrl` is `sr-Cyrl`.
  package static func replacement(for subtags: LocaleSubtags) -> LocaleSubtags? {
    if subtags.region != 0, let found = table.find(subtags.language, subtags.region, 0) {
      var rest = subtags
      rest.region = 0
      return rest.replaced(by: found)
    }
    return table.find(subtags.language, 0, 0).map(subtags.replaced(by:))
  }

  /// What stands for the subtags with a variant, which is used up by that; nil if nothing does.
  ///
  /// `zh` with `hakka` is `hak`; any language with `bokmal` is that language.
  package static func replacement(
    for subtags: LocaleSubtags, variant: UInt64
  ) -> LocaleSubtags? {
    let found = table.find(subtags.language, 0, variant) ?? table.find(0, 0, variant)
    return found.map(subtags.replaced(by:))
  }

  /// The language that the grandfathered tag `i-NAME` stands for; nil for one that becomes private use.
  static func irregular(_ name: UInt64) -> LocaleSubtags? {
    table.find(PackedASCII.i, 0, name)
  }

  private static var table: Table { Table(rows) }
}

extension LocaleSubtags {
  fileprivate func replaced(by new: LocaleSubtags) -> LocaleSubtags {
    LocaleSubtags(
      language: new.language == 0 ? language : new.language,
      script: script == 0 ? new.script : script,
      region: region == 0 ? new.region : region)
  }
}
