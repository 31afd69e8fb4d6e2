import NumerusLocales
import NumerusPlurals
import Testing

import NumerusFormatting

/// Names, against CLDR's `localeDisplayNames` and `currencies` (identical from CLDR 41 to 48 where given).
@Suite struct DisplayNamesTests {
  typealias Subject = DisplayNames.Subject

  struct Case: Sendable {
    let locale: String
    let subject: Subject
    let name: String

    init(_ locale: String, _ subject: Subject, _ name: String) {
      self.locale = locale
      self.subject = subject
      self.name = name
    }
  }

  @Test(arguments: [
    Case("en", .language("fr"), "French"),
    Case("fr", .language("DE"), "allemand"),
    Case("de", .language("zh"), "Chinesisch"),
    Case("en", .script("hANT"), "Traditional Han"),
    Case("en", .region("us"), "United States"),
    Case("es", .region("419"), "Latinoamérica"),
    Case("en", .variant("valencia"), "Valencian"),
    Case("en", .currency("jpy"), "Japanese Yen"),
    Case("fr", .currency("EUR"), "euro"),
    Case("en", .keyword("ca"), "Calendar"),
    Case("en", .keywordValue("buddhist", of: "ca"), "Buddhist Calendar"),
    Case("en", .keywordValue("gregory", of: "ca"), "Gregorian Calendar"),
    Case("en", .keywordValue("h23", of: "hc"), "24 Hour System (0–23)"),
    Case("en", .keywordValue("phonebk", of: "co"), "Phonebook Sort Order"),
    Case("en", .locale(LocaleID("fr-CA")), "French (Canada)"),
    Case("en", .locale(LocaleID("zh-Hant-TW")), "Chinese (Traditional, Taiwan)"),
    Case("en", .locale(LocaleID("fr-u-nu-arab")), "French (Arabic-Indic Digits)"),
  ])
  func knowsWhatCLDRKnows(_ test: Case) throws {
    let names = try DisplayNames(validating: LocaleID(test.locale))
    #expect(names.name(of: test.subject) == test.name)
    #expect(try names.name(validating: test.subject) == test.name)
  }

  @Test(arguments: [
    (Subject.language("qqq"), FormatError.unknown(.language, "qqq")),
    (.language(""), .unknown(.language, "")),
    (.script("Qaaa"), .unknown(.script, "Qaaa")),
    (.region("XX"), .unknown(.region, "XX")),
    (.region("US\0"), .unknown(.region, "US\0")),
    (.variant("foobar"), .unknown(.variant, "foobar")),
    (.currency("ZZZ"), .unknown(.currency, "ZZZ")),
    (.currency("EURO"), .unknown(.currency, "EURO")),
    (.currency(""), .unknown(.currency, "")),
    (.keyword("zz"), .unknown(.keyword, "zz")),
    (.keywordValue("foo", of: "ca"), .unknown(.keywordValue, "foo")),
    (.locale(LocaleID("qqq-US")), .unknownLocale(LocaleID("qqq-US"))),
    (.locale(LocaleID("sr-Cyrl-XX")), .unknownLocale(LocaleID("sr-Cyrl-XX"))),
  ])
  func tellsWhereThereIsNone(_ subject: Subject, _ error: FormatError) {
    let names = DisplayNames(locale: LocaleID("fr"))
    #expect(names.name(of: subject) == nil)
    #expect(throws: error) { try names.name(validating: subject) }
  }

  @Test func givesCodesOnDemand() {
    let names = DisplayNames(locale: LocaleID("fr"), fallback: .code)
    #expect(names.name(of: .language("qqq")) == "qqq")
    #expect(names.name(of: .region("XX")) == "XX")
    #expect(names.name(of: .currency("ZZZ")) == "ZZZ")
    #expect(names.name(of: .currency("EURO")) == "EURO")
    #expect(names.name(of: .locale(LocaleID("qqq-US"))) == "qqq (États-Unis)")
    #expect(names.name(of: .keywordValue("foo", of: "ca")) == "foo")
    #expect(names.name(ofCurrency: "ZZZ", for: .one) == "ZZZ")
    #expect(names.symbol(ofCurrency: "ZZZ") == "ZZZ")
  }

  @Test(.enabled(if: ICUVersion.linked.major == 72, "Expectations are of CLDR 42."))
  func namesVarieties() {
    func name(_ tag: String, _ style: DisplayNames.Style, _ length: DisplayNames.Length) -> String?
    {
      DisplayNames(locale: LocaleID("en"), style: style, length: length)
        .name(of: .locale(LocaleID(tag)))
    }
    #expect(name("en-GB", .standard, .full) == "English (United Kingdom)")
    #expect(name("en-GB", .standard, .short) == "English (UK)")
    #expect(name("en-GB", .dialect, .full) == "British English")
    #expect(name("en-GB", .dialect, .short) == "UK English")
    #expect(name("nl-BE", .dialect, .full) == "Flemish")
    #expect(name("zh-Hant-TW", .dialect, .full) == "Traditional Chinese (Taiwan)")
  }

  @Test func capitalizesByPlace() {
    func name(_ place: DisplayNames.Capitalization) -> String? {
      DisplayNames(locale: LocaleID("fr"), capitalization: place).name(of: .language("de"))
    }
    #expect(name(.none) == "allemand")
    #expect(name(.middleOfSentence) == "allemand")
    #expect(name(.beginningOfSentence) == "Allemand")
  }

  @Test func namesCurrencies() {
    let english = DisplayNames(locale: LocaleID("en"))
    #expect(english.symbol(ofCurrency: "CAD") == "CA$")
    #expect(english.symbol(ofCurrency: "CAD", .narrow) == "$")
    #expect(english.symbol(ofCurrency: "CHF") == "CHF")
    #expect(english.symbol(ofCurrency: "ZZZ") == nil)
    #expect(english.name(ofCurrency: "USD", for: .one) == "US dollar")
    #expect(english.name(ofCurrency: "USD", for: .other) == "US dollars")
    #expect(english.name(ofCurrency: "ZZZ", for: .other) == nil)
    let polish = DisplayNames(locale: LocaleID("pl"))
    #expect(polish.name(ofCurrency: "PLN", for: .few) == "złote polskie")
    #expect(polish.name(ofCurrency: "PLN", for: .many) == "złotych polskich")
  }

  @Test func refusesLocalesWithoutData() {
    let locale = LocaleID("tlh")
    #expect(throws: FormatError.unknownLocale(locale)) { try DisplayNames(validating: locale) }
    #expect(DisplayNames(locale: locale).name(of: .language("de")) == nil)
    #expect(DisplayNames(locale: locale, fallback: .code).name(of: .language("de")) == "de")
  }

  @Test func isSharedBetweenThreads() async {
    let names = DisplayNames(locale: LocaleID("fr"), capitalization: .beginningOfSentence)
    let wrong = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let differing = (0..<500).filter { _ in
            names.name(of: .locale(LocaleID("de-CH"))) != "Allemand (Suisse)"
              || names.name(of: .currency("USD")) != "dollar des États-Unis"
          }
          return differing.count
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }
}
