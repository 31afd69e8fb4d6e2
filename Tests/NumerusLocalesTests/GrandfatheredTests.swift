import Testing

@testable import NumerusLocales

@Suite struct GrandfatheredTests {
  // RFC 5646, section 2.1, `irregular` and `regular`; values of CLDR 48's `languageAlias`.
  static let tags = [
    ("en-GB-oed", "en-GB-oxendict"), ("i-ami", "ami"), ("i-bnn", "bnn"),
    ("i-default", "en-x-i-default"), ("i-enochian", "und-x-i-enochian"), ("i-hak", "hak"),
    ("i-klingon", "tlh"), ("i-lux", "lb"), ("i-mingo", "see-x-i-mingo"), ("i-navajo", "nv"),
    ("i-pwn", "pwn"), ("i-tao", "tao"), ("i-tay", "tay"), ("i-tsu", "tsu"), ("sgn-BE-FR", "sfb"),
    ("sgn-BE-NL", "vgt"), ("sgn-CH-DE", "sgg"), ("art-lojban", "jbo"), ("cel-gaulish", "xtg"),
    ("no-bok", "nb"), ("no-nyn", "nn"), ("zh-guoyu", "zh"), ("zh-hakka", "hak"),
    ("zh-min", "nan-x-zh-min"), ("zh-min-nan", "nan"), ("zh-xiang", "hsn"),
  ]

  @Test func readsAll() throws {
    #expect(Set(Self.tags.map(\.0)).count == 26)
    for (tag, expected) in Self.tags {
      for spelling in [tag, tag.uppercased(), String(tag.map { $0 == "-" ? "_" : $0 })] {
        let id = try LocaleID(validating: spelling)
        #expect(id.canonical.identifier == expected, "\(spelling)")
        #expect(LocaleID(spelling) == id)
        #expect(LocaleID(id.identifier) == id)
        #expect(LocaleID(id.icuIdentifier) == id)
        #expect(LocaleSubtags(scanning: spelling) == id.subtags)
      }
    }
  }

  // From uloc_forLanguageTag of ICU 72.1, the last four by the same rule: `.` and `@` are not for it.
  @Test(arguments: [
    ("i-default", "en-x-i-default"), ("i-default-x-foo", "en-x-i-default-x-foo"),
    ("i-enochian", "und-x-i-enochian"), ("i-mingo", "see-x-i-mingo"), ("zh-min", "nan-x-zh-min"),
    ("zh-min-TW", "nan-x-zh-min-tw"), ("zh-min-nan-TW", "nan-TW"),
    ("en-GB-oed-u-nu-latn", "en-GB-oxendict-u-nu-latn"), ("cel-gaulish-x-foo", "cel-gaulish-x-foo"),
    ("no-bok-NO", "nb-NO"), ("i-klingon.UTF-8", "tlh"),
    ("i-default@numbers=latn", "en-u-nu-latn-x-i-default"),
    ("en_GB_oed@calendar=roc", "en-GB-oxendict-u-ca-roc"),
  ])
  func readsOn(_ identifier: String, _ expected: String) throws {
    #expect(try LocaleID(validating: identifier).identifier == expected)
  }
}
