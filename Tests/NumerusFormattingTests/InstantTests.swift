import NumerusFormatting
import NumerusLocales
import Testing

@Suite struct InstantTests {
  // Days by arithmetic: 2000-02-29 is 10,957 + 59 days after 1970-01-01, and so on; 0000-03-01 is day -719,468, and
  // 0000 a leap year.
  @Test(arguments: [
    ("1970-01-01", 0), ("1970-01-01T00:00Z", 0), ("1970-01-01T00:00:00.001Z", 1),
    ("1969-12-31T23:59:59.999Z", -1), ("2000-02-29", 11_016 * 86_400_000),
    ("2026-01-02T09:30:00Z", 1_767_346_200_000), ("2026-01-02 09:30", 1_767_346_200_000),
    ("2026-01-02T15:00:00+05:30", 1_767_346_200_000), ("2026-01-02t09:30z", 1_767_346_200_000),
    ("2026-01-02T01:30:00-0800", 1_767_346_200_000), ("2026-01-02T10:30+01", 1_767_346_200_000),
    ("1970-01-01T24:00", 86_400_000), ("1970-01-01T24:00:00.000Z", 86_400_000),
    ("1970-01-01T23:59:60Z", 86_400_000), ("1970-01-01T23:59:60.5Z", 86_400_000),
    ("1970-01-01T00:00:00,9999999999999999999999Z", 999), ("0000-03-01", -719_468 * 86_400_000),
    ("-000001-03-01", (-719_468 - 366) * 86_400_000), ("+000000-03-01", -719_468 * 86_400_000),
    ("+002026-01-02T09:30Z", 1_767_346_200_000),
  ])
  func readsISO8601(text: String, milliseconds: Int) throws {
    #expect(try Instant(iso8601: text).millisecondsSince1970 == Int64(milliseconds))
  }

  @Test(arguments: [
    ("", 1, "a year of four digits"), ("26-01-02", 3, "a year of four digits"),
    ("2026", 5, "'-'"), ("2026-1-02", 7, "a month of two digits"),
    ("2026-13-02", 6, "a month of two digits, from 1 to 12"),
    ("2026-02-29", 9, "a day of two digits, from 1 to 28"),
    ("1900-02-29", 9, "a day of two digits, from 1 to 28"),
    ("2026-01-02x", 11, "'T' and a time, or the end"), ("2026-01-02T", 12, "an hour of two digits"),
    ("2026-01-02T9:30", 13, "an hour of two digits"), ("2026-01-02T09", 14, "':'"),
    ("2026-01-02T25:00", 12, "an hour of two digits, from 0 to 24"),
    ("2026-01-02T24:01", 12, "an hour from 00 to 23, or 24:00"),
    ("2026-01-02T09:60", 15, "a minute of two digits, from 0 to 59"),
    ("2026-01-02T09:30:60", 18, "a second of two digits, from 0 to 59"),
    ("2026-01-02T09:30:00.", 21, "a digit of the fraction"),
    ("2026-01-02T09:30:00Q", 20, "'Z' or an offset from UTC"),
    ("2026-01-02T09:30Zé", 18, "the end"),
    ("2026-01-02T09:30+24", 18, "an offset's hours in two digits, from 0 to 23"),
    ("-000000-01-01", 1, "a year other than -000000"),
    ("+2026-01-01", 6, "a year of six to nine digits after its sign"),
    ("+999999999-01-01", 1, "a year from -292278994 to +292278994"),
    ("٢٠٢٦-01-02", 1, "a year of four digits"), ("2026-01-02\0", 11, "'T' and a time, or the end"),
  ])
  func saysWhereATextIsNoTime(text: String, column: Int, expected: String) {
    do throws(InstantSyntaxError) {
      let instant = try Instant(iso8601: text)
      Issue.record("read \(text) as \(instant)")
    } catch {
      #expect(error.column == column)
      #expect(error.expected == expected)
      #expect(error.description.hasPrefix("expected \(expected), at column \(column)"))
    }
  }

