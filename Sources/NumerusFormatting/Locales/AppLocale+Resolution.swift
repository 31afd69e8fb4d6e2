public import NumerusLocales

extension AppLocale {
  /// How a list of preferences was resolved: what came out, and what became of each entry.
  public struct Resolution: Hashable, Sendable {
    /// What became of an entry.
    public enum Verdict: Hashable, Sendable {
      /// It decided, and this localization was chosen for it.
      case won(localization: LocaleID)
      /// It is no locale identifier.
      case malformed
      /// It names no language: `und`, `C`.
      case undetermined
      /// No localization is near enough, or ICU does not know the language.
      case unmatched
      /// It has a match, but a later entry is matched so much better that it won.
      case outmatched(localization: LocaleID)
      /// An earlier entry had won.
      case notNeeded
    }

    /// An entry of the list, as it was given.
    public struct Entry: Hashable, Sendable {
      /// The entry.
      public let text: String
      /// What became of it.
      public let verdict: Verdict
    }

    /// The locale that formats.
    public let locale: LocaleID
    /// The localization whose texts go with it.
    public let localization: LocaleID
    /// The entries in the order in which they were considered.
    public let entries: [Entry]
    /// Whether no entry won, so that the fallback was taken.
    public var isFallback: Bool { winner == nil }
    /// The place of the entry that won.
    public var winner: Int? {
      entries.firstIndex { if case .won = $0.verdict { true } else { false } }
    }
  }
}

extension AppLocale.Policy {
  /// How a list of preferences is resolved, with the reason for each entry.
  ///
  /// The locale is that of ``resolve(preferred:twentyFourHour:)-([String],_)``. Each entry before
  /// the winner is matched by itself, so this costs more.
  public func explain(
    preferred: [String], twentyFourHour: Bool? = nil
  ) -> AppLocale.Resolution {
    explain(Preferences(preferred), twentyFourHour)
  }

  /// How a list of preferences is resolved, with the reason for each entry.
  @_disfavoredOverload
  public func explain(
    preferred: [LocaleID], twentyFourHour: Bool? = nil
  ) -> AppLocale.Resolution {
    explain(Preferences(preferred), twentyFourHour)
  }

  /// How a header is resolved, with the reason for each range; ranges of weight 0 are not among
  /// them.
  public func explain(
    preferred header: AcceptLanguage, twentyFourHour: Bool? = nil
  ) -> AppLocale.Resolution {
    explain(Preferences(header), twentyFourHour)
  }

  private func explain(
    _ preferences: Preferences, _ twentyFourHour: Bool?
  ) -> AppLocale.Resolution {
    let chooser = Chooser(self, preferences)
    let decision = decide(preferences, chooser)
    let outcome = outcome(preferences, decision, twentyFourHour: twentyFourHour)
    let entries = preferences.entries.indices.map { place in
      AppLocale.Resolution.Entry(
        text: preferences.entries[place].text,
        verdict: place == decision.entry
          ? .won(localization: outcome.localization)
          : verdict(place, preferences, decision, chooser))
    }
    return AppLocale.Resolution(
      locale: outcome.locale, localization: outcome.localization, entries: entries)
  }

  private func verdict(
    _ place: Int, _ preferences: Preferences, _ decision: Decision, _ chooser: Chooser
  ) -> AppLocale.Resolution.Verdict {
    let entry = preferences.entries[place]
    if entry.isUndetermined, !entry.isAny {
      return (try? LocaleID(validating: entry.text)) == nil ? .malformed : .undetermined
    }
    if let winner = decision.entry, place > winner { return .notNeeded }
    guard !isUnrestricted, !entry.isAny else { return .unmatched }
    let own = chooser.nearest(preferences.entries[place...place])?.localization
    return own.map { .outmatched(localization: supported[$0].code) } ?? .unmatched
  }
}

extension AppLocale.Resolution: CustomStringConvertible {
  /// The locale, then a line for each entry.
  ///
  ///     en-US
  ///       ja: passed over, no localization is near enough
  ///       en-AU: chosen, by the localization en
  public var description: String {
    var lines = [locale.identifier]
    lines += entries.map { "  \($0.text): \($0.verdict)" }
    if isFallback { lines.append("  the fallback \(localization) was taken") }
    return lines.joined(separator: "\n")
  }
}

extension AppLocale.Resolution.Verdict: CustomStringConvertible {
  /// A phrase for people: "passed over, names no language".
  public var description: String {
    switch self {
    case .won(let localization): "chosen, by the localization \(localization)"
    case .malformed: "passed over, no locale identifier"
    case .undetermined: "passed over, names no language"
    case .unmatched: "passed over, no localization is near enough"
    case .outmatched(let localization):
      "passed over, a later one is matched better than this by \(localization)"
    case .notNeeded: "not needed"
    }
  }
}
