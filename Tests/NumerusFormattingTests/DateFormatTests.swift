import NumerusFormatting
import NumerusLocales
import Testing

/// 2026-01-02T09:30:00Z, a Friday.
let morning = Instant(millisecondsSince1970: 1_767_346_200_000)
/// 2026-01-02T00:05:00Z.
let midnight = Instant(millisecondsSince1970: 1_767_312_300_000)

/// No-break and narrow no-break spaces as plain ones: CLDR releases differ in them.
func plain(_ text: String) -> String {
  String(text.map { "\u{A0}\u{202F}\u{2009}".contains($0) ? " " : $0 })
}

@Suite struct DateFormatTests {
  func text(
    _ style: DateStyle, _ locale: LocaleID, _ instant: Instant = morning,
    twentyFourHour: Bool? = nil
  ) -> String {
    DateFormat(style, locale: locale, timeZone: .utc, twentyFourHour: twentyFourHour)
      .string(from: instant)
  }

  // From CLDR 42's gregorian.json of each locale by hand: timeFormats/short, availableFormats/Hm and hm.
  @Test(
    .enabled(if: ICUVersion.linked.major == 72, "Expectations are of CLDR 42."),
    arguments: [
      ("en", "9:30 AM", "09:30"), ("zh-Hant-TW", "上午9:30", "09:30"), ("ja", "9:30", "9:30"),
      ("de", "09:30", "09:30"), ("fr", "09:30", "09:30"), ("ar-EG", "٩:٣٠ ص", "٠٩:٣٠"),
      ("he", "9:30", "9:30"), ("hi", "9:30 am", "09:30"), ("th", "09:30", "09:30"),
      ("fa", "۹:۳۰", "۹:۳۰"), ("zh", "09:30", "09:30"), ("bg", "9:30 ч.", "9:30 ч."),
      ("am", "9:30 ጥዋት", "09:30"), ("ko", "오전 9:30", "09:30"), ("en-GB", "09:30", "09:30"),
    ])
  func writesTimesByBothClocks(locale: String, own: String, twentyFour: String) {
    #expect(plain(text(.time(.short), LocaleID(locale))) == own)
    #expect(text(.time(.short), LocaleID(locale), twentyFourHour: true) == twentyFour)
    #expect(text(.time(.short), LocaleID(locale + "-u-hc-h23")) == twentyFour)
    #expect(text(.time(.short), LocaleID(locale + "@hours=h23")) == twentyFour)
  }

  @Test func puts202FBeforeDayPeriodsWhereTheDataDoes() {
    // CLDR 42 brought it.
    guard ICUVersion.linked.major >= 72 else { return }
    #expect(text(.time(.short), "en") == "9:30\u{202F}AM")
  }

  @Test(arguments: [
    ("en-u-hc-h11", "0:05 AM"), ("en-u-hc-h12", "12:05 AM"), ("en-u-hc-h23", "00:05"),
    ("en-u-hc-h24", "24:05"), ("ja-u-hc-h11", "午前0:05"), ("ja-u-hc-h12", "午前12:05"),
    ("de-u-hc-h12", "12:05 AM"), ("de-u-hc-h24", "24:05"), ("zh-Hant-TW-u-hc-h12", "上午12:05"),
  ])
  func followsTheKeywordOfTheLocale(locale: String, expected: String) {
    let own = plain(text(.time(.short), LocaleID(locale), midnight))
    // zh-Hant-TW's own clock has periods of the day (B), which call midnight by another name.
    if locale.hasPrefix("zh") {
      #expect(own.hasSuffix("12:05"))
    } else {
      #expect(own == expected)
    }
    // What is asked for explicitly goes before the keyword.
    let forced = text(.time(.short), LocaleID(locale), midnight, twentyFourHour: true)
    #expect(forced == (locale.hasPrefix("ja") ? "0:05" : "00:05"))
  }

  @Test func writesThe12HourClockAsTheLocaleDoes() {
    #expect(plain(text(.time(.short), "de", twentyFourHour: false)) == "9:30 AM")
    // CLDR's Japanese counts 0 to 11.
    #expect(text(.time(.short), "ja", midnight, twentyFourHour: false) == "午前0:05")
    #expect(plain(text(.time(.short), "en-u-hc-h23", twentyFourHour: false)) == "9:30 AM")
    #expect(plain(text(.skeleton("Hmm"), "en", twentyFourHour: false)) == "9:30 AM")
  }

