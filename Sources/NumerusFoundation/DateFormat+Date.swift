#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import NumerusFormatting

// Disfavored, so that `.now` means `Instant.now` with this module and without it.

extension DateFormat {
  /// The text of a time.
  ///
  /// In ISO 8601 where ICU has none: for times outside `Instant.formattable`.
  @_disfavoredOverload
  public func string(from date: Date) -> String { string(from: Instant(date)) }

  /// The text of a time, and which field stands where in it.
  ///
  /// - Throws: `FormatError.outOfRange` for times outside `Instant.formattable`.
  @_disfavoredOverload
  public func format(_ date: Date) throws(FormatError) -> FormattedText {
    try format(Instant(date))
  }
}

extension DateIntervalFormat {
  /// The text of two times; two in ISO 8601 with a slash between where ICU has none.
  @_disfavoredOverload
  public func string(from start: Date, to end: Date) -> String {
    string(from: Instant(start), to: Instant(end))
  }

  /// The text of two times, and which field of which time stands where in it.
  ///
  /// - Throws: `FormatError.outOfRange` for times outside `Instant.formattable`.
  @_disfavoredOverload
  public func format(from start: Date, to end: Date) throws(FormatError) -> FormattedText {
    try format(from: Instant(start), to: Instant(end))
  }

  /// The text of an interval; two times in ISO 8601 with a slash between where ICU has none.
  public func string(from interval: DateInterval) -> String {
    string(from: Instant(interval.start), to: Instant(interval.end))
  }

  /// The text of an interval, and which field of which time stands where in it.
  ///
  /// - Throws: `FormatError.outOfRange` for times outside `Instant.formattable`.
  public func format(_ interval: DateInterval) throws(FormatError) -> FormattedText {
    try format(from: Instant(interval.start), to: Instant(interval.end))
  }
}

extension RelativeFormat {
  /// How far a time is from another, in the unit that the calendar makes the most of.
  ///
  /// Source of the unit: `RelativeFormat.distance(from:to:timeZone:)`.
  @_disfavoredOverload
  public func string(
    from reference: Date, to date: Date, timeZone: TimeZoneID = .system
  ) -> String {
    string(from: Instant(reference), to: Instant(date), timeZone: timeZone)
  }

  /// How far a time is from another, with the parts of the text and the number that it shows.
  ///
  /// - Throws: `FormatError.icu`.
  @_disfavoredOverload
  public func format(
    from reference: Date, to date: Date, timeZone: TimeZoneID = .system
  ) throws(FormatError) -> RelativeText {
    try format(from: Instant(reference), to: Instant(date), timeZone: timeZone)
  }
}
