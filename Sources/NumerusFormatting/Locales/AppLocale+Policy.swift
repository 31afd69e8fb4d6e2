public import NumerusLocales

extension AppLocale {
  /// Which localizations an app has, which locale each formats with, and what everything else falls
  /// to.
  ///
  ///     let policy = AppLocale.Policy(
  ///       supported: ["en": "en_US", "zh-Hant": "zh-Hant-TW"], fallback: "zh-Hant")
  ///     policy.resolve(preferred: ["ja", "en-AU"])                    // en-US
  ///     print(policy.explain(preferred: ["ja", "en-AU"]))             // why
  ///
  /// A policy is a value; equal policies decide alike. ICU's matcher is opened when it is made
  /// (tens of microseconds) and shared by its copies.
  public struct Policy: Sendable {
    /// A language that the app has been translated into.
    public struct Localization: Hashable, Sendable {
      /// The name of the localization, as its texts are kept under: `zh-Hant`.
      public let code: LocaleID
      /// The full locale that numbers and dates are formatted with beside those texts:
      /// `zh-Hant-TW`.
      public let locale: LocaleID

      /// A localization and its full locale.
      public init(_ code: LocaleID, formatting locale: LocaleID) {
        self.code = code
        self.locale = locale
      }
    }

    /// How wishes and localizations are brought together.
    public enum Matching: String, Hashable, Sendable, CaseIterable, Codable {
      /// CLDR's language matching: near languages and regions too, `nb` for `da`, `en-GB` for
      /// `en-AU`.
      ///
      /// Source: UTS #35 part 1, "Language Matching"; ICU's `LocaleMatcher` with its defaults.
      case cldr
      /// The same language and script, with or without a region: `en` for `en-GB`, but not
      /// `zh-Hant` for `zh-Hans`.
      ///
      /// The first wish that has any match wins. RFC 4647's lookup, in which a script that goes
      /// without saying counts: `zh-TW` finds `zh-Hant`, `sr-Latn` does not find `sr`.
      case exact
    }

    /// The localizations in the order in which they were given, each code once.
    public let supported: [Localization]
    /// The code of the localization that everything else falls to.
    public let fallback: LocaleID
    /// How wishes and localizations are brought together.
    public let matching: Matching
    /// Whether the keywords of the wish that won are kept: `en-GB-u-nu-deva` gives
    /// `en-US-u-nu-deva`.
    public let keepsKeywords: Bool
    /// Whether any locale that ICU has data for will do.
    let isUnrestricted: Bool

    let matcher: LanguageMatcher?
    let exact: ExactMatcher

    /// A policy of a list of localizations, with the locale that each formats with.
    ///
    /// The order says which of two localizations wins that ICU takes for the same, `en` and
    /// `en-US`. A code that comes twice counts once, the first time.
    ///
    /// - Parameters:
    ///   - supported: the code of each localization, and the full locale that formats beside it.
    ///   - fallback: a supported code; one that is not supported formats with itself.
    ///   - matching: how wishes and localizations are brought together.
    ///   - keepingKeywords: false drops the user's own numbering system, calendar, hour cycle and
    ///     so on.
    public init(
      supported: KeyValuePairs<LocaleID, LocaleID>, fallback: LocaleID, matching: Matching = .cldr,
      keepingKeywords: Bool = true
    ) {
      self.init(
        supported: supported.map { Localization($0.key, formatting: $0.value) },
        fallback: fallback, matching: matching, keepingKeywords: keepingKeywords)
    }

    /// A policy of localizations made at run time.
    public init(
      supported: [Localization], fallback: LocaleID, matching: Matching = .cldr,
      keepingKeywords: Bool = true
    ) {
      self.init(
        supported, fallback: fallback, matching: matching, keepingKeywords: keepingKeywords,
        isUnrestricted: false)
    }

    /// The policy of an app that has declared nothing: the first wish that ICU has data for, as it
    /// is.
    ///
    /// - Parameter fallback: for those with no such wish; English as the world writes it by
    ///   default, which is Foundation's `Locale.current` on Linux.
    public static func unrestricted(fallback: LocaleID = "en-001") -> Policy {
      Policy(
        [], fallback: fallback, matching: .exact, keepingKeywords: true, isUnrestricted: true)
    }

    private init(
      _ localizations: [Localization], fallback: LocaleID, matching: Matching,
      keepingKeywords: Bool, isUnrestricted: Bool
    ) {
      var seen: Set<LocaleID> = []
      supported = localizations.filter { seen.insert($0.code).inserted }
      self.fallback = fallback
      self.matching = matching
      keepsKeywords = keepingKeywords
      self.isUnrestricted = isUnrestricted
      let codes = supported.map(\.code)
      matcher = matching == .cldr ? LanguageMatcher(supported: codes) : nil
      exact = ExactMatcher(supported: codes)
    }
  }
}

extension AppLocale.Policy: Hashable {
  /// Whether two policies declare the same, so that they decide alike.
  public static func == (one: Self, other: Self) -> Bool {
    one.supported == other.supported && one.fallback == other.fallback
      && one.matching == other.matching && one.keepsKeywords == other.keepsKeywords
      && one.isUnrestricted == other.isUnrestricted
  }

  /// Feeds what is declared into the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(supported)
    hasher.combine(fallback)
    hasher.combine(matching)
  }
}
