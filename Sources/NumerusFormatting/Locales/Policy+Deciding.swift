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
    decide(preferences, Chooser(self, preferences))
  }

  func decide(_ preferences: Preferences, _ chooser: Chooser) -> Decision {
    let entries = preferences.entries
    if isUnrestricted {
      return Decision(entry: entries.firstIndex { !$0.isAny && isKnown($0.locale) })
    }
    let end = entries.firstIndex(where: \.isAny) ?? entries.endIndex
    if let found = chooser.nearest(entries[..<end]) { return found }
    guard end < entries.endIndex else { return Decision() }
    // RFC 4647, section 3.3.1: `*` is any language; RFC 9110, 12.5.4: that no other range names.
    let named = Set(entries.filter { !$0.isAny }.map(\.locale))
    let first = supported.firstIndex { $0.code == fallback }
    let any = ([first].compactMap { $0 } + chooser.candidates).first {
      chooser.candidates.contains($0) && supported[$0].code.cover(in: named) == nil
    }
    if let any { return Decision(entry: end, localization: any) }
    return chooser.nearest(entries[(end + 1)...]) ?? Decision()
  }

  /// The localizations that a header has not ruled out, and what finds the nearest of them.
  ///
  /// Made once for a list of wishes: a header may have thousands of ranges.
  struct Chooser {
    let candidates: [Int]
    private let matcher: LanguageMatcher?
    private let exact: ExactMatcher

    init(_ policy: AppLocale.Policy, _ preferences: Preferences) {
      guard !preferences.excluded.isEmpty else {
        candidates = Array(policy.supported.indices)
        matcher = policy.matcher
        exact = policy.exact
        return
      }
      let excluded = Set(preferences.excluded)
      let wished = Set(preferences.entries.map(\.locale))
      let candidates = policy.supported.indices.filter { index in
        let code = policy.supported[index].code
        // Ruled out, and not let in again by a range that says as much or more.
        guard let out = code.cover(in: excluded) else { return true }
        return (code.cover(in: wished) ?? 0) >= out
      }
      self.candidates = candidates
      let codes = candidates.map { policy.supported[$0].code }
      matcher = policy.matching == .cldr ? LanguageMatcher(supported: codes) : nil
      exact = ExactMatcher(supported: codes)
    }

    /// The best pair of some of the wishes and some of the localizations.
    func nearest(_ entries: ArraySlice<Preferences.Entry>) -> Decision? {
      let places = entries.indices.filter { !entries[$0].isUndetermined }
      let wishes = places.map { entries[$0].locale }
      // Without ICU's data there is no matcher, and equality is what can be said.
      let found = matcher.map { $0.best(wishes) } ?? exact.best(wishes)
      guard let found else { return nil }
      return Decision(entry: places[found.desired], localization: candidates[found.supported])
    }
  }

  /// Whether the linked ICU has data for a language, not root's alone.
  private func isKnown(_ locale: LocaleID) -> Bool {
    guard locale.language != "und" else { return false }
    return DataLocale(LocaleID(locale.canonical.front.identifier)).isKnown
  }
}
