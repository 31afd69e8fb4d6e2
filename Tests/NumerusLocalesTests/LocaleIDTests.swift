import Testing

@testable import NumerusLocales

@Suite struct LocaleIDTests {
  // Identifier, BCP 47, ICU. From uloc_toLanguageTag and uloc_forLanguageTag of ICU 72.1.
  @Test(arguments: [
    ("zh-hant-tw", "zh-Hant-TW", "zh_Hant_TW"),
    ("en_US_POSIX", "en-US-u-va-posix", "en_US_POSIX"),
    (
      "de-u-co-phonebk-ca-gregory", "de-u-ca-gregory-co-phonebk",
      "de@calendar=gregorian;collation=phonebook"
    ),
    (
      "de_DE@collation=phonebook;currency=EUR", "de-DE-u-co-phonebk-cu-eur",
      "de_DE@collation=phonebook;currency=eur"
    ),
    (
      "de_DE@calendar=gregorian;hours=h23", "de-DE-u-ca-gregory-hc-h23",
      "de_DE@calendar=gregorian;hours=h23"
    ),
    (
      "en_US@attribute=foo-bar;numbers=latn", "en-US-u-bar-foo-nu-latn",
      "en_US@attribute=bar-foo;numbers=latn"
    ),
    ("en@x=priv-use;t=de-latn", "en-t-de-latn-x-priv-use", "en@t=de-latn;x=priv-use"),
    (
      "en@colnumeric=yes;colstrength=primary", "en-u-kn-ks-level1",
      "en@colnumeric=yes;colstrength=primary"
    ),
    ("en-u-kn-false", "en-u-kn-false", "en@colnumeric=no"),
    ("en-u-kn-true", "en-u-kn", "en@colnumeric=yes"),
    ("en@ms=imperial", "en-u-ms-uksystem", "en@measure=uksystem"),
    ("en@calendar=ethiopic-amete-alem", "en-u-ca-ethioaa", "en@calendar=ethiopic-amete-alem"),
    ("sl_ROZAJ_BISKE_1994", "sl-1994-biske-rozaj", "sl__1994_BISKE_ROZAJ"),
    ("ca_ES@valencia", "ca-ES-valencia", "ca_ES_VALENCIA"),
    ("en_US@posix", "en-US-u-va-posix", "en_US_POSIX"),
    ("en_US.UTF-8@POSIX", "en-US-u-va-posix", "en_US_POSIX"),
    ("und-u-nu-latn", "und-u-nu-latn", "und@numbers=latn"),
    ("und-Latn-x-a", "und-Latn-x-a", "_Latn@x=a"), ("_TW", "und-TW", "_TW"), ("und", "und", ""),
    ("en-a-bbb-u-kn", "en-a-bbb-u-kn", "en@a=bbb;colnumeric=yes"),
    ("en-u-foo-bar-nu-latn", "en-u-bar-foo-nu-latn", "en@attribute=bar-foo;numbers=latn"),
    ("en-t-de-m0-und-x-foo", "en-t-de-m0-und-x-foo", "en@t=de-m0-und;x=foo"),
    ("x-foo-b", "und-x-foo-b", "und@x=foo-b"),
    // The order of fields, and of extensions around u.
    ("en-x-z-u-hc", "en-x-z-u-hc", "en@x=z-u-hc"),
    (
      "EN-T-K0-DVORAK-H0-HYBRID-U-NU-ARAB-A-QQ", "en-a-qq-t-h0-hybrid-k0-dvorak-u-nu-arab",
      "en@a=qq;numbers=arab;t=h0-hybrid-k0-dvorak"
    ),
    // The first of a key counts (RFC 6067, section 2.1.1).
    ("en-u-nu-arab-nu-latn", "en-u-nu-arab", "en@numbers=arab"),
    ("en-u-nu-arab@numbers=latn", "en-u-nu-arab", "en@numbers=arab"),
  ])
  func spells(_ identifier: String, _ bcp47: String, _ icu: String) throws {
    let id = try LocaleID(validating: identifier)
    #expect(id.identifier == bcp47)
    #expect(id.icuIdentifier == icu)
    #expect(LocaleID(identifier) == id)
    #expect(LocaleID(bcp47) == id)
    #expect(LocaleID(icu) == id)
    #expect(LocaleID(icu).hashValue == id.hashValue)
  }

