import Testing

@testable import NumerusLocales

@Suite struct LocaleKeywordsTests {
  @Test(arguments: [
    ("en-u-hc-h23", HourCycle.h23), ("en@hours=h23", .h23), ("en_US@hours=H12", .h12),
    ("en-u-hc-h11", .h11),
    ("en-u-hc-h24", .h24), ("en", nil), ("en-u-hc-h99", nil), ("en-u-hc", nil),
  ])
  func readsHourCycle(_ identifier: String, _ expected: HourCycle?) {
    #expect(LocaleID(identifier).hourCycle == expected)
  }

  @Test func setsHourCycle() {
    #expect(LocaleID("zh-Hant-TW").withHourCycle(.h23).identifier == "zh-Hant-TW-u-hc-h23")
    #expect(LocaleID("ja-u-ca-japanese-hc-h12").withHourCycle(nil).identifier == "ja-u-ca-japanese")
    var id: LocaleID = "en-x-y"
    id.hourCycle = .h12
    #expect(id.identifier == "en-u-hc-h12-x-y")
  }

  @Test(arguments: [
    ("hours", "h23", "en-u-hc-h23"), ("NU", "Latn", "en-u-nu-latn"),
    ("calendar", "gregorian", "en-u-ca-gregory"),
    ("ca", "islamicc", "en-u-ca-islamic-civil"), ("kn", "yes", "en-u-kn"),
    ("kn", "no", "en-u-kn-false"),
    ("kn", "", "en-u-kn"), ("currency", "EUR", "en-u-cu-eur"), ("zz", "abc-def", "en-u-zz-abc-def"),
    // Not well-formed: nothing changes.
    ("n", "latn", "en"), ("nonesuch", "latn", "en"), ("nu", "a", "en"), ("nu", "abcdefghi", "en"),
    ("n0", "latn", "en"),
    ("nu", "la tn", "en"), ("nu", "latn-", "en"), ("né", "latn", "en"), ("nu", "ĺatn", "en"),
    ("", "latn", "en"),
    ("tz", "America/New_York", "en"),
  ])
  func sets(_ key: String, _ value: String, _ expected: String) {
    var id: LocaleID = "en"
    id.keywords[key] = value
    #expect(id.identifier == expected)
    #expect(LocaleID(id.identifier) == id)
  }

  @Test func replacesAndRemoves() {
    var keywords = LocaleID("en-u-nu-arab-ca-roc").keywords
    keywords["numbers"] = "latn"
    #expect(keywords.map(\.key) == ["ca", "nu"])
    #expect(keywords["nu"] == "latn")
    keywords["calendar"] = nil
    keywords["not a key"] = nil
    #expect(keywords.map(\.value) == ["latn"])
    #expect(keywords["not a key"] == nil)
    #expect(LocaleID("en-u-kn").keywords["colNumeric"] == "true")
  }

  @Test func leavesOutWhatHasNoForm() {
    // The time zones' table is not here, so that the name has no BCP 47 form to be kept in.
    #expect(LocaleID("en@timezone=America/New_York;numbers=latn").identifier == "en")
    #expect(LocaleID("en@numbers=latn;timezone=America/New_York").identifier == "en-u-nu-latn")
    #expect(LocaleID("en@timezone=usnyc").keywords["tz"] == "usnyc")
  }
}
