import NumerusFormatting
import NumerusLocales
import Testing

@Suite struct LocaleCodesTests {
  @Test func plainCodes() {
    #expect(LocaleID("zh_Hant_TW@hours=h23").bcp47 == "zh-Hant-TW")
    #expect(LocaleID("ca-ES-valencia-u-nu-latn-x-a").bcp47 == "ca-ES-valencia")
    #expect(LocaleID("").bcp47 == "und")
  }

  @Test(arguments: [
    ("zh-Hant-TW-u-hc-h23", "zh_TW.UTF-8"), ("zh-Hant", "zh_TW.UTF-8"), ("en", "en_US.UTF-8"),
    ("sr-Latn", "sr_RS.UTF-8@latin"), ("ca-valencia", "ca_ES.UTF-8@valencia"), ("", "C.UTF-8"),
  ])
  func posixNames(_ locale: String, _ expected: String) {
    #expect(LocaleID(locale).posixName() == expected)
  }

  @Test func posixNamesWithoutACodeset() {
    #expect(LocaleID("sr-Latn").posixName(codeset: nil) == "sr_RS@latin")
    #expect(LocaleID("de-AT").posixName(codeset: "ISO-8859-1") == "de_AT.ISO-8859-1")
  }

  @Test func servicesHaveTheirOwn() {
    let codes = ServiceCodes(["zh-Hant": "zh-TW", "zh": "zh-CN", "he": "iw"])
    #expect(codes.code(for: "zh-Hant-TW-u-hc-h23") == "zh-TW")
    #expect(codes.code(for: "zh-HK") == "zh-TW")
    #expect(codes.code(for: "zh-SG") == "zh-CN")
    #expect(codes.code(for: "iw-IL") == "iw")
    #expect(codes.code(for: "pt-BR-u-nu-latn") == "pt-BR")
    #expect(ServiceCodes(["he": "iw"], fallback: "en").code(for: "pt-BR") == "en")
    #expect(ServiceCodes(["he": "iw"], fallback: .language).code(for: "pt-BR") == "pt")
    #expect(ServiceCodes(["nb": "no", "en": "en"], matching: .cldr).code(for: "da") == "no")
    AppLocale.with("zh-Hant-TW") { #expect(codes.code() == "zh-TW") }
  }

  /// CLDR's likelySubtags.txt (common/testData/localeIdentifiers): Source, AddLikely,
  /// RemoveFavorScript, RemoveFavorRegion.
  @Test(arguments: [
    ("af-Latn", "af-Latn-ZA", "af", "af"), ("ar-001", "ar-Arab-001", "ar-001", "ar-001"),
    ("en-Egyp", "en-Egyp-US", "en-Egyp", "en-Egyp"), ("fa-AF", "fa-Arab-AF", "fa-AF", "fa-AF"),
    ("ff-Adlm", "ff-Adlm-GN", "ff-Adlm", "ff-Adlm"), ("zh-TW", "zh-Hant-TW", "zh-Hant", "zh-TW"),
    ("bn-IN", "bn-Beng-IN", "bn-IN", "bn-IN"), ("hi-Latn", "hi-Latn-IN", "hi-Latn", "hi-Latn"),
  ])
  func likelySubtags(_ source: String, _ full: String, _ byScript: String, _ byRegion: String) {
    #expect(LocaleID(source).maximized.identifier == full)
    #expect(LocaleID(source).minimizedFavoringScript.identifier == byScript)
    #expect(LocaleID(source).minimized.identifier == byRegion)
  }

  @Test func likelySubtagsKeepTheRest() {
    #expect(
      LocaleID("zh-TW-1994-u-ca-roc-x-a").maximized.identifier == "zh-Hant-TW-1994-u-ca-roc-x-a")
    #expect(LocaleID("zh-Hant-TW-u-ca-roc").minimized.identifier == "zh-TW-u-ca-roc")
    #expect(LocaleID("qqq-u-ca-roc").maximized.identifier == "qqq-u-ca-roc")
  }

  @Test func hourCycles() {
    #expect(LocaleID("en-US").defaultHourCycle == .h12)
    #expect(LocaleID("de").defaultHourCycle == .h23)
    #expect(LocaleID("de-u-hc-h11").defaultHourCycle == .h11)
    #expect(LocaleID("qqq").defaultHourCycle == .h23)
  }
}
