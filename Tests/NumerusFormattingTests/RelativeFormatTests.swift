import NumerusFormatting
import NumerusLocales
import NumerusPlurals
import Testing

@Suite struct RelativeFormatTests {
  // CLDR's dateFields.json of each locale, by hand.
  @Test(
    .enabled(if: ICUVersion.linked.major == 72, "Expectations are of CLDR 42."),
    arguments: [
      ("en", 1.0, RelativeUnit.day, "tomorrow", "in 1 day"),
      ("en", -1, .day, "yesterday", "1 day ago"),
      ("en", 3, .day, "in 3 days", "in 3 days"), ("en", 0, .day, "today", "in 0 days"),
      ("en", -0.0, .day, "today", "0 days ago"), ("en", 1.5, .hour, "in 1.5 hours", "in 1.5 hours"),
      ("en", -1, .year, "last year", "1 year ago"),
      ("en", 1, .monday, "next Monday", "in 1 Monday"),
      ("de", 2, .day, "übermorgen", "in 2 Tagen"), ("de", -2, .day, "vorgestern", "vor 2 Tagen"),
      ("pl", 5, .week, "za 5 tygodni", "za 5 tygodni"),
      ("ar-EG", 3, .day, "خلال ٣ أيام", "خلال ٣ أيام"),
      ("he", 2, .day, "מחרתיים", "בעוד יומיים"), ("ja", 1, .day, "明日", "1 日後"),
      ("zh-Hant-TW", -3, .minute, "3 分鐘前", "3 分鐘前"),
      ("fr", 1, .quarter, "le trimestre prochain", "dans 1 trimestre"),
    ])
  func writes(locale: String, value: Double, unit: RelativeUnit, auto: String, always: String) {
    let id = LocaleID(locale)
    #expect(plain(RelativeFormat(locale: id).string(from: value, unit)) == auto)
    #expect(
      plain(RelativeFormat(locale: id, numeric: .always).string(from: value, unit)) == always)
  }

  @Test func writesByWidthAndPlace() {
    #expect(RelativeFormat(locale: "en", width: .short).string(from: 3, .month) == "in 3 mo.")
    #expect(RelativeFormat(locale: "fr", width: .narrow).string(from: -3, .day) == "-3 j")
    #expect(
      RelativeFormat(locale: "en", capitalization: .beginningOfSentence).string(from: 1, .day)
        == "Tomorrow")
    #expect(
      RelativeFormat(locale: "en", capitalization: .middleOfSentence).string(from: 1, .day)
        == "tomorrow")
  }

  @Test func keepsPartsOfCapitalizedTexts() throws {
    let text = try RelativeFormat(locale: "en", capitalization: .beginningOfSentence)
      .format(3, .day)
    #expect(text.string == "In 3 days")
    let numeric = text.parts.first { $0.field == .relative(.numeric) }
    #expect(numeric.map { String(text.string[$0.range]) } == "3")
    #expect(PluralRules("en").category(for: text) == .other)
  }

  @Test func tellsTheNumberThatIsShown() throws {
    let rules = PluralRules("en")
    func category(_ value: Double) throws -> PluralCategory? {
      rules.category(
        for: try RelativeFormat(locale: "en", numeric: .always).format(value, .day))
    }
    #expect(try category(1) == .one)
    #expect(try category(-1) == .one)
    // "in 1 day": three fraction digits are shown.
    #expect(try category(1.0004) == .one)
    #expect(try category(1.0006) == .other)
    #expect(try category(1.5) == .other)
    #expect(try category(1e20) == .other)
    #expect(rules.category(for: try RelativeFormat(locale: "en").format(1, .day)) == nil)
    let text = try RelativeFormat(locale: "en").format(-1_234, .day)
    #expect(text.string == "1,234 days ago")
    let numeric = text.parts.first { $0.field == .relative(.numeric) }
    #expect(numeric.map { String(text.string[$0.range]) } == "1,234")
  }

  @Test func survivesNoNumbers() {
    for value in [Double.nan, .infinity, -.infinity, 1e300, .leastNonzeroMagnitude] {
      for unit in RelativeUnit.allCases {
        _ = RelativeFormat(locale: "en").string(from: value, unit)
        _ = try? RelativeFormat(locale: "ar").format(value, unit)
      }
    }
    #expect(throws: FormatError.unknownLocale("tlh")) { try RelativeFormat(validating: "tlh") }
  }

  // Friday 2026-01-02T09:30Z and what a wall calendar says of the other day. Weeks begin on Sunday in en (US).
  @Test(arguments: [
    ("2026-01-02T09:30:59Z", "in 59 seconds"), ("2026-01-02T09:30:00.999Z", "now"),
    ("2026-01-02T09:29:00.500Z", "59 seconds ago"), ("2026-01-02T09:32:59Z", "in 2 minutes"),
    ("2026-01-02T10:29:59Z", "in 59 minutes"), ("2026-01-02T10:30:00Z", "in 1 hour"),
    ("2026-01-02T23:30:00Z", "in 14 hours"), ("2026-01-03T00:10:00Z", "tomorrow"),
    ("2026-01-01T23:30:00Z", "yesterday"), ("2026-01-03T23:59:00Z", "tomorrow"),
    ("2026-01-08T00:00:00Z", "in 6 days"), ("2026-01-09T00:00:00Z", "next week"),
    ("2026-01-10T23:00:00Z", "next week"), ("2026-01-11T00:00:00Z", "in 2 weeks"),
    ("2025-12-26T23:00:00Z", "last week"), ("2025-12-20T23:00:00Z", "2 weeks ago"),
    ("2026-01-31T00:00:00Z", "in 4 weeks"), ("2026-02-02T00:00:00Z", "next month"),
    ("2026-12-31T00:00:00Z", "in 11 months"), ("2027-01-01T00:00:00Z", "next year"),
    ("2025-01-31T00:00:00Z", "last year"), ("2025-02-01T00:00:00Z", "11 months ago"),
    ("2029-01-01T00:00:00Z", "in 3 years"),
  ])
  func choosesTheUnit(other: String, expected: String) throws {
    let text = RelativeFormat(locale: "en")
      .string(from: morning, to: try Instant(iso8601: other), timeZone: .utc)
    #expect(text == expected)
  }

  @Test func beginsWeeksAsTheLocaleDoes() throws {
    // Sunday the 11th ends the next week in Germany.
    let sunday = try Instant(iso8601: "2026-01-11T12:00Z")
    let german = RelativeFormat(locale: "de").string(from: morning, to: sunday, timeZone: .utc)
    #expect(german == "nächste Woche")
  }

  @Test func countsDaysInTheTimeZone() throws {
    let start = try Instant(iso8601: "2026-01-02T20:00Z")
    let end = try Instant(iso8601: "2026-01-02T23:30Z")
    let format = RelativeFormat(locale: "en")
    #expect(format.string(from: start, to: end, timeZone: .utc) == "in 3 hours")
    #expect(format.string(from: start, to: end, timeZone: "Europe/Berlin") == "tomorrow")
    let extremes = format.string(
      from: Instant(millisecondsSince1970: .min), to: Instant(millisecondsSince1970: .max),
      timeZone: .utc)
    #expect(extremes == "in 584,554,049 years")
  }
}
