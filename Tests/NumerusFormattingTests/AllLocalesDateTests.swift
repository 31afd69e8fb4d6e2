import NumerusFormatting
import NumerusLocales
import Testing

@Suite struct AllLocalesDateTests {
  /// Digits of any script as ASCII ones, everything else left out.
  func digits(_ text: String) -> String {
    text.compactMap { $0.wholeNumberValue.map(String.init) }.joined()
  }

  @Test func saysWhatICUSays() throws {
    guard let icu = ICUOracle() else { return print("skipped: no versioned ICU symbols") }
    let widths: [(DateStyle.Width, Int32)] = [(.full, 0), (.long, 1), (.medium, 2), (.short, 3)]
    for name in try icu.locales() {
      let locale = LocaleID(name)
      for (width, style) in widths {
        #expect(
          DateFormat(.dateTime(date: width, time: width), locale: locale, timeZone: .utc)
            .string(from: morning)
            == (try icu.text(morning.udateForTests, date: style, timeStyle: style, locale: name)))
        #expect(
          DateFormat(.time(width), locale: locale, timeZone: .utc).string(from: midnight)
            == (try icu.text(midnight.udateForTests, date: -1, timeStyle: style, locale: name)))
      }
    }
  }

  @Test func writesMidnightAsZeroOnThe24HourClock() throws {
    guard let icu = ICUOracle() else { return print("skipped: no versioned ICU symbols") }
    let names = try icu.locales()
    #expect(names.count > 700)
    for name in names {
      let period = try icu.text(
        midnight.udateForTests, date: -2, timeStyle: -2, pattern: "a", locale: name)
      let keyed = LocaleID(name).withHourCycle(.h23)
      for width in DateStyle.Width.allCases where width == .short || width == .medium {
        let text = DateFormat(
          .time(width), locale: LocaleID(name), timeZone: .utc, twentyFourHour: true
        ).string(from: midnight)
        // CLDR's Yoruba does not pad minutes.
        let yoruba = LocaleID(name).language == "yo"
        let padded = width == .short ? ["0005", "005"] : ["000500", "00500"]
        let expected = yoruba ? ["05", "050"] : padded
        #expect(expected.contains(digits(text)), "\(name): \(text)")
        #expect(!text.contains(period), "\(name): \(text) has \(period)")
        #expect(
          text == DateFormat(.time(width), locale: keyed, timeZone: .utc).string(from: midnight))
      }
      let noon = DateFormat(
        .skeleton("jmm"), locale: LocaleID(name), timeZone: .utc, twentyFourHour: true
      ).string(from: midnight.advanced(by: .seconds(43_200)))
      #expect(digits(noon) == "1205", "\(name): \(noon)")
    }
  }

  @Test func readsBackWhatItWrote() throws {
    guard let icu = ICUOracle() else { return print("skipped: no versioned ICU symbols") }
    for name in try icu.locales() {
      for twentyFourHour in [nil, true] {
        let format = DateFormat(
          .dateTime(date: .medium, time: .short), locale: LocaleID(name), timeZone: .utc,
          twentyFourHour: twentyFourHour)
        let text = format.string(from: morning)
        for parsing in [DateParsing.strict, .lenient] {
          let read = try? format.instant(from: text, parsing)
          let typed = try? format.instant(from: plain(text), parsing)
          #expect(read == morning, "\(name) \(parsing): \(text), \(format.pattern)")
          #expect(typed == morning, "\(name) \(parsing): \(text), with plain spaces")
        }
      }
    }
  }

  @Test(.enabled(if: ICUVersion.linked.major == 72, "Expectations are of CLDR 42."))
  func writesMidnightAsTwelveOrZeroOnThe12HourClock() throws {
    guard let icu = ICUOracle() else { return print("skipped: no versioned ICU symbols") }
    for name in try icu.locales() {
      let text = DateFormat(
        .time(.short), locale: LocaleID(name), timeZone: .utc, twentyFourHour: false
      ).string(from: midnight)
      #expect(["1205", "005", "0005"].contains(digits(text)), "\(name): \(text)")
      let afternoon = DateFormat(
        .time(.short), locale: LocaleID(name), timeZone: .utc, twentyFourHour: false
      ).string(from: morning.advanced(by: .seconds(14_400)))
      #expect(["130", "0130"].contains(digits(afternoon)), "\(name): \(afternoon)")
    }
  }
}

extension Instant {
  var udateForTests: Double { Double(millisecondsSince1970) }
}