  @Test(.enabled(if: ICUVersion.linked.major == 72, "Expectations are of CLDR 42."))
  func changesOnlyTheTimeWithinADateAndTime() {
    // The word between date and time has no skeleton. Source: CLDR 42, dateTimeFormats.
    let full = DateStyle.dateTime(date: .full, time: .short)
    if ICUVersion.linked.major == 72 {
      #expect(text(full, "en", twentyFourHour: true) == "Friday, January 2, 2026 at 09:30")
    }
    let format = DateFormat(
      .dateTime(date: .short, time: .full), locale: "zh-Hant-TW", timeZone: .utc,
      twentyFourHour: true)
    #expect(format.string(from: morning) == "2026/1/2 09:30:00 [世界標準時間]")
    #expect(format.pattern == "y/M/d HH:mm:ss [zzzz]")
    // "à" and "h" are quoted, and no fields: Canadian French writes hours and minutes so.
    let canadian = DateFormat(
      .dateTime(date: .long, time: .short), locale: "fr-CA", timeZone: .utc, twentyFourHour: true)
    #expect(plain(canadian.string(from: midnight)) == "2 janvier 2026 à 00 h 05")
  }

  @Test func resolvesTheHourOfSkeletonsByTheClock() {
    #expect(plain(text(.skeleton("jmm"), "en")) == "9:30 AM")
    #expect(text(.skeleton("jmm"), "en-u-hc-h23") == "09:30")
    #expect(text(.skeleton("jmm"), "en", twentyFourHour: true) == "09:30")
    #expect(text(.skeleton("hmma"), "en", twentyFourHour: true) == "09:30")
    #expect(text(.skeleton("Bhmm"), "zh-Hant-TW", twentyFourHour: true) == "09:30")
    // The letter is the caller's where the keyword alone speaks.
    #expect(plain(text(.skeleton("hmm"), "en-u-hc-h23")) == "9:30 AM")
    #expect(text(.skeleton("yMMMd"), "en") == "Jan 2, 2026")
    #expect(text(.skeleton("yMMMd"), "de") == "2. Jan. 2026")
    #expect(text(.skeleton(""), "en") == "")
  }

  @Test func takesPatternsAsTheyAre() {
    #expect(text(.pattern("yyyy-MM-dd HH:mm"), "en") == "2026-01-02 09:30")
    #expect(text(.pattern("yyyy-MM-dd HH:mm"), "ar-EG") == "٢٠٢٦-٠١-٠٢ ٠٩:٣٠")
    #expect(text(.pattern("h 'o''clock' a"), "en", twentyFourHour: true) == "9 o'clock AM")
    #expect(text(.pattern(""), "en") == "")
    #expect(text(.pattern("'a\0b'y"), "en") == "a\0b2026")
  }

  // Years by arithmetic: Buddhist 2026 + 543, Minguo 2026 - 1911, Reiwa 2026 - 2018. The rest from Node 20 (ICU 78)'s
  // Intl.DateTimeFormat with timeZone UTC, where its data and ICU 72's agree.
  @Test(arguments: [
    ("th", "2 มกราคม พุทธศักราช 2569"), ("th-u-ca-buddhist", "2 มกราคม พุทธศักราช 2569"),
    ("ja-u-ca-japanese", "令和8年1月2日"), ("zh-Hant-TW-u-ca-roc", "民國115年1月2日"),
    ("fa", "۱۲ دی ۱۴۰۴"), ("he-u-ca-hebrew", "י״ג בטבת תשפ״ו"),
  ])
  func countsYearsByTheCalendar(locale: String, expected: String) {
    let text = text(.date(.long), LocaleID(locale)).filter { $0 != "\u{200F}" }
    #expect(
      text == expected || text.hasPrefix(expected)
        || text == expected.replacing("พุทธศักราช ", with: ""))
  }

  @Test func takesTheCalendarFromTheCallerFirst() {
    func year(_ locale: LocaleID, _ calendar: CalendarSystem) -> String {
      DateFormat(.pattern("y"), locale: locale, timeZone: .utc, calendar: calendar)
        .string(from: morning)
    }
    #expect(year("th", .gregorian) == "2026")
    #expect(year("en", .buddhist) == "2569")
    #expect(year("en-u-ca-roc", .persian) == "1404")
    #expect(year("en", .hebrew) == "5786")
    #expect(year("am", .ethiopic) == "2018")
    #expect(year("am", .ethiopicAmeteAlem) == "7518")
    #expect(year("en", .coptic) == "1742")
    #expect(year("en", .indian) == "1947")
    #expect(year("en", .islamicUmmAlQura) == "1447")
    #expect(DateFormat(.pattern("y"), locale: "en", calendar: .roc).locale == "en-u-ca-roc")
  }

  @Test func namesPartsByTheirLetters() throws {
    let text = try DateFormat(.pattern("EEEE، d MMMM"), locale: "ar-EG", timeZone: .utc)
      .format(morning)
    #expect(text.parts.map(\.field) == [.date("E"), .date("d"), .date("M")])
    #expect(text.parts.map { String(text.string[$0.range]) } == ["الجمعة", "٢", "يناير"])
  }
}
