import NumerusFormatting
import NumerusLocales
import Testing

/// One after the other, since these set what the whole process has.
@Suite(.serialized) struct AppLocaleStateTests {
  @Test func readsAsInTheHouse() {
    defer { AppLocale.reset() }
    AppLocale.policy = .init(
      supported: ["en": "en_US", "zh-Hant": "zh-Hant-TW"], fallback: "zh-Hant")
    #expect(
      AppLocale.resolve(preferred: ["ja"], twentyFourHour: true).identifier
        == "zh-Hant-TW-u-hc-h23")
    #expect(AppLocale.resolve(preferred: []) == "zh-Hant-TW")
    #expect(AppLocale.resolve(preferred: AcceptLanguage("ja, en;q=0.5")) == "en-US")
    AppLocale.use(preferred: ["en-GB"], twentyFourHour: true)
    #expect(AppLocale.current == "en-US-u-hc-h23")
    #expect(AppLocale.localization == "en")
    #expect(AppLocale.preferred == ["en-GB"])
    AppLocale.policy = .init(supported: ["de": "de_DE"], fallback: "de")
    #expect(AppLocale.current == "de-DE-u-hc-h23")
    AppLocale.current = "fr-CA"
    #expect(AppLocale.current == "fr-CA")
    AppLocale.reset()
    let environment = EnvironmentPreferences.process.locales
    #expect(
      AppLocale.current == AppLocale.Policy.unrestricted().resolve(preferred: environment))
  }

  @Test func tasksHaveTheirOwn() async {
    defer { AppLocale.reset() }
    AppLocale.policy = bilingual
    AppLocale.current = "de-DE"
    await AppLocale.with(preferred: ["en-GB"], twentyFourHour: true) {
      #expect(AppLocale.current == "en-US-u-hc-h23")
      await Task.yield()
      await withTaskGroup(of: LocaleID.self) { group in
        group.addTask { AppLocale.current }
        for await locale in group { #expect(locale == "en-US-u-hc-h23") }
      }
      // The process changes under a running request, which does not see it.
      AppLocale.current = "fr-FR"
      #expect(AppLocale.current == "en-US-u-hc-h23")
      AppLocale.with("he-IL") { #expect(AppLocale.current == "he-IL") }
      #expect(await Task.detached { AppLocale.current }.value == "fr-FR")
    }
    #expect(AppLocale.current == "fr-FR")
    AppLocale.with(preferred: AcceptLanguage("ja, en;q=0.1")) {
      #expect(AppLocale.current == "en-US")
      #expect(AppLocale.localization == "en")
    }
  }

  @Test func scopesCarryAPolicy() {
    let policy = AppLocale.Policy(supported: ["fr": "fr-FR"], fallback: "fr")
    AppLocale.with(preferred: ["en"], policy: policy) {
      #expect(AppLocale.policy == policy)
      #expect(AppLocale.current == "fr-FR")
      AppLocale.with(preferred: ["fr-CA"], twentyFourHour: true) {
        #expect(AppLocale.current == "fr-FR-u-hc-h23")
      }
    }
    AppLocale.with(preferred: [LocaleID](), policy: policy) {
      #expect(AppLocale.current == "fr-FR")
    }
    #expect(AppLocale.policy != policy)
  }

  @Test func manyStatesAreRightBeyondWhatIsPublished() {
    defer { AppLocale.reset() }
    for number in 0..<500 {
      let locale = LocaleID("en-x-\(number)")
      AppLocale.current = locale
      #expect(AppLocale.current == locale)
    }
    AppLocale.current = "de"
    #expect(AppLocale.current == "de")
  }

  @Test func eightThreadsSetAndRead() async {
    defer { AppLocale.reset() }
    let locales: [LocaleID] = ["en-US", "zh-Hant-TW", "de-DE-u-nu-latn", "ar-EG"]
    AppLocale.policy = bilingual
    AppLocale.current = locales[0]
    await withTaskGroup(of: Bool.self) { group in
      for thread in 0..<8 {
        group.addTask {
          (0..<1_000).allSatisfy { step in
            if step % 16 == thread { AppLocale.current = locales[(thread + step) % 4] }
            if step % 128 == 5 { AppLocale.policy = thread % 2 == 0 ? bilingual : bilingualExact }
            let isLawful = locales.contains(AppLocale.current)
            let isOwn = AppLocale.with(preferred: ["en-GB"]) { AppLocale.current == "en-US" }
            return isLawful && isOwn
              && AppLocale.resolve(preferred: ["ja", "en-AU"]) == "en-US"
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
