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

  /// The time zones' table is not here, so that a name has no BCP 47 form to be kept in.
  @Test(arguments: [
    ("en@timezone=America/New_York;numbers=latn", "en-u-nu-latn"),
    ("en@numbers=latn;timezone=America/Argentina/Buenos_Aires", "en-u-nu-latn"),
    ("en@tz=Etc/GMT+1;calendar=roc", "en-u-ca-roc"), ("en@timezone=Etc/GMT-14", "en"),
    ("en@timezone=America/Port-au-Prince", "en"),
    ("en@timezone=GMT+05:30;hours=h23", "en-u-hc-h23"),
    ("en@TimeZone=Europe/Berlin", "en"), ("en-u-tz-usnyc@timezone=Europe/Berlin", "en-u-tz-usnyc"),
    ("en@timezone=usnyc", "en-u-tz-usnyc"), ("en@timezone=EST5EDT", "en-u-tz-est5edt"),
  ])
  func passesOverNamesOfTimeZones(_ identifier: String, _ expected: String) throws {
    #expect(LocaleID(identifier).identifier == expected)
    #expect(try LocaleID(validating: identifier).identifier == expected)
  }
}