  @Test func boundsItsErrors() {
    let long = "2026-01-02T09:30:00." + String(repeating: "1", count: 1_000_000) + "x"
    do throws(InstantSyntaxError) {
      _ = try Instant(iso8601: long)
      Issue.record("read it")
    } catch {
      #expect(error.column == long.count)
      #expect(error.description.count < 200)
    }
  }

  @Test func writesAndReadsBack() throws {
    #expect(Instant(millisecondsSince1970: 1).description == "1970-01-01T00:00:00.001Z")
    #expect(Instant(millisecondsSince1970: -1).description == "1969-12-31T23:59:59.999Z")
    #expect(try Instant(iso8601: "-000044-03-15").description == "-000044-03-15T00:00:00Z")
    #expect(try Instant(iso8601: "+010000-01-01").description == "+010000-01-01T00:00:00Z")
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<10_000 {
      let bound: Int64 = [1_000_000_000_000, 9_000_000_000_000_000_000].randomElement() ?? 1
      let instant = Instant(
        millisecondsSince1970: Int64.random(in: -bound...bound, using: &generator))
      #expect(try Instant(iso8601: instant.description) == instant)
    }
    // The extremes have years of nine digits that reading does not take.
    #expect(Instant(millisecondsSince1970: .max).description.hasPrefix("+292278994-08-17T07:12:55"))
    #expect(Instant(millisecondsSince1970: .min).description.hasPrefix("-292275055-05-16T16:47:04"))
  }

  @Test func countsDurations() {
    #expect(morning.advanced(by: .milliseconds(1)).millisecondsSince1970 == 1_767_346_200_001)
    #expect(morning.advanced(by: .microseconds(-1)).millisecondsSince1970 == 1_767_346_199_999)
    #expect(morning.advanced(by: .microseconds(999)) == morning)
    #expect(midnight.duration(to: morning) == .seconds(33_900))
    #expect(morning.duration(to: midnight) == .seconds(-33_900))
    let extremes = (
      Instant(millisecondsSince1970: .min), Instant(millisecondsSince1970: .max)
    )
    #expect(extremes.0.duration(to: extremes.1).components.seconds == 18_446_744_073_709_551)
    #expect(extremes.1.advanced(by: .seconds(Int64.max)) == extremes.1)
    #expect(midnight < morning)
    #expect(Instant.now > morning.advanced(by: .seconds(-86_400 * 365)))
  }
}

@Suite struct TimeZoneIDTests {
  @Test(arguments: [
    "UTC", "GMT", "Z", "Europe/Berlin", "Asia/Calcutta", "GMT+5", "+05:30", "-0800", "UTC+5", "EST",
  ])
  func knows(name: String) throws {
    _ = try TimeZoneID(validating: name)
  }

  @Test(arguments: [
    "", "europe/berlin", "Europe/Berlim", "Etc/Unknown", "+25:00", "UTC+x", "UTC\0", "GMT+05:30:99",
  ])
  func refuses(name: String) {
    #expect(throws: FormatError.unknown(.timeZone, name)) { try TimeZoneID(validating: name) }
  }

  @Test func countsFromUTC() throws {
    #expect(TimeZoneID("Europe/Berlin").offset(at: morning) == .seconds(3_600))
    let summer = try Instant(iso8601: "2025-07-01T12:00Z")
    #expect(TimeZoneID("Europe/Berlin").offset(at: summer) == .seconds(7_200))
    #expect(TimeZoneID("+05:30").offset(at: summer) == .seconds(19_800))
    #expect(TimeZoneID("UTC-8").offset(at: summer) == .seconds(-28_800))
    func time(_ zone: TimeZoneID) -> String {
      DateFormat(.pattern("HH:mm"), locale: "en", timeZone: zone).string(from: morning)
    }
    #expect(time("Asia/Kolkata") == "15:00")
    #expect(time("-09:30") == "00:00")
    #expect(time("America/New_York") == "04:30")
    #expect(DateFormat(.date(.short), locale: "en", timeZone: "+05:30").timeZone == "GMT+05:30")
    // The locale's keyword: UTS #35 part 1, section 3.6.8.
    let keyed = DateFormat(.pattern("HH:mm"), locale: "en-u-tz-deber")
    #expect(keyed.string(from: morning) == "10:30")
  }
}
