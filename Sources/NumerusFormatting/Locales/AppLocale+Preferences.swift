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
  }
}

extension LocaleID {
  /// The length of the longest of some ranges that covers the locale by basic filtering (RFC 4647, section
  /// 3.3.1): `en` covers `en` and `en-US`.
  func cover(in ranges: Set<LocaleID>) -> Int? {
    if ranges.contains(self) { return identifier.utf8.count }
    return ancestors.first { ranges.contains($0) }?.identifier.utf8.count
  }
}
