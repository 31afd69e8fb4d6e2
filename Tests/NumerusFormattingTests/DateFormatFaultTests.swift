import NumerusFormatting
import NumerusLocales
import Testing

@Suite struct DateFormatFaultTests {
  @Test func namesWhatIsUnknown() {
    func fault(
      _ style: DateStyle = .date(.short), _ locale: LocaleID = "en", zone: TimeZoneID? = nil
    ) -> FormatError? {
      do throws(FormatError) {
        _ = try DateFormat(validating: style, locale: locale, timeZone: zone)
        return nil
      } catch {
        return error
      }
    }
    #expect(fault() == nil)
    #expect(fault(.date(.short), "tlh") == .unknownLocale("tlh"))
    #expect(fault(.date(.short), "en-XA") == nil, "by inheritance")
    #expect(fault(zone: "Europe/Berlin") == nil)
    #expect(fault(zone: "Europe/Berlim") == .unknown(.timeZone, "Europe/Berlim"))
    #expect(fault(zone: "Etc/Unknown") == .unknown(.timeZone, "Etc/Unknown"))
    #expect(fault(.date(.short), "en-u-ca-mayan") == .unknown(.calendar, "mayan"))
    #expect(fault(.date(.short), "en-u-nu-xyzw") == .unknown(.numberingSystem, "xyzw"))
    #expect(fault(.pattern("yyyy-NN")) == .pattern("yyyy-NN", offset: 5))
    #expect(fault(.pattern("'N' é N")) == .pattern("'N' é N", offset: 6))
    #expect(fault(.pattern("h 'o''clock")) == .pattern("h 'o''clock", offset: 2))
    #expect(fault(.pattern("")) == nil)
    #expect(fault(.skeleton("yMd hm")) == .pattern("yMd hm", offset: 3))
    #expect(fault(.skeleton("jJCB")) == nil)
    #expect(
      fault(.pattern("yyyy-NN"))?.description == """
        'N' is no field of a date pattern, at column 6
          yyyy-NN
               ^
        """)
  }

  @Test func isLenientElsewhere() {
    #expect(DateFormat(.pattern("y N"), locale: "en").string(from: morning) == "2026 ")
    let nowhere = DateFormat(.time(.short), locale: "de", timeZone: "No/Where")
    #expect(nowhere.string(from: morning) == "09:30")
    #expect(!DateFormat(.date(.full), locale: "tlh").string(from: morning).isEmpty)
    #expect(!DateFormat(.date(.full), locale: "").string(from: morning).isEmpty)
    let digits = DateFormat(.time(.short), locale: "de-u-ca-mayan-nu-xyzw", timeZone: .utc)
    #expect(digits.string(from: morning) == "09:30")
  }

  @Test func reachesFarYears() throws {
    let format = DateFormat(.pattern("G y-MM-dd"), locale: "en", timeZone: .utc)
    #expect(
      format.string(from: try Instant(iso8601: "+1000000-03-01T00:00:00Z")) == "AD 1000000-03-01")
    let farthest = try Instant(iso8601: "+292000000-01-01")
    #expect(format.string(from: farthest) == "+292000000-01-01T00:00:00Z")
    #expect(throws: FormatError.outOfRange(farthest)) { try format.format(farthest) }
    for value in [Int64.min, .max, Instant.formattable.lowerBound.millisecondsSince1970] {
      #expect(!format.string(from: Instant(millisecondsSince1970: value)).isEmpty)
    }
    #expect(throws: FormatError.self) {
      try format.format(Instant(millisecondsSince1970: .max))
    }
    let interval = DateIntervalFormat(.date(.short), locale: "en", timeZone: .utc)
    #expect(
      interval.string(from: morning, to: farthest)
        == "2026-01-02T09:30:00Z/+292000000-01-01T00:00:00Z")
  }

  @Test(arguments: [10_000])
  func survivesLongPatterns(count: Int) throws {
    let years = String(repeating: "y", count: count)
    _ = DateFormat(.pattern(years), locale: "en").string(from: morning)
    _ = DateFormat(.skeleton(years), locale: "en").string(from: morning)
    _ = DateIntervalFormat(.skeleton(years), locale: "en").string(from: morning, to: midnight)
    let mixed = String((0..<count).map { Array("yMdHmsEGaBzQw")[$0 % 13] })
    _ = DateFormat(.skeleton(mixed), locale: "en").string(from: morning)
    let literal = "'" + String(repeating: "é", count: count) + "'y"
    let format = try DateFormat(validating: .pattern(literal), locale: "en", timeZone: .utc)
    #expect(
      format.string(from: morning) == String(repeating: "é", count: count) + "2026")
    #expect(try format.format(morning).parts.count == 1)
    #expect(
      throws: FormatError.pattern(literal + "N", offset: count + 3)
    ) { try DateFormat(validating: .pattern(literal + "N"), locale: "en") }
  }
}
