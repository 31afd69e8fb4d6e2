import Foundation
import Numerus
import NumerusFoundation
import Testing

/// 2026-01-02T09:30:00Z: 20,455 days and 9.5 hours after 1970 began.
private let morning = Date(timeIntervalSince1970: 20_455 * 86_400 + 34_200)

@Suite struct DateTests {
  @Test func formatsDates() throws {
    let time = DateFormat(
      .time(.short), locale: "zh-Hant-TW", timeZone: .utc, twentyFourHour: true)
    #expect(time.string(from: morning) == "09:30")
    #expect(try time.format(morning).string == "09:30")
    #expect(try time.format(morning) == time.format(Instant(iso8601: "2026-01-02T09:30:00Z")))
  }

  @Test func formatsIntervals() throws {
    let format = DateIntervalFormat(.skeleton("yMMMd"), locale: "de", timeZone: .utc)
    let interval = DateInterval(start: morning, duration: 3 * 86_400)
    let expected = format.string(from: Instant(morning), to: Instant(interval.end))
    #expect(expected.contains("2026") && expected.contains("5."))
    #expect(format.string(from: interval) == expected)
    #expect(format.string(from: morning, to: interval.end) == expected)
    #expect(try format.format(interval).string == expected)
    #expect(try format.format(from: morning, to: interval.end).string == expected)
  }

  @Test func formatsRelativeTimes() throws {
    let format = RelativeFormat(locale: "en")
    let next = morning.addingTimeInterval(86_400)
    #expect(format.string(from: morning, to: next, timeZone: .utc) == "tomorrow")
    #expect(try format.format(from: next, to: morning, timeZone: .utc).description == "yesterday")
  }

  // That these compile is the test.
  @Test func nowIsNotAmbiguous() throws {
    let format = DateFormat(.date(.short), locale: "en", timeZone: .utc)
    #expect(!format.string(from: .now).isEmpty)
    #expect(!(try format.format(.now)).string.isEmpty)
    let interval = DateIntervalFormat(.skeleton("yMMMd"), locale: "en", timeZone: .utc)
    #expect(!interval.string(from: .now, to: .now).isEmpty)
    #expect(interval.string(from: morning, to: .now).contains("2026"))
    #expect(!RelativeFormat(locale: "en").string(from: .now, to: .now).isEmpty)
  }

  @Test(
    arguments: [
      0, 1, -1, 999, 978_307_200_000, 978_307_199_999, 1_767_346_200_123, -62_135_596_800_001,
      253_402_300_799_999, -8_000_000_000_000_000, 8_000_000_000_000_000,
    ] as [Int64])
  func millisecondsReturn(milliseconds: Int64) {
    let instant = Instant(millisecondsSince1970: milliseconds)
    #expect(Instant(Date(instant)) == instant)
  }

  @Test func everyMillisecondReturns() {
    for offset in 0..<100_000 as Range<Int64> {
      let instant = Instant(millisecondsSince1970: 1_767_346_200_000 + offset * 7_919)
      guard Instant(Date(instant)) == instant else {
        Issue.record("\(instant) became \(Instant(Date(instant)))")
        return
      }
    }
  }

  @Test func fractionsOfAMillisecondAreDropped() {
    let almost = Date(timeIntervalSince1970: 1_767_346_199.999_9)
    #expect(Instant(almost).millisecondsSince1970 == 1_767_346_199_999)
    #expect(Instant(Date(timeIntervalSince1970: -0.000_4)).millisecondsSince1970 == -1)
  }

  @Test func extremesDoNotTrap() throws {
    #expect(Instant(Date(timeIntervalSince1970: .infinity)).millisecondsSince1970 == .max)
    #expect(Instant(Date(timeIntervalSince1970: -.infinity)).millisecondsSince1970 == .min)
    #expect(Instant(Date(timeIntervalSince1970: 1e18)).millisecondsSince1970 == .max)
    #expect(Instant(Date(timeIntervalSince1970: -1e18)).millisecondsSince1970 == .min)
    #expect(Instant(Date(timeIntervalSince1970: 1e300)).millisecondsSince1970 == .max)
    let none = Date(timeIntervalSince1970: .nan)
    let format = DateFormat(.date(.short), locale: "en", timeZone: .utc)
    #expect(throws: FormatError.self) { try format.format(none) }
    #expect(!format.string(from: none).isEmpty)
    #expect(!format.string(from: Date.distantFuture).isEmpty)
    _ = Date(Instant(millisecondsSince1970: .max))
    _ = Date(Instant(millisecondsSince1970: .min))
  }
}
