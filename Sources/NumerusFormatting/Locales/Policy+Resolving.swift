public import NumerusLocales

extension AppLocale.Policy {
  /// The locale that formats for someone with these preferences.
  ///
  /// It is the full locale of the localization that won, with the keywords of the wish that won
  /// where they mean something and the localization's own locale does not say otherwise, and with
  /// the hour cycle that is asked for: `h23` for true, so that midnight is 00:00 and never 24:00;
  /// for false `h12`, unless the locale counts so anyway. Nothing in the list can fail: what is
  /// malformed, unknown or unsupported is passed over. Linear in the list.
  public func resolve(preferred: [String], twentyFourHour: Bool? = nil) -> LocaleID {
    outcome(Preferences(preferred), twentyFourHour: twentyFourHour).locale
  }

  /// The locale that formats for someone with these preferences.
  @_disfavoredOverload
  public func resolve(preferred: [LocaleID], twentyFourHour: Bool? = nil) -> LocaleID {
    outcome(Preferences(preferred), twentyFourHour: twentyFourHour).locale
  }

  /// The locale that formats for the sender of a header.
  ///
  /// Languages of weight 0 are not chosen, unless all falls to the fallback. `*` is the fallback,
  /// or else the first localization, that no other range names.
  public func resolve(
    preferred header: AcceptLanguage, twentyFourHour: Bool? = nil
  ) -> LocaleID {
    outcome(Preferences(header), twentyFourHour: twentyFourHour).locale
  }

  func outcome(
    _ preferences: Preferences, twentyFourHour: Bool?
  ) -> (locale: LocaleID, localization: LocaleID) {
    outcome(preferences, decide(preferences), twentyFourHour: twentyFourHour)
  }

  func outcome(
    _ preferences: Preferences, _ decision: Decision, twentyFourHour: Bool?
  ) -> (locale: LocaleID, localization: LocaleID) {
    let wish = decision.entry.map { preferences.entries[$0].locale }
    var locale: LocaleID
    let code: LocaleID
    if let place = decision.localization {
      (code, locale) = (supported[place].code, supported[place].locale)
    } else if let wish {
      (code, locale) = (wish.withoutExtensions, wish.withoutExtensions)
    } else {
      code = fallback
      locale = supported.first { $0.code == fallback }?.locale ?? fallback
    }
    if keepsKeywords, let wish {
      for keyword in wish.keywords where locale.keywords[keyword.key] == nil && keyword.isKept {
        locale.keywords[keyword.key] = keyword.value
      }
    }
    return (locale.counting(twentyFourHour: twentyFourHour), code)
  }
}

extension LocaleID {
  func counting(twentyFourHour: Bool?) -> LocaleID {
    guard let twentyFourHour else { return self }
    if twentyFourHour { return withHourCycle(.h23) }
    let plain = withHourCycle(nil)
    return switch plain.defaultHourCycle {
    case .h11, .h12: plain
    case .h23, .h24: plain.withHourCycle(.h12)
    }
  }
}