  @Test(arguments: [
    ("zh-Hant-TW", "zh_TW"), ("sr-Latn-RS", "sr_RS@latin"), ("sr-Cyrl-RS", "sr_RS"), ("ar", "ar"),
    ("uz-Cyrl-UZ", "uz_UZ@cyrillic"), ("und", "C"), ("de-DE-u-hc-h23", "de_DE"),
    ("ca-ES-valencia", "ca_ES@valencia"), ("ks-Deva-IN", "ks_IN@devanagari"),
    ("tt-Latn-RU", "tt_RU@iqtelif"),
  ])
  func spellsForPosix(_ identifier: String, _ posix: String) {
    #expect(LocaleID(identifier).posixIdentifier == posix)
  }

  @Test func tellsItsParts() {
    let id: LocaleID = "sl-latn-it-rozaj-1994-t-de-u-nu-latn-x-mine"
    #expect(id.language == "sl")
    #expect(id.script == "Latn")
    #expect(id.region == "IT")
    #expect(id.variants == ["1994", "rozaj"])
    #expect(id.keywords["nu"] == "latn")
    #expect(id[extension: "t"] == "de")
    #expect(id[extension: "X"] == "mine")
    #expect(id[extension: "é"] == nil)
    #expect(LocaleID("").language == "und")
    #expect(LocaleID("en").script == nil)
  }

  @Test(arguments: [
    ("iw", "he"), ("in-ID", "id-ID"), ("ji", "yi"), ("jw", "jv"), ("nob", "nb"), ("nor", "no"),
    ("mo", "ro"),
    ("tl-PH", "fil-PH"),
    ("sh", "sr-Latn"), ("sh-BA", "sr-Latn-BA"), ("sh-Cyrl", "sr-Cyrl"), ("cmn-Hant", "zh-Hant"),
    ("prs", "fa-AF"), ("prs-IR", "fa-IR"), ("ara", "ar"), ("rus-u-nu-latn", "ru-u-nu-latn"),
    ("zh-cmn", "zh"),
    ("cnr", "sr-ME"), ("sgn-BR", "bzs"), ("sgn-XX", "sgn-XX"), ("hy-arevmda", "hyw"),
    ("nn-bokmal-1996", "nn-1996"),
    ("no-bokmal", "nb"), ("sv-aaland", "sv-AX"), ("sv-FI-aaland", "sv-FI"), ("he", "he"),
    ("und", "und"),
    ("art-lojban", "jbo"), ("zzzz-ZZ", "und-Zzzz-ZZ"), ("abcde", "abcde"),
  ])
  func replacesAliases(_ identifier: String, _ expected: String) {
    #expect(LocaleID(identifier).canonical.identifier == expected)
    #expect(LocaleID(identifier).canonical.canonical == LocaleID(identifier).canonical)
  }

  /// Norwegian is no alias of Bokmål since CLDR 39: `nb` inherits from `no`.
  @Test func keepsNorwegian() {
    #expect(LocaleID("no").canonical == "no")
  }

  @Test func keepsAliasesApartUntilAsked() {
    #expect(LocaleID("iw") != LocaleID("he"))
    #expect(LocaleID("iw").canonical == "he")
  }

  @Test(arguments: [
    ("sr-Latn-RS", ["sr-Latn", "sr"]), ("en", []), ("und", []), ("und-u-nu-latn", []),
    ("de-DE-1996-u-co-phonebk-x-a", ["de-DE-1996", "de-DE", "de"]), ("es-MX", ["es"]),
  ])
  func inheritsByTruncation(_ identifier: String, _ expected: [String]) {
    #expect(LocaleID(identifier).ancestors.map(\.identifier) == expected)
    #expect(LocaleID(identifier).parent?.identifier == expected.first)
  }
}
