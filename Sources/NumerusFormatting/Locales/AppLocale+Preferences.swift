internal import NumerusLocales

extension AppLocale {
  /// What someone prefers, as it was given and as it was read.
  struct Preferences: Hashable, Sendable {
    struct Entry: Hashable, Sendable {
      var text: String
      /// `und` where nothing could be read.
      var locale: LocaleID
      /// Any language that is not named by another entry: `*`.
      var isAny = false

      var isUndetermined: Bool { locale.front == "und" }
    }

    var entries: [Entry]
    /// Ranges of languages that are not wanted at all.
    var excluded: [LocaleID] = []

    init(_ preferred: [String]) {
      entries = preferred.map { Entry(text: $0, locale: LocaleID($0)) }
    }

    init(_ preferred: [LocaleID]) {
      entries = preferred.map { Entry(text: $0.identifier, locale: $0) }
    }

    init(_ header: AcceptLanguage) {
      entries = header.ranges.map {
        Entry(text: $0.text, locale: $0.locale ?? "und", isAny: $0.locale == nil)
      }
      excluded = header.excluded.compactMap(\.locale)
    }

    var locales: [LocaleID] { entries.filter { !$0.isUndetermined }.map(\.locale) }

    /// Whether a localization is ruled out, and not let in again by a range that says as much or
    /// more.
    func excludes(_ localization: LocaleID) -> Bool {
      func longest(_ ranges: [LocaleID]) -> Int? {
        ranges.filter { $0.covers(localization) }.map { $0.identifier.utf8.count }.max()
      }
      guard !excluded.isEmpty, let out = longest(excluded) else { return false }
      return (longest(entries.map(\.locale)) ?? 0) < out
    }

    /// Whether an entry names a localization, so that `*` does not.
    func names(_ localization: LocaleID) -> Bool {
      entries.contains { !$0.isAny && $0.locale.covers(localization) }
    }
  }
}

extension LocaleID {
  /// Basic filtering (RFC 4647, section 3.3.1): `en` covers `en` and `en-US`.
  func covers(_ other: LocaleID) -> Bool {
    other == self || other.ancestors.contains(self)
  }
}
