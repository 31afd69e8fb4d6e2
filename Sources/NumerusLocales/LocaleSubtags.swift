/// The language, script and region of a locale identifier, packed into two registers.
///
/// This is what a look-up of locale data needs of an identifier, and no more: reading one out of text
/// neither allocates nor copies, and comparing two is comparing integers. ``LocaleID`` is the whole.
///
/// Characters are packed with the first in the most significant byte and zeros after the last, so
/// that integers order as the texts do. A zero stands for a part that is absent; the language `und`
/// (and `root`) is absent too. Source: UTS #35 part 1, section 3.1.
package struct LocaleSubtags: Hashable, Sendable, BitwiseCopyable {
  /// The language in lower case: `ar` is `0x6172_0000_0000_0000`; 0 is undetermined.
  package var language: UInt64
  /// The script in title case, `Latn`; 0 is none.
  package var script: UInt32
  /// The region in upper case or digits, `EG` or `419`; 0 is none.
  package var region: UInt32

  /// Puts packed parts together; does not check them.
  @inlinable
  package init(language: UInt64, script: UInt32 = 0, region: UInt32 = 0) {
    self.language = language
    self.script = script
    self.region = region
  }

  /// `und`: no language, script or region.
  @inlinable
  package static var undetermined: LocaleSubtags { LocaleSubtags(language: 0) }

  /// Whether nothing is known: no language, script or region.
  package var isUndetermined: Bool { self == .undetermined }

  /// The next step of inheritance by plain truncation: `sr-Latn-RS`, `sr-Latn`, `sr`, nil.
  ///
  /// Plural data inherits so. CLDR's parent-locale list (`es-MX` → `es-419`) is for other data: for
  /// plurals it would leave out steps.
  package var truncated: LocaleSubtags? {
    var parent = self
    if region != 0 {
      parent.region = 0
    } else if script != 0 {
      parent.script = 0
    } else {
      return nil
    }
    return parent.isUndetermined ? nil : parent
  }
}

extension LocaleSubtags: CustomStringConvertible {
  /// The BCP 47 text: `und`, `ar`, `zh-Hant-TW`.
  package var description: String {
    var text = language == 0 ? "und" : PackedASCII.string(language)
    if script != 0 { text += "-" + PackedASCII.string(script) }
    if region != 0 { text += "-" + PackedASCII.string(region) }
    return text
  }
}
