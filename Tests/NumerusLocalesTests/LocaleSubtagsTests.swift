import Testing

@testable import NumerusLocales

@Suite struct LocaleSubtagsTests {
  // The BCP 47 text that ICU 72's uloc_toLanguageTag gives for the same front, but where POSIX differs.
  @Test(arguments: [
    ("ar", "ar"), ("AR", "ar"), ("fil", "fil"), ("zh-Hant-TW", "zh-Hant-TW"),
    ("zh_Hant_TW", "zh-Hant-TW"), ("ZH-hANT-tw", "zh-Hant-TW"), ("es-419", "es-419"),
    ("sr-Latn", "sr-Latn"), ("pt_PT", "pt-PT"), ("ar@numbers=latn", "ar"),
    ("ar_EG.UTF-8@euro", "ar-EG"), ("sr_RS@latin", "sr-Latn-RS"),
    ("sr_RS.UTF-8@Latin", "sr-Latn-RS"),
    ("uz_UZ@cyrillic", "uz-Cyrl-UZ"), ("ks_IN@devanagari", "ks-Deva-IN"),
    ("sr_Cyrl_RS@latin", "sr-Cyrl-RS"),
    ("C", "und"), ("POSIX", "und"), ("C.UTF-8", "und"), ("", "und"), ("root", "und"),
    ("und", "und"),
    ("und-TW", "und-TW"), ("_TW", "und-TW"), ("Hant-TW", "und-Hant-TW"), ("@numbers=latn", "und"),
    ("en-US-u-hc-h23", "en-US"), ("de-1996", "de"), ("ca__VALENCIA", "ca"), ("x-foo", "und"),
    ("zh-yue-HK", "yue-HK"), ("zh-min-nan", "nan"), ("i-klingon", "tlh"), ("i-lux", "lb"),
  ])
  func scans(_ identifier: String, _ expected: String) {
    #expect(LocaleSubtags(scanning: identifier).description == expected)
    #expect(LocaleID(identifier).subtags.description == expected)
  }

  @Test(arguments: [
    ("en--US", "en"), ("en-USA", "en"), ("en-US-", "en-US"), ("abcdefghi", "und"), ("e", "und"),
    ("en-US!", "en"), ("en!", "und"), ("-US", "und"), ("-", "und"), ("_", "und"), ("12", "und"),
    ("en-Latnn-US", "en"), ("en-US-Latn", "en-US"), ("日本", "und"), ("ja-日本", "ja"),
    ("zh-und", "zh"), ("sgn-und-BR", "sgn"), ("zh-UND", "zh"), ("no-boc", "no"),
    ("sgn-BE-ES", "sgn-BE"), ("sgn-DE-FR", "sgn-DE"), ("en-US-oed", "en-US"),
    ("no-NO-bok", "no-NO"),
    ("en-Latn-GB-oed", "en-Latn-GB"), ("zh-Hant-min", "zh-Hant"), ("zh-min-", "nan"),
    ("en US", "und"), ("en__US", "en"), ("i-nonesuch", "und"), ("i-bokmal", "und"), ("C_US", "und"),
    ("posix-US", "und"),
  ])
  func givesWellFormedFront(_ identifier: String, _ expected: String) {
    #expect(LocaleSubtags(scanning: identifier).description == expected)
    #expect(throws: LocaleIDError.self) { try LocaleID(validating: identifier) }
  }

  @Test func packsFirstCharacterHighest() {
    let subtags = LocaleSubtags(scanning: "ar-Arab-EG")
    #expect(subtags.language == 0x6172_0000_0000_0000)
    #expect(subtags.script == 0x4172_6162)
    #expect(subtags.region == 0x4547_0000)
    #expect(MemoryLayout<LocaleSubtags>.size == 16)
  }

  @Test(arguments: [
    ("sr-Latn-RS", ["sr-Latn", "sr"]), ("pt-AO", ["pt"]), ("ar", []), ("und", []),
    ("und-Hant-TW", ["und-Hant"]),
    // CLDR's parent-locale list would say es-419, which has no plural rules of its own.
    ("es-MX", ["es"]),
  ])
  func truncates(_ identifier: String, _ expected: [String]) {
    let first = LocaleSubtags(scanning: identifier).truncated
    let steps = sequence(state: first) { step in
      defer { step = step?.truncated }
      return step
    }
    #expect(steps.map(\.description) == expected)
  }

  @Test(arguments: [
    ("en", "en      "), ("und", "und     "), ("pt-PT", "pt-PT   "), ("sr-Latn", "sr-Latn "),
    ("yue-Hant", "yue-Hant"), ("es-419", "es-419  "), ("zh-Hant-TW", nil),
  ])
  func spellsTableKeys(_ identifier: String, _ expected: String?) {
    let key = LocaleSubtags(scanning: identifier).tableKey
    let packed = expected.map { $0.utf8.reduce(UInt64(0)) { $0 << 8 | UInt64($1) } }
    #expect(key == packed)
  }
}
