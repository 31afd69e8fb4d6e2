internal import NumerusFormatting
internal import NumerusLocales

/// `datetime_fmt`: instants by styles, a skeleton, or the fields of ECMA-402.
struct DateFormatTests {
  private struct Key: Hashable {
    let locale: String
    let options: TestOptions
    let offset: String?
  }

  private var formats = BoundedCache<Key, DateFormat>()

  mutating func reply(to test: ConformanceTest) throws(ConformanceFault) -> ConformanceReply {
    let key = Key(
      locale: try test.optionalString("locale") ?? "und", options: try test.options(),
      offset: test.has("tz_offset_secs") ? try test.number("tz_offset_secs") : nil)
    let format = try formats.value(key) { (key) throws(ConformanceFault) in try Self.format(key) }
    let instant = try Self.instant(of: test)
    let reply = try translatingFaults { () throws(FormatError) in
      ConformanceReply(try format.format(instant).string)
    }
    return reply.telling("actual_pattern", format.pattern)
  }

  private static func instant(of test: ConformanceTest) throws(ConformanceFault) -> Instant {
    guard let text = try test.optionalString("input_string") else {
      guard test.has("input_millis") else {
        throw ConformanceFault("incomplete test", "expected the field 'input_string'")
      }
      let text = try test.number("input_millis")
      guard let milliseconds = Double(text).flatMap({ Int64(exactly: $0.rounded(.down)) }) else {
        throw ConformanceFault("no time", "input_millis: '\(text)'")
      }
      return Instant(millisecondsSince1970: milliseconds)
    }
    // RFC 9557 may name a zone after the time; which one formats, the options say.
    let time = text.prefix { $0 != "[" }
    do throws(InstantSyntaxError) {
      return try Instant(iso8601: String(time))
    } catch {
      throw ConformanceFault("no time", "input_string: \(error)")
    }
  }

  private static func format(_ key: Key) throws(ConformanceFault) -> DateFormat {
    var locale = try ConformanceTest.locale(key.locale, "locale")
    let request = try DateOptions.request(of: key.options, &locale)
    var zone = request.timeZone
    if zone == nil, let offset = key.offset {
      guard let seconds = Double(offset).flatMap({ Int(exactly: $0) }) else {
        throw ConformanceFault("malformed test", "tz_offset_secs: '\(offset)'")
      }
      zone = Self.zone(offset: seconds)
    }
    // Not the machine's: a test must have the same result everywhere.
    let timeZone = TimeZoneID(zone ?? "UTC")
    return try translatingFaults { [locale] () throws(FormatError) in
      try DateFormat(
        validating: request.style, locale: locale, timeZone: timeZone,
        twentyFourHour: request.twentyFourHour)
    }
  }

  private static func zone(offset: Int) -> String {
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let size = Int(offset.magnitude)
    let seconds = size % 60 == 0 ? "" : ":\(two(size % 60))"
    return "GMT\(offset < 0 ? "-" : "+")\(two(size / 3_600)):\(two(size / 60 % 60))\(seconds)"
  }
}
