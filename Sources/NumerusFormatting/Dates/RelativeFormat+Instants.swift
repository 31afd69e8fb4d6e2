internal import CNumerusICUShim
internal import NumerusLocales

extension RelativeFormat {
  /// How far a time is from another, in the unit that ``distance(from:to:timeZone:)`` chooses.
  public func string(
    from reference: Instant, to instant: Instant, timeZone: TimeZoneID = .system
  ) -> String {
    let distance = distance(from: reference, to: instant, timeZone: timeZone)
    return string(from: distance.value, distance.unit)
  }

  /// How far a time is from another, with the parts of the text and the number that it shows.
  ///
  /// - Throws: ``FormatError/icu(status:call:)``.
  public func format(
    from reference: Instant, to instant: Instant, timeZone: TimeZoneID = .system
  ) throws(FormatError) -> RelativeText {
    let distance = distance(from: reference, to: instant, timeZone: timeZone)
    return try format(distance.value, distance.unit)
  }

  /// How far a time is from another, in one unit: the smallest that does not count too far.
  ///
  /// Seconds below a minute, minutes below an hour, hours within the same day and below a day. From there
  /// on what the calendar shows counts, so that "tomorrow", "next week" and "last year" are true: days below
  /// seven; then weeks, which begin on the locale's first day, within the same month or below 28 days; months
  /// below twelve; years. Days are those of a time zone, months those of the proleptic Gregorian calendar.
  /// Parts of a unit are dropped. A past time gives a negative number, or -0.0 seconds.
  public func distance(
    from reference: Instant, to instant: Instant, timeZone: TimeZoneID = .system
  ) -> (value: Double, unit: RelativeUnit) {
    let milliseconds =
      Double(instant.millisecondsSince1970) - Double(reference.millisecondsSince1970)
    func whole(_ unit: RelativeUnit, _ length: Double) -> (Double, RelativeUnit) {
      ((milliseconds / length).rounded(.towardZero), unit)
    }
    let magnitude = abs(milliseconds)
    if magnitude < 60_000 { return whole(.second, 1_000) }
    if magnitude < 3_600_000 { return whole(.minute, 60_000) }
    let from = Self.localDays(reference, timeZone)
    let to = Self.localDays(instant, timeZone)
    if magnitude < 86_400_000, from == to { return whole(.hour, 3_600_000) }
    let days = to - from
    // Clocks set back: more than 24 hours may fit into one day.
    if days == 0 { return whole(.hour, 3_600_000) }
    if abs(days) < 7 { return (Double(days), .day) }
    let (start, end) = (CivilDay(daysSince1970: from), CivilDay(daysSince1970: to))
    let months = (end.year - start.year) * 12 + end.month - start.month
    if months == 0 || abs(days) < 28 {
      return (Double(week(of: to) - week(of: from)), .week)
    }
    if abs(months) < 12 { return (Double(months), .month) }
    return (Double(end.year - start.year), .year)
  }

  private static func localDays(_ instant: Instant, _ timeZone: TimeZoneID) -> Int {
    let local = Int128(instant.millisecondsSince1970) + Int128(timeZone.milliseconds(at: instant))
    return Int(clamping: local.quotientAndRemainderFlooring(86_400_000).quotient)
  }

  /// Weeks since the one that 1970-01-01, a Thursday, is in.
  private func week(of day: Int) -> Int {
    var status: Int32 = 0
    let first = Int(nicu_first_day_of_week(DataLocale(locale).identifier, &status))
    // ICU counts Sunday as 1, so Thursday is 5: so many days into its week was 1970-01-01.
    return (day + (5 - first + 7) % 7).quotientAndRemainderFlooring(7).quotient
  }
}
