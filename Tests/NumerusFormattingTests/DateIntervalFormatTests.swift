import NumerusFormatting
import NumerusLocales
import Testing

@Suite struct DateIntervalFormatTests {
  let afternoon = morning.advanced(by: .seconds(14_400))
  let monday = morning.advanced(by: .seconds(3 * 86_400))

  func text(
    _ style: DateStyle, _ locale: LocaleID, _ start: Instant, _ end: Instant,
    twentyFourHour: Bool? = nil
  ) -> String {
    let format = DateIntervalFormat(
      style, locale: locale, timeZone: .utc, twentyFourHour: twentyFourHour)
    return plain(format.string(from: start, to: end))
  }

  // What `udtitvfmt_format` of ICU 72 says, called from C; CLDR 42's intervalFormats by hand say the same.
  @Test(arguments: [
    ("en", "9:30 AM – 1:30 PM", "09:30 – 13:30"), ("ja", "9時30分～13時30分", "9時30分～13時30分"),
    ("zh-Hant-TW", "上午9:30至下午1:30", "09:30 – 13:30"),
    ("de", "09:30–13:30 Uhr", "09:30–13:30 Uhr"),
  ])
  func writesWhatIsSharedOnce(locale: String, own: String, twentyFour: String) {
    #expect(text(.skeleton("jmm"), LocaleID(locale), morning, afternoon) == own)
    #expect(
      text(.skeleton("jmm"), LocaleID(locale), morning, afternoon, twentyFourHour: true)
        == twentyFour)
    #expect(
      text(.skeleton("hmm"), LocaleID(locale), morning, afternoon, twentyFourHour: true)
        == twentyFour)
    #expect(
      text(.time(.short), LocaleID(locale), morning, afternoon, twentyFourHour: true)
        == twentyFour)
    #expect(
      text(.skeleton("jmm"), LocaleID(locale + "-u-hc-h23"), morning, afternoon) == twentyFour)
    #expect(
      text(.time(.short), LocaleID(locale + "-u-hc-h24"), morning, afternoon) == twentyFour)
  }

  @Test func writesDates() {
    #expect(text(.skeleton("yMMMd"), "en", morning, monday) == "Jan 2 – 5, 2026")
    #expect(text(.date(.medium), "en", morning, monday) == "Jan 2 – 5, 2026")
    #expect(text(.date(.medium), "en", morning, afternoon) == "Jan 2, 2026")
    #expect(text(.skeleton("yMMMd"), "de", morning, monday) == "2.–5. Jan. 2026")
    #expect(text(.skeleton("yMMMd"), "zh-Hant-TW", morning, monday) == "2026年1月2日至5日")
    #expect(
      text(.skeleton("yMMMdjmm"), "en", morning, afternoon, twentyFourHour: true)
        == "Jan 2, 2026, 09:30 – 13:30")
    #expect(
      text(.skeleton("jmm"), "en", midnight, monday, twentyFourHour: true)
        == "1/2/2026, 00:05 – 1/5/2026, 09:30")
  }

  @Test func namesPartsOfEachTime() throws {
    let text = try DateIntervalFormat(.skeleton("yMMMd"), locale: "en", timeZone: .utc)
      .format(from: morning, to: monday)
    func texts(_ field: FormattedField) -> [String] {
      text.parts.filter { $0.field == field }.map { String(text.string[$0.range]) }
    }
    #expect(texts(.rangeValue(0)) == ["2"])
    #expect(texts(.rangeValue(1)) == ["5"])
    #expect(texts(.date("M")) == ["Jan"])
    #expect(texts(.date("y")) == ["2026"])
    #expect(texts(.date("d")) == ["2", "5"])
  }

  @Test func never24InAnyLocale() throws {
    guard let icu = ICUOracle() else { return print("skipped: no versioned ICU symbols") }
    for name in try icu.locales() {
      let text = DateIntervalFormat(
        .time(.short), locale: LocaleID(name).withHourCycle(.h24), timeZone: .utc,
        twentyFourHour: true
      ).string(from: midnight, to: morning)
      let digits = text.compactMap { $0.wholeNumberValue.map(String.init) }.joined()
      #expect(["00050930", "005930", "0005930", "05930"].contains(digits), "\(name): \(text)")
    }
  }
}
