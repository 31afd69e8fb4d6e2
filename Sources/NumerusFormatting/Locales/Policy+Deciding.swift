internal import CNumerusICUShim
internal import NumerusLocales

extension AppLocale.Policy {
  typealias Preferences = AppLocale.Preferences

  /// Which wish won, and which localization it won; both nil where everything fell to the fallback.
  struct Decision {
    var entry: Int?
    /// Nil in an unrestricted policy, where the wish is the answer.
    var localization: Int?
  }

  func decide(_ preferences: Preferences) -> Decision {
    let entries = preferences.entries
    if isUnrestricted {
      return Decision(entry: entries.firstIndex { !$0.isAny && isKnown($0.locale) })
    }
    let candidates = supported.indices.filter { !preferences.excludes(supported[$0].code) }
    let end = entries.firstIndex(where: \.isAny) ?? entries.endIndex
    if let found = nearest(entries[..<end], candidates) { return found }
    guard end < entries.endIndex else { return Decision() }
    // RFC 4647, section 3.3.1: `*` is any language; RFC 9110, 12.5.4: that no other range names.
    let first = supported.firstIndex { $0.code == fallback }
    let any = ([first].compactMap { $0 } + candidates).first {
      candidates.contains($0) && !preferences.names(supported[$0].code)
    }
    if let any { return Decision(entry: end, localization: any) }
    return nearest(entries[(end + 1)...], candidates) ?? Decision()
  }

  /// The best pair of some of the wishes and some of the localizations.
  func nearest(_ entries: ArraySlice<Preferences.Entry>, _ candidates: [Int]) -> Decision? {
    let places = entries.indices.filter { !entries[$0].isUndetermined }
    let wishes = places.map { entries[$0].locale }
    var matcher = matcher
    var exact = exact
    // Seldom: a header has ruled something out.
    if candidates.count < supported.count {
      let codes = candidates.map { supported[$0].code }
      matcher = matching == .cldr ? LanguageMatcher(supported: codes) : nil
      exact = ExactMatcher(supported: codes)
    }
    // Without ICU's data there is no matcher, and equality is what can be said.
    let found = matcher.map { $0.best(wishes) } ?? exact.best(wishes)
    guard let found else { return nil }
    return Decision(entry: places[found.desired], localization: candidates[found.supported])
  }

  /// Whether the linked ICU has data for a language, not root's alone.
  private func isKnown(_ locale: LocaleID) -> Bool {
    guard locale.language != "und" else { return false }
    return DataLocale(LocaleID(locale.canonical.front.identifier)).isKnown
  }
}
