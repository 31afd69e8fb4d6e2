import NumerusFormatting
import NumerusLocales
import Testing

@Suite struct AcceptLanguageTests {
  @Test func readsTheExampleOfRFC9110() {
    // Section 12.5.4: "I prefer Danish, but will accept British English and other types of
    // English".
    let header = AcceptLanguage("da, en-gb;q=0.8, en;q=0.7")
    #expect(header.preferred == ["da", "en-GB", "en"])
    #expect(header.ranges.map(\.weight) == [1, 0.8, 0.7])
    #expect(header.excluded.isEmpty)
  }

  @Test func ordersByWeightThenPlace() {
    let header = AcceptLanguage("*;q=0.1, fr;q=0.5,de , it;q=0.5\t,en;q=1.000, ja;q=0, ,")
    #expect(header.ranges.map(\.text) == ["de", "en", "fr", "it", "*"])
    #expect(header.excluded.map(\.text) == ["ja"])
    #expect(header.description == "de, en, fr;q=0.5, it;q=0.5, *;q=0.1, ja;q=0")
  }

  @Test(arguments: [
    "en;q=2", "en;q=1.001", "en;q=-1", "en;q=.5", "en;q=0.1234", "en;q=abc", "en;q=", "en;q",
    "en;", "en;level=1", "en;q=0.5;q=0.4", "en;q =0.5", "en;q=0x1", "en_US", "en-*", "*-CH",
    "en us", "toolonglanguage", "1", "-", "é", "en\u{0}", "en@hours=h23", "en.UTF-8", "q=0.5",
  ])
  func passesOverWhatIsMalformed(_ part: String) {
    #expect(AcceptLanguage(part).ranges.isEmpty)
    #expect(AcceptLanguage("\(part), de;q=0.3").preferred == ["de"])
  }

  @Test(arguments: ["en;q=1", "en;q=1.", "en;q=1.0", "en ; Q=0.001", "en;q=0.999", "EN\t;\tq=0.5"])
  func takesWhatIsAllowed(_ part: String) {
    #expect(AcceptLanguage(part).preferred == ["en"])
  }

  @Test func starIsAnyLanguageThatNoOtherRangeNames() {
    let policy = AppLocale.Policy(
      supported: ["en": "en-US", "zh-Hant": "zh-Hant-TW"], fallback: "zh-Hant")
    func resolve(_ header: String) -> LocaleID {
      policy.resolve(preferred: AcceptLanguage(header))
    }
    #expect(resolve("da, en-gb;q=0.8, *;q=0.1") == "en-US")
    #expect(resolve("ja, *;q=0.5, en;q=0.1") == "zh-Hant-TW")
    #expect(resolve("ja, *;q=0.5, zh-Hant;q=0.1") == "en-US")
    #expect(resolve("ja, *;q=0.5, en;q=0.2, zh-Hant;q=0.1") == "en-US")
    #expect(resolve("*") == "zh-Hant-TW")
    #expect(resolve("") == "zh-Hant-TW")
  }

  @Test func weightZeroIsNotChosen() {
    let policy = AppLocale.Policy(
      supported: ["en": "en-US", "de": "de-DE", "fr": "fr-FR"], fallback: "fr")
    func resolve(_ header: String) -> LocaleID {
      policy.resolve(preferred: AcceptLanguage(header))
    }
    #expect(resolve("en;q=0, de;q=0.1") == "de-DE")
    // Frisian would be matched by nothing here; British English by "en", which is ruled out.
    #expect(resolve("en-GB, en;q=0") == "fr-FR")
    #expect(resolve("fr;q=0, *") == "en-US")
    #expect(resolve("*;q=0") == "fr-FR")
  }

  @Test func hostileHeadersAreBounded() {
    let many = AcceptLanguage(
      (0..<20_000).map { "en;q=0.\($0 % 1000)" }.joined(separator: ","))
    #expect(many.ranges.count + many.excluded.count <= AcceptLanguage.maximumCount)
    let long = String(repeating: "x", count: AcceptLanguage.maximumLength)
    #expect(AcceptLanguage("de," + long + ",en").preferred == ["de"])
    #expect(AcceptLanguage(String(repeating: ",", count: 1 << 21)).ranges.isEmpty)
    #expect(AcceptLanguage(String(repeating: ";q=", count: 1 << 19)).ranges.isEmpty)
    let deep = "en-" + String(repeating: "a-", count: 100_000) + "b"
    #expect(AcceptLanguage(deep + ", de").preferred.last == "de")
    // The part that the limit cuts is not read: "en" of "en;q=0" would be another wish.
    let cut = String(repeating: " ", count: AcceptLanguage.maximumLength - 5) + "de,en;q=0"
    #expect(AcceptLanguage(cut).preferred == ["de"])
  }
}
