import NumerusFormatting
import NumerusLocales
import Testing

/// An app in English and Traditional Chinese, with a switch for 24-hour time: what its users see.
@Suite struct BilingualAppTests {
  private static let policy = AppLocale.Policy(
    supported: ["en": "en_US", "zh-Hant": "zh-Hant-TW"], fallback: "zh-Hant")

  /// 09:30 and 00:05 of the second of January 2026 in UTC.
  private static let morning = Instant(millisecondsSince1970: 1_767_346_200_000)
  private static let midnight = Instant(millisecondsSince1970: 1_767_312_300_000)

  private func text(_ instant: Instant, _ locale: LocaleID) -> String {
    DateFormat(.time(.short), locale: locale, timeZone: .utc).string(from: instant)
      // CLDR 42 put U+202F before AM and PM, and later releases U+0020 again for some.
      .split(whereSeparator: { $0 == "\u{202F}" || $0 == "\u{A0}" || $0 == " " })
      .joined(separator: " ")
  }

  @Test(arguments: [
    (["en"], "en-US"), (["en-GB"], "en-US"), (["ja"], "zh-Hant-TW"), ([], "zh-Hant-TW"),
    (["ja", "en-AU"], "en-US"), (["zh-Hant"], "zh-Hant-TW"), (["zh-TW"], "zh-Hant-TW"),
  ])
  func showsTheTime(_ preferred: [String], _ expected: String) {
    let locale = Self.policy.resolve(preferred: preferred)
    #expect(locale.identifier == expected)
    let isEnglish = expected == "en-US"
    #expect(text(Self.morning, locale) == (isEnglish ? "9:30 AM" : "上午9:30"))
    if isEnglish { #expect(text(Self.midnight, locale) == "12:05 AM") }

    let day = Self.policy.resolve(preferred: preferred, twentyFourHour: true)
    #expect(day.identifier == expected + "-u-hc-h23")
    #expect(text(Self.morning, day) == "09:30")
    #expect(text(Self.midnight, day) == "00:05")
  }

  /// Dates written by hand from each calendar's reckoning of 2 January 2026.
  @Test(arguments: [
    // 13 Tevet 5786; 12 Dey 1404; year 2569 of the Buddhist era; Reiwa 8; 24 Tahsas 2018.
    ("he-u-ca-hebrew-nu-latn", "yyyy", "5786"),
    ("fa-IR-u-ca-persian-nu-latn", "y/M/d", "1404/10/12"),
    ("th-TH-u-ca-buddhist", "y", "2569"), ("ja-JP-u-ca-japanese", "Gy", "令和8"),
    ("am-ET-u-ca-ethiopic", "y/M/d", "2018/4/24"), ("hi-IN-u-nu-deva", "d", "२"),
    ("ar-EG", "d", "٢"),
  ])
  func countsInTheLocalesWay(_ locale: LocaleID, _ pattern: String, _ expected: String) {
    let format = DateFormat(.pattern(pattern), locale: locale, timeZone: .utc)
    #expect(format.string(from: Self.morning) == expected)
  }
}
