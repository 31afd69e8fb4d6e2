public import Foundation
public import NumerusFormatting
public import NumerusLocales

/// Strings for one reader: which languages they prefer, and where the strings are.
///
///     let localizer = Localizer(preferred: ["ar-EG", "fr"], sources: [.bundle(.module)])
///     localizer.string("\(3) files")                              // ٣ ملفات
///     localizer.language                                          // ar
///     localizer.layoutDirection                                   // rightToLeft
///
/// A value that never changes, for code outside of views and for servers: thousands may be in use at
/// once. ``current`` is the one that `String(localized:)` uses. Making one costs an allocation; its
/// languages are matched when it is first asked, and found without a lock after that.
public struct Localizer: Sendable {
  let core: LocalizerCore

  init(_ core: LocalizerCore) { self.core = core }

  /// A reader's preferences, over some sources.
  ///
  /// - Parameters:
  ///   - preferred: the most wanted language first, in any spelling; what cannot be read is passed
  ///     over.
  ///   - sources: where strings are, the first to be asked first. Give those of a long-lived program
  ///     once, as a ``StringLibrary``.
  ///   - locale: what formats numbers; nil is the preferred language's, with its region and keywords.
  ///   - fallback: what may answer for a key that the language does not have.
  ///   - isolation: whether isolates are put around inserted text of the other direction.
  public init(
    preferred: [String], sources: [StringSource] = [.main], locale: LocaleID? = nil,
    fallback: StringFallback = .all, isolation: BidiIsolation = .automatic
  ) {
    self.init(
      preferred: preferred, library: StringLibrary(sources), locale: locale, fallback: fallback,
      isolation: isolation)
  }

  /// A reader's preferences, over sources that many share.
  public init(
    preferred: [String], library: StringLibrary, locale: LocaleID? = nil,
    fallback: StringFallback = .all, isolation: BidiIsolation = .automatic
  ) {
    self.init(
      LocalizerCore(
        .list(preferred.map { LocaleID($0) }), store: library.store,
        formats: locale.map { .fixed($0) } ?? .wish, fallback: fallback, isolation: isolation))
  }

  /// The preferences of the sender of a header.
  ///
  /// - Parameters:
  ///   - header: the value of `Accept-Language`; languages of weight 0 are not chosen.
  ///   - library: nil is that of ``current``.
  ///   - locale: what formats numbers; nil is the preferred language's, with its region and keywords.
  ///   - fallback: what may answer for a key that the language does not have.
  ///   - isolation: whether isolates are put around inserted text of the other direction.
  public init(
    acceptLanguage header: AcceptLanguage, library: StringLibrary? = nil, locale: LocaleID? = nil,
    fallback: StringFallback = .all, isolation: BidiIsolation = .automatic
  ) {
    self.init(
      LocalizerCore(
        .header(header), store: library?.store ?? Localizer.current.core.store,
        formats: locale.map { .fixed($0) } ?? .wish, fallback: fallback, isolation: isolation))
  }
}

/// Sources that many localizers share, so that each table is read once for all of them.
public struct StringLibrary: Sendable {
  let store: StringStore

  /// The first source is asked first.
  ///
  /// Nothing is read yet.
  public init(_ sources: [StringSource]) { store = StringStore(sources) }

  init(_ store: StringStore) { self.store = store }

  /// The resources of a bundle; the same tables for all who ask, `String(localized:bundle:)` too.
  public static func bundle(_ bundle: Bundle) -> StringLibrary {
    StringLibrary(StringStore.of(bundle))
  }

  /// The main bundle's.
  public static var main: StringLibrary { StringLibrary(StringStore.main) }

  /// The languages that there are strings in, and the development language.
  public var languages: [LocaleID] { store.index.languages }

  /// The language that keys and source strings are in.
  public var developmentLanguage: LocaleID { store.index.developmentLanguage }

  /// The names of the tables, sorted.
  public var tables: [String] { store.index.slots.keys.sorted() }
}

extension Localizer {
  /// The sources, to make other localizers of.
  public var library: StringLibrary { StringLibrary(core.store) }

  /// The language of the sources that was found for the preferences.
  public var language: LocaleID { core.answer(in: core.store).chain.language }

  /// The locale that numbers and dates show in beside that language.
  public var locale: LocaleID { core.answer(in: core.store).locale }

  /// ``locale`` for Foundation's formats.
  public var foundationLocale: Locale { Locale(identifier: locale.icuIdentifier) }

  /// The direction of lines in that language.
  public var layoutDirection: LayoutDirection { language.layoutDirection }

  /// The language of a bundle that was found for the preferences.
  public func language(in bundle: Bundle) -> LocaleID {
    core.answer(in: StringStore.of(bundle)).chain.language
  }
}
