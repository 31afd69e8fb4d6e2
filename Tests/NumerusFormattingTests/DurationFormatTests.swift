import NumerusFormatting
import NumerusLocales
import Testing

@Suite struct DurationFormatTests {
  let duration = Duration.seconds(3 * 3_600 + 5 * 60 + 9)

  // What icu::MeasureFormat of ICU 72 says for 3 h, 5 min, 9 s, called from C++.
  @Test(arguments: [
    ("en", "3 hours, 5 minutes, 9 seconds", "3 hr, 5 min, 9 sec", "3h 5m 9s", "3:05:09"),
    (
      "da", "3 timer, 5 minutter og 9 sekunder", "3 t., 5 min. og 9 sek.", "3 t, 5 m og 9 s",
      "3.05.09"
    ),
    ("fi", "3 tuntia, 5 minuuttia ja 9 sekuntia", "3 t, 5 min, 9 s", "3t 5min 9s", "3.05.09"),
    ("ar-EG", "٣ ساعات، و٥ دقائق، و٩ ثوان", "٣ س، و٥ د، و٩ ث", "٣ س و٥ د و٩ ث", "٣:٠٥:٠٩"),
  ])
  func writes(locale: String, long: String, short: String, narrow: String, digital: String) {
    for (width, expected) in [
      (DurationFormat.Width.long, long), (.short, short), (.narrow, narrow), (.digital, digital),
    ] {
      let text = DurationFormat(locale: LocaleID(locale), width: width).string(from: duration)
      #expect(plain(text) == expected)
    }
  }

  func english(
    _ duration: Duration, _ width: DurationFormat.Width = .short,
    units: Set<DurationFormat.Unit> = [.hour, .minute, .second], maximum: Int? = nil,
    fraction: Int = 0, rounding: FloatingPointRoundingRule = .toNearestOrEven
  ) -> String {
    DurationFormat(
      locale: "en", width: width, units: units, maximumUnits: maximum, fractionDigits: fraction,
      rounding: rounding
    ).string(from: duration)
  }

  @Test func leavesZerosOut() {
    #expect(english(.seconds(11_100)) == "3 hr, 5 min")
    #expect(english(.seconds(10_809)) == "3 hr, 9 sec")
    #expect(english(.zero) == "0 sec")
    #expect(english(.zero, units: []) == "0 sec")
    #expect(english(.zero, .digital) == "0:00:00")
    #expect(english(.seconds(5), .digital) == "0:00:05")
    #expect(english(.seconds(1_234_567), .digital) == "342:56:07")
    #expect(english(.seconds(11_109), .digital, units: [.hour, .minute]) == "3:05")
    #expect(english(.seconds(11_109), .digital, units: [.minute, .second]) == "185:09")
    #expect(english(.seconds(1_234_567), units: [.week, .day, .hour]) == "2 wks, 7 hr")
  }

  @Test func roundsTheLastUnit() {
    #expect(english(.milliseconds(59_700)) == "1 min")
    #expect(english(.milliseconds(59_400)) == "59 sec")
    #expect(english(.milliseconds(3_599_500)) == "1 hr")
    #expect(english(.milliseconds(2_500)) == "2 sec", "half to even")
    #expect(english(.milliseconds(2_500), rounding: .toNearestOrAwayFromZero) == "3 sec")
    #expect(english(.milliseconds(2_999), rounding: .towardZero) == "2 sec")
    #expect(english(.milliseconds(-2_001), rounding: .down) == "-3 sec")
    #expect(english(.milliseconds(-2_999), rounding: .up) == "-2 sec")
    #expect(english(.milliseconds(59_999), .digital) == "0:01:00")
    #expect(english(.milliseconds(9_250), fraction: 2) == "9.25 sec")
    #expect(english(.milliseconds(9_250), fraction: 1) == "9.2 sec")
    #expect(english(.milliseconds(9_500), fraction: 3) == "9.5 sec")
    #expect(english(.milliseconds(9_500), .digital, fraction: 2) == "0:00:09.50")
    #expect(english(.seconds(5_400), units: [.hour], fraction: 1) == "1.5 hr")
    #expect(english(.seconds(1_200), units: [.hour], fraction: 2) == "0.33 hr")
    #expect(english(.milliseconds(1), fraction: 18) == "0.001 sec")
    #expect(
      english(Duration(secondsComponent: 0, attosecondsComponent: 1), fraction: 18)
        == "0.000000000000000001 sec")
  }

  @Test func showsTheLargestUnits() {
    #expect(english(duration, maximum: 1) == "3 hr")
    #expect(english(duration, maximum: 2) == "3 hr, 5 min")
    #expect(english(.seconds(3 * 3_600 + 5 * 60 + 31), maximum: 2) == "3 hr, 6 min")
    #expect(english(.seconds(3 * 3_600 + 59 * 60 + 31), maximum: 2) == "4 hr")
    #expect(english(.milliseconds(59_700), maximum: 1) == "1 min")
    #expect(english(.seconds(3_599), maximum: 1) == "1 hr")
    #expect(english(.seconds(3_599), maximum: 2) == "59 min, 59 sec")
    #expect(english(.seconds(9), maximum: 1) == "9 sec")
    #expect(english(.zero, maximum: 1) == "0 sec")
    #expect(english(duration, maximum: 0) == "3 hr")
  }

  @Test func putsTheSignAtTheFirstNumber() {
    #expect(english(.seconds(-11_109)) == "-3 hr, 5 min, 9 sec")
    #expect(english(.seconds(-309), .digital) == "-0:05:09")
    #expect(english(.milliseconds(-400)) == "0 sec")
    #expect(english(.milliseconds(-400), .digital) == "0:00:00")
    #expect(english(.milliseconds(-400), fraction: 1) == "-0.4 sec")
  }

  @Test func reachesTheLongestDurations() {
    let longest = Duration.seconds(Int64.max)
    #expect(english(longest) == "2,562,047,788,015,215 hr, 30 min, 7 sec")
    #expect(english(.seconds(Int64.min)) == "-2,562,047,788,015,215 hr, 30 min, 8 sec")
    #expect(english(longest, .digital) == "2562047788015215:30:07")
  }

  @Test func namesParts() throws {
    let words = try DurationFormat(locale: "en", width: .long).format(.seconds(3_605))
    let shown = words.parts.map { ($0.field, String(words.string[$0.range])) }
    #expect(words.string == "1 hour, 5 seconds")
    #expect(shown.contains { $0 == (.number(.integer), "5") })
    #expect(shown.contains { $0 == (.number(.measureUnit), "seconds") })
    #expect(shown.contains { $0 == (.list(.element), "1 hour") })
    let digits = try DurationFormat(locale: "ar-EG", width: .digital).format(.seconds(3_605))
    let numbers = digits.parts.filter { $0.field == .number(.integer) }
    #expect(numbers.map { String(digits.string[$0.range]) } == ["١", "٠٠", "٠٥"])
  }
}
