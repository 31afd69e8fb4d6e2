extension Instant {
  /// The time that a text in ISO 8601's extended format names.
  ///
  /// A date, or a date and a time joined by `T` or a space, with an offset `Z`, `+05:30`, `+0530` or `+05`;
  /// where there is none it is a time by the clocks of a zone, UTC's unless told otherwise. Of a time that
  /// they show twice the first is meant, and one that they skip is as far after the gap. Seconds may be left out and may have a fraction, of which the milliseconds
  /// count. Years have four digits, or a sign and six to nine (`-000044-03-15`); dates are of the proleptic
  /// Gregorian calendar. `24:00` is the end of the day, and the leap second `23:59:60` the same time as
  /// the second after it.
  ///
  /// - Throws: ``InstantSyntaxError`` with the column and what was expected there.
  public init(
    iso8601 text: String, timeZone: TimeZoneID = .utc
  ) throws(InstantSyntaxError) {
    var text = text
    let end = text.utf8.count
    let (result, fault, hasOffset) = text.withUTF8 { bytes in
      var reader = ISO8601Reader(bytes)
      return (reader.read(), reader.fault, reader.hasOffset)
    }
    guard fault == nil, let result else {
      throw InstantSyntaxError(
        text, offset: fault?.offset ?? end, expected: fault?.expected ?? "a date")
    }
    self = hasOffset ? result : result.asLocalTime(in: timeZone)
  }

  /// The time at which the clocks of a zone show what they would in UTC at this one.
  private func asLocalTime(in timeZone: TimeZoneID) -> Instant {
    guard timeZone != .utc else { return self }
    func shifted(by offset: Int) -> Instant {
      let (shifted, overflow) = millisecondsSince1970.subtractingReportingOverflow(Int64(offset))
      return overflow ? self : Instant(millisecondsSince1970: shifted)
    }
    // Offsets are below a day, so those of the day before and after are all that can be meant.
    let before = timeZone.milliseconds(at: shifted(by: 86_400_000))
    let after = timeZone.milliseconds(at: shifted(by: -86_400_000))
    let early = shifted(by: before)
    if timeZone.milliseconds(at: early) == before { return early }
    let late = shifted(by: after)
    return timeZone.milliseconds(at: late) == after ? late : early
  }
}

extension Instant: CustomStringConvertible {
  /// ISO 8601 in UTC: `2026-01-02T09:30:00Z`, with milliseconds where there are any.
  ///
  /// Years outside 0000 to 9999 have a sign and at least six digits. ``init(iso8601:timeZone:)`` reads it back.
  public var description: String {
    func padded(_ value: Int, _ width: Int) -> String {
      let digits = String(value)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let (days, milliseconds) = Int(millisecondsSince1970).quotientAndRemainderFlooring(86_400_000)
    let day = CivilDay(daysSince1970: days)
    let year =
      (0...9_999).contains(day.year)
      ? padded(day.year, 4) : (day.year < 0 ? "-" : "+") + padded(abs(day.year), 6)
    let seconds = milliseconds / 1_000
    let time = [seconds / 3_600, seconds / 60 % 60, seconds % 60].map { padded($0, 2) }
    let fraction = milliseconds % 1_000
    return "\(year)-\(padded(day.month, 2))-\(padded(day.day, 2))T\(time.joined(separator: ":"))"
      + (fraction == 0 ? "Z" : ".\(padded(fraction, 3))Z")
  }
}
