import NumerusFormatting
import NumerusLocales
import Testing

/// The bilingual app of the issue on `AppLocale`.
let bilingual = AppLocale.Policy(
  supported: ["en": "en_US", "zh-Hant": "zh-Hant-TW"], fallback: "zh-Hant")
let bilingualExact = AppLocale.Policy(
  supported: ["en": "en_US", "zh-Hant": "zh-Hant-TW"], fallback: "zh-Hant", matching: .exact)

@Suite struct AppLocaleExampleTests {
  static let cases: [([String], LocaleID)] = [
    (["en"], "en_US"), (["en-GB"], "en_US"), (["en_AU.UTF-8"], "en_US"), (["EN-us"], "en_US"),
    (["ja"], "zh-Hant-TW"), ([], "zh-Hant-TW"), (["zh-Hans"], "zh-Hant-TW"),
    (["zh-Hant"], "zh-Hant-TW"), (["zh-TW"], "zh-Hant-TW"), (["zh_HK"], "zh-Hant-TW"),
    (["ja", "en-AU"], "en_US"), (["ja", "zh-TW", "en"], "zh-Hant-TW"),
    (["zh-Hans", "en"], "en_US"), (["", "!!", "en-GB"], "en_US"), (["C", "en"], "en_US"),
  ]

  @Test(arguments: cases, [bilingual, bilingualExact])
  func resolves(_ row: ([String], LocaleID), _ policy: AppLocale.Policy) {
    let (preferred, expected) = row
    #expect(policy.resolve(preferred: preferred) == expected)
    #expect(policy.resolve(preferred: preferred.map { LocaleID($0) }) == expected)
    // Both languages count twelve hours of themselves (CLDR's timeData: US h, TW h).
    #expect(policy.resolve(preferred: preferred, twentyFourHour: false) == expected)
    #expect(
      policy.resolve(preferred: preferred, twentyFourHour: true) == expected.withHourCycle(.h23))
    #expect(policy.explain(preferred: preferred).locale == expected)
  }

  @Test func writesTheHourCycleOut() {
    #expect(
      bilingual.resolve(preferred: ["ja"], twentyFourHour: true).identifier
        == "zh-Hant-TW-u-hc-h23")
    #expect(
      bilingual.resolve(preferred: ["en"], twentyFourHour: true).icuIdentifier
        == "en_US@hours=h23")
    #expect(bilingual.resolve(preferred: [], twentyFourHour: true).hourCycle == .h23)
    #expect(bilingual.resolve(preferred: []) == "zh-Hant-TW")
  }

  @Test func asksForTwelveHoursWhereTheLocaleHasTwentyFour() {
    let policy = AppLocale.Policy(supported: ["de": "de_DE", "en": "en_US"], fallback: "en")
    #expect(policy.resolve(preferred: ["de"], twentyFourHour: false) == "de-DE-u-hc-h12")
    #expect(policy.resolve(preferred: ["de"]) == "de-DE")
    // The user's own h23 is not left standing against an explicit "no".
    #expect(policy.resolve(preferred: ["en-u-hc-h23"], twentyFourHour: false) == "en-US")
  }

  @Test func explains() {
    let resolution = bilingual.explain(preferred: ["ja", "%", "und", "en-US-!", "en-AU", "zh-TW"])
    #expect(resolution.locale == "en-US")
    #expect(resolution.localization == "en")
    #expect(resolution.winner == 3)
    #expect(!resolution.isFallback)
    let verdicts: [AppLocale.Resolution.Verdict] = [
      .unmatched, .malformed, .undetermined, .won(localization: "en"), .notNeeded, .notNeeded,
    ]
    #expect(resolution.entries.map(\.verdict) == verdicts)
    #expect(
      bilingual.explain(preferred: ["ja", "en-AU"]).description == """
        en-US
          ja: passed over, no localization is near enough
          en-AU: chosen, by the localization en
        """)
    let none = bilingual.explain(preferred: [])
    #expect(none.isFallback && none.localization == "zh-Hant" && none.entries.isEmpty)
  }

  @Test(.enabled(if: ICUVersion.linked.major == 72, "Expectations are of CLDR 42."))
  func explainsAWishThatIsMatchedLessWell() {
    // CLDR's languageInfo.xml: Afrikaans is 20 from Dutch, and a place in the list counts for 5.
    let policy = AppLocale.Policy(supported: ["nl": "nl", "en": "en-US"], fallback: "nl")
    let resolution = policy.explain(preferred: ["af", "en"])
    #expect(
      resolution.entries.map(\.verdict) == [
        .outmatched(localization: "nl"), .won(localization: "en"),
      ])
  }
}

