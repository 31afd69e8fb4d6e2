import Foundation
import Numerus
import NumerusFoundation
import Testing

@Suite struct IdentifierTests {
  @Test(
    arguments: [
      ("de_DE@hours=h23", "de-DE-u-hc-h23"), ("zh_Hant_TW", "zh-Hant-TW"),
      ("zh-Hant-TW-u-ca-roc", "zh-Hant-TW-u-ca-roc"), ("sr_Latn_RS", "sr-Latn-RS"), ("", "und"),
      ("en_US_POSIX", "en-US-u-va-posix"),
    ])
  func localesAreRead(foundation: String, expected: LocaleID) {
    let locale = Locale(identifier: foundation)
    #expect(LocaleID(locale) == expected)
    #expect(LocaleID(Locale(expected)) == expected)
    // Foundation itself makes the same of it.
    #expect(Locale(expected).identifier(.bcp47) == locale.identifier(.bcp47))
  }

  @Test func keywordsReachFoundation() {
    let locale = Locale("en-US-u-ca-buddhist-hc-h23-nu-arab" as LocaleID)
    #expect(locale.hourCycle == .zeroToTwentyThree)
    #expect(locale.numberingSystem.identifier == "arab")
    #expect(locale.calendar.identifier == .buddhist)
    #expect(locale.language.languageCode?.identifier == "en")
  }

  @Test(arguments: [0, 19_800, -3_600, 45_900])
  func offsetsAreKept(seconds: Int) throws {
    let zone = try #require(TimeZone(secondsFromGMT: seconds))
    let instant = Instant(millisecondsSince1970: 0)
    #expect(TimeZoneID(zone).offset(at: instant) == .seconds(seconds))
    #expect(throws: Never.self) { try TimeZoneID(validating: TimeZoneID(zone).identifier) }
  }

  @Test func zonesKeepTheirNames() throws {
    #expect(TimeZoneID(try #require(TimeZone(identifier: "Europe/Berlin"))) == "Europe/Berlin")
  }
}

@Suite struct LocalizedErrorTests {
  @Test(
    arguments: [
      { _ = try NumberFormat(validating: .currency("XQQ1"), locale: "en") },
      { _ = try NumberParser(locale: "en").parse("x") },
      { _ = try Instant(iso8601: "2026-02-30") },
      { _ = try PluralOperands("1x") },
      { _ = try LocaleID(validating: "!") },
      { _ = try PluralRules(compiling: [.one: "n =="]) },
    ] as [@Sendable () throws -> Void])
  func localizedDescriptionIsTheDescription(fault: @Sendable () throws -> Void) throws {
    let error = try #require(throws: (any Error).self, performing: fault)
    #expect(error.localizedDescription == "\(error)")
    #expect(error.localizedDescription.contains(" "))
  }
}
