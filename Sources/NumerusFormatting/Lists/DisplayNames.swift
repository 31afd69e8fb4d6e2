internal import CNumerusICUShim
public import NumerusLocales

/// What languages, scripts, regions, currencies and the like are called in a locale.
///
/// Source: CLDR's locale display names (UTS #35 part 2, section 8), through `uldn` and `ucurr`.
public struct DisplayNames: Sendable {
  /// How the name of a locale is put together.
  public enum Style: Hashable, Sendable {
    /// Language and region apart: "English (United Kingdom)".
    case standard
    /// The name of the variety where it has one: "British English".
    case dialect
  }

  /// Which form of a name is taken where there are two.
  public enum Length: Hashable, Sendable {
    /// "United States".
    case full
    /// "US".
    case short
  }

  /// Where the name will stand, which decides on its first letter in some languages.
  public enum Capitalization: Int32, Hashable, Sendable {
    /// As CLDR has it.
    case none
    case middleOfSentence, beginningOfSentence, listOrMenu, standalone
  }

  /// What stands for a name that there is not.
  public enum Fallback: Hashable, Sendable {
    /// The code itself, as ICU does by itself.
    case code
    /// Nil.
    case none
  }

  /// The locale that was asked for.
  public let locale: LocaleID
  /// How the names of locales are put together.
  public let style: Style
  /// Which form of a name is taken where there are two.
  public let length: Length
  /// Where the names will stand.
  public let capitalization: Capitalization
  /// What stands for a name that there is not.
  public let fallback: Fallback

  // ICU's display names are const in all their calls; the break iterator that capitalization uses
  // stands behind a lock of ICU's.
  /// The locale whose names are taken.
  let identifier: String
  /// Names, and a failure where there is none.
  let exact: ICUHandle?
  /// Names, and the code where there is none.
  let substituting: ICUHandle?

  /// The names in a locale, or root's, which are codes, where ICU has no data for it.
  public init(
    locale: LocaleID, style: Style = .standard, length: Length = .full,
    capitalization: Capitalization = .none, fallback: Fallback = .none
  ) {
    self.locale = locale
    self.style = style
    self.length = length
    self.capitalization = capitalization
    self.fallback = fallback
    let identifier = DataLocale(locale).identifier
    self.identifier = identifier
    func open(_ substitutes: Bool) -> ICUHandle? {
      // It fails only where memory is used up, and then nothing has a name.
      try? .open("uldn_openForContext", close: nicu_display_names_close) {
        nicu_display_names_open(
          identifier, style == .dialect, length == .short, capitalization.rawValue,
          substitutes, &$0)
      }
    }
    exact = open(false)
    substituting = open(true)
  }

  /// The names in a locale that ICU has data for, be it inherited.
  ///
  /// - Throws: ``FormatError/unknownLocale(_:)``.
  public init(
    validating locale: LocaleID, style: Style = .standard, length: Length = .full,
    capitalization: Capitalization = .none, fallback: Fallback = .none
  ) throws(FormatError) {
    guard DataLocale(locale).isKnown else { throw .unknownLocale(locale) }
    self.init(
      locale: locale, style: style, length: length, capitalization: capitalization,
      fallback: fallback)
  }
}
