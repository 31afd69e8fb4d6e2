public import NumerusLocales

/// The one place that decides which locale formats.
///
///     AppLocale.policy = .init(
///       supported: ["en": "en_US", "zh-Hant": "zh-Hant-TW"], fallback: "zh-Hant")
///     AppLocale.resolve(preferred: ["en-GB"])                       // en-US
///     AppLocale.resolve(preferred: ["ja"], twentyFourHour: true)    // zh-Hant-TW-u-hc-h23
///     AppLocale.current                                             // by the environment
///
/// What a user prefers and what an app has been translated into are two lists; a ``Policy`` brings
/// them together. ``resolve(preferred:twentyFourHour:)-([String],_)`` is a pure function of its
/// arguments and the policy, so that a test can hand it any list. ``current`` is the answer for the
/// running program, or for the task: see
/// ``with(preferred:twentyFourHour:policy:operation:)-([String],_,_,()->R)``.
///
/// All of this may be called from any thread: what was set is seen whole, and reading takes no
/// lock.
public enum AppLocale {
  /// What the app has and how it is matched; ``Policy/unrestricted(fallback:)`` until it is set.
  ///
  /// Inside of `with(policy:)` this is that task's. Setting it while a task reads is safe; what has
  /// been resolved already stays.
  public static var policy: Policy {
    get { scope?.policy ?? state.policy }
    set { update { $0.policy = newValue } }
  }

  /// The locale that formats, here and now.
  ///
  /// That of the innermost `with` around the call in this task; else what the app has set, here or
  /// by ``use(preferred:twentyFourHour:)-([String],_)``; else what the policy makes of the
  /// environment's ``EnvironmentPreferences``. A locale that is set is kept as it is, whatever the
  /// policy has.
  public static var current: LocaleID {
    get { answer.locale }
    set { update { $0.choice = .fixed(newValue) } }
  }

  /// The localization that ``current`` was found by: which of the app's texts to show.
  public static var localization: LocaleID { answer.localization }

  /// What the user prefers, here and now, as ``current`` was resolved from.
  public static var preferred: [LocaleID] { answer.preferred }

  /// Makes the app's own preferences those that ``current`` is resolved from, instead of the
  /// environment's.
  ///
  /// They are resolved again when the policy changes.
  public static func use(preferred: [String], twentyFourHour: Bool? = nil) {
    update { $0.choice = .preferred(Preferences(preferred), twentyFourHour: twentyFourHour) }
  }

  /// Makes the app's own preferences those that ``current`` is resolved from, instead of the
  /// environment's.
  @_disfavoredOverload
  public static func use(preferred: [LocaleID], twentyFourHour: Bool? = nil) {
    update { $0.choice = .preferred(Preferences(preferred), twentyFourHour: twentyFourHour) }
  }

  /// Forgets what was set: the environment decides again, under ``Policy/unrestricted(fallback:)``.
  public static func reset() {
    update { $0 = State() }
  }
}

extension AppLocale {
  /// The locale that formats for someone with these preferences, by the policy.
  ///
  /// Nothing in the list can fail: what is malformed, unknown or unsupported is passed over.
  ///
  /// - Parameters:
  ///   - preferred: the most wanted first, in BCP 47, ICU or POSIX spelling.
  ///   - twentyFourHour: true asks for hours from 00 to 23, false for 12 hours and a day period,
  ///     nil for what the locale has. See
  ///     ``Policy/resolve(preferred:twentyFourHour:)-([String],_)``.
  public static func resolve(preferred: [String], twentyFourHour: Bool? = nil) -> LocaleID {
    policy.resolve(preferred: preferred, twentyFourHour: twentyFourHour)
  }

  /// The locale that formats for someone with these preferences, by the policy.
  @_disfavoredOverload
  public static func resolve(preferred: [LocaleID], twentyFourHour: Bool? = nil) -> LocaleID {
    policy.resolve(preferred: preferred, twentyFourHour: twentyFourHour)
  }

  /// The locale that formats for the sender of a header, by the policy.
  public static func resolve(
    preferred header: AcceptLanguage, twentyFourHour: Bool? = nil
  ) -> LocaleID {
    policy.resolve(preferred: header, twentyFourHour: twentyFourHour)
  }
}