@Suite struct AppLocalePolicyTests {
  @Test func keepsTheWinnersKeywords() {
    #expect(
      bilingual.resolve(preferred: ["ja-u-nu-jpan", "en-GB-u-hc-h12-nu-deva-fw-mon"])
        == "en-US-u-fw-mon-hc-h12-nu-deva")
    #expect(
      bilingual.resolve(preferred: ["en-u-hc-h12"], twentyFourHour: true) == "en-US-u-hc-h23")
    let strict = AppLocale.Policy(
      supported: ["en": "en_US"], fallback: "en", keepingKeywords: false)
    #expect(strict.resolve(preferred: ["en-GB-u-nu-deva"]) == "en-US")
    // What the app has written into its own locale stands.
    let latin = AppLocale.Policy(supported: ["ar": "ar-EG-u-nu-latn"], fallback: "ar")
    #expect(
      latin.resolve(preferred: ["ar-SA-u-ca-gregory-nu-arab"])
        == "ar-EG-u-ca-gregory-nu-latn")
  }

  @Test func dropsKeywordsThatWouldBreakFormatting() {
    // ICU 72 opens no date format for a numbering system that does not exist.
    #expect(bilingual.resolve(preferred: ["en-u-nu-bogus"]) == "en-US")
    #expect(bilingual.resolve(preferred: ["en-u-hc-h77"]) == "en-US")
    #expect(bilingual.resolve(preferred: ["en-u-nu-native"]) == "en-US-u-nu-native")
    #expect(bilingual.resolve(preferred: ["en-u-va-posix-co-phonebk"]) == "en-US")
  }

  /// Cases of localeMatcherTest.txt (ICU's and CLDR's published test data, release 72).
  static let published: [([String], [String], String)] = [
    (["es-419", "es-ES"], ["es-AR"], "es-419"), (["es-ES", "es-419"], ["es-AR"], "es-419"),
    (["es", "es-MX"], ["es-AR"], "es-MX"), (["en-US", "en-GB"], ["en-AU"], "en-GB"),
    (["en", "en-NZ"], ["en-AU"], "en-NZ"), (["pt-BR", "pt-PT"], ["pt-AO"], "pt-PT"),
    (["zh-TW", "zh-MO"], ["zh-HK"], "zh-MO"), (["zh-CN", "zh-TW", "iw"], ["zh-Hant"], "zh-TW"),
    (["zh-CN", "zh-TW", "iw"], ["zh"], "zh-CN"), (["zh-CN", "zh-TW", "iw"], ["he-IT"], "iw"),
    (["en", "fil", "ro", "nn"], ["tl"], "fil"), (["en", "fil", "ro", "nn"], ["mo"], "ro"),
    (["en", "fil", "ro", "nn"], ["nb"], "nn"), (["zh", "zh-Hant"], ["und-TW"], "zh-Hant"),
    (["en", "de", "fr", "ja"], ["de-CH", "fr"], "de"),
    (["fr", "en-GB", "ja", "es-ES", "es-MX"], ["de", "en-US"], "en-GB"),
    (["fr", "en-GB", "ja", "es-ES", "es-MX"], ["ja", "de"], "ja"),
    (["fr", "zh-Hans-CN", "en-US"], ["zh-TW", "en"], "en-US"), (["mul", "nl"], ["af"], "nl"),
    (["pt-PT", "pt-BR", "es", "es-419"], ["pt-US", "pt-PT"], "pt-BR"),
    (["it", "und"], ["en"], "it"), (["mul", "af"], ["nl"], "mul"),
  ]

  @Test(
    .enabled(if: ICUVersion.linked.major == 72, "Expectations are of CLDR 42."),
    arguments: published)
  func matchesAsPublished(_ supported: [String], _ desired: [String], _ expected: String) {
    let policy = AppLocale.Policy(
      supported: supported.map { .init(LocaleID($0), formatting: LocaleID($0)) },
      fallback: LocaleID(supported[0]))
    #expect(policy.explain(preferred: desired).localization == LocaleID(expected))
  }

  @Test func exactModeAsksForTheSameScript() {
    let policy = AppLocale.Policy(
      supported: ["sr": "sr-RS", "zh": "zh-CN", "en-GB": "en-GB", "he": "he-IL"],
      fallback: "en-GB", matching: .exact)
    #expect(policy.explain(preferred: ["sr-Latn"]).isFallback)
    #expect(policy.explain(preferred: ["zh-TW"]).isFallback)
    #expect(policy.resolve(preferred: ["zh-Hans-SG"]) == "zh-CN")
    #expect(policy.resolve(preferred: ["sr-Cyrl-BA"]) == "sr-RS")
    #expect(policy.resolve(preferred: ["iw"]) == "he-IL")
    // A wish for any English is not one for British.
    #expect(policy.explain(preferred: ["en-AU"]).isFallback)
    #expect(policy.explain(preferred: ["nb"]).isFallback)
  }

  @Test func simplifiedIsNotReadForTraditional() {
    #expect(bilingual.explain(preferred: ["zh-Hans"]).isFallback)
    #expect(bilingualExact.explain(preferred: ["zh-Hans"]).isFallback)
    #expect(!bilingual.explain(preferred: ["zh-HK"]).isFallback)
    #expect(!bilingualExact.explain(preferred: ["zh-HK"]).isFallback)
  }

  @Test func unrestrictedTakesWhatICUKnows() {
    let policy = AppLocale.Policy.unrestricted()
    #expect(policy.resolve(preferred: ["xx-XX", "qqq", "de-CH-u-nu-latn"]) == "de-CH-u-nu-latn")
    #expect(policy.resolve(preferred: ["deu"]) == "deu")
    #expect(policy.resolve(preferred: ["C"]) == "en-001")
    #expect(policy.resolve(preferred: [], twentyFourHour: true) == "en-001-u-hc-h23")
  }

  @Test func equalityIsByWhatIsDeclared() {
    #expect(
      bilingual
        == AppLocale.Policy(
          supported: ["en": "en_US", "zh-Hant": "zh-Hant-TW", "en": "en-GB"],
          fallback: "zh-Hant"))
    #expect(bilingual != bilingualExact)
    #expect(AppLocale.Policy(supported: [:], fallback: "fr").resolve(preferred: ["de"]) == "fr")
  }

  @Test func longListsAreReadToTheirEnd() {
    // ICU 72's matcher finds nothing behind ten wishes without a match.
    let wishes = Array(repeating: "ja", count: 40) + ["en-AU", "zh-TW"]
    #expect(bilingual.resolve(preferred: wishes) == "en-US")
    #expect(bilingual.explain(preferred: wishes).winner == 40)
  }

  @Test func hostileListsAreLinear() {
    let long = String(repeating: "a-", count: 50_000)
    let wishes =
      Array(repeating: "xx-\u{0}\u{202E}", count: 5_000) + [long, "en-u-" + long]
      + Array(repeating: "qx-Qaaa-QQ", count: 5_000) + ["en-GB"]
    #expect(bilingual.resolve(preferred: wishes) == "en-US")
    #expect(bilingualExact.resolve(preferred: wishes) == "en-US")
    #expect(bilingual.explain(preferred: wishes).entries.count == wishes.count)
  }
}
