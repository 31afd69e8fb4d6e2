import NumerusFormatting
import NumerusLocales
import NumerusPlurals
import Testing

/// What reviewers found once, as the rule it broke.
@Suite struct ReviewFindingsTests {
  /// ICU writes the surrogates of such exponents in the wrong order.
  @Test(arguments: ["adlm", "mathbold", "cakm", "segment"])
  func exponentsOfDigitsBeyondTheBasicPlane(_ system: String) throws {
    let style = NumberStyle.scientific.numberingSystem(system)
    let plain = try NumberFormat(.scientific.numberingSystem("latn"), locale: "fr").format(1e25)
    let shown = try NumberFormat(style, locale: "fr").format(1e25)
    #expect(!shown.string.unicodeScalars.contains("\u{FFFD}"))
    #expect(shown.string.compactMap(\.wholeNumberValue) == [1, 2, 5])
    #expect(PluralRules("fr").category(for: shown) == .many)
    #expect(PluralRules("fr").category(for: plain) == .many)
  }

  @Test func listsIsolateWhatElementsOpenThemselves() {
    let format = ListFormat(locale: "he", isolatesElements: true)
    for element in ["\u{2069}", "a\u{2066}\u{202D}", "\u{202E}x", "\r", "a\nb"] {
      let text = format.string(from: [element, "y"])
      #expect(text.hasPrefix(BidiText.isolate(element, in: nil, isolation: .always)))
    }
  }

  /// The policy looks each range up in sets; it did once for each pair of them.
  @Test func headersOfThousandsOfRangesAreExplained() {
    let codes = ["en", "de", "fr", "ar", "zh-Hant"].map {
      AppLocale.Policy.Localization(LocaleID($0), formatting: LocaleID($0))
    }
    let policy = AppLocale.Policy(supported: codes, fallback: "en")
    let ranges = (0..<3_000).map { "q\($0 % 8)a, xx\($0);q=0, en;q=0" }.joined(separator: ", ")
    let resolution = policy.explain(preferred: AcceptLanguage(ranges + ", fr;q=0.5"))
    #expect(resolution.locale == "fr")
  }

  @Test func unknownHourCyclesAreNamed() {
    #expect(throws: FormatError.unknown(.hourCycle, "h25")) {
      try DateFormat(validating: .time(.short), locale: "en-u-hc-h25")
    }
  }

  /// New York is 5 hours behind UTC in January; Paris skips 02:00 to 03:00 on 29 March 2026 and shows
  /// 02:00 to 03:00 twice on 25 October.
  @Test(arguments: [
    ("2026-01-02", "America/New_York", "2026-01-02T05:00:00Z"),
    ("2026-01-02T09:30", "Europe/Paris", "2026-01-02T08:30:00Z"),
    ("2026-03-29T02:30", "Europe/Paris", "2026-03-29T01:30:00Z"),
    ("2026-10-25T02:30", "Europe/Paris", "2026-10-25T00:30:00Z"),
    ("2026-01-02T09:30Z", "Europe/Paris", "2026-01-02T09:30:00Z"),
    ("2026-01-02T09:30+05:30", "Europe/Paris", "2026-01-02T04:00:00Z"),
  ])
  func timesWithoutAnOffsetAreTheZonesOwn(
    _ text: String, _ zone: TimeZoneID, _ expected: String
  ) throws {
    #expect(try Instant(iso8601: text, timeZone: zone).description == expected)
  }

  @Test func everyInstantReadsItself() throws {
    for instant in [
      Instant(millisecondsSince1970: .max), Instant(millisecondsSince1970: .min),
    ] {
      #expect(try Instant(iso8601: instant.description) == instant)
    }
  }
}
