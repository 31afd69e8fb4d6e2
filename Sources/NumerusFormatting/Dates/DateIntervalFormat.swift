internal import CNumerusICUShim
public import NumerusLocales

/// Two times as one text, with what they share written once: "Jan 2 – 5, 2026".
///
/// The locale's clock and `twentyFourHour` are as for ``DateFormat``; hours from 1 to 24 (`h24`) are
/// written from 0 to 23, since CLDR has no intervals of the former.
///
/// Immutable; used by many threads: ICU formats intervals under a lock of its own
/// (`DateIntervalFormat::formatIntervalImpl` and its mutex). Source: `udtitvfmt_open`.
public struct DateIntervalFormat: Sendable {
  private let handle: ICUHandle?
  /// What is shown of each time.
  public let style: DateStyle
  /// The locale that was asked for, with the calendar that was.
  public let locale: LocaleID
  /// The skeleton that ICU was asked for: `yMMMd`.
  public let skeleton: String

  /// A format that always works: what ICU does not know, it replaces.
  ///
  /// See ``DateFormat``.
  public init(
    _ style: DateStyle, locale: LocaleID, timeZone: TimeZoneID? = nil,
    calendar: CalendarSystem? = nil, twentyFourHour: Bool? = nil
  ) {
    let request = DateFormatRequest(
      style, locale: locale, timeZone: timeZone, calendar: calendar, twentyFourHour: twentyFourHour)
    self.style = style
    self.locale = request.locale
    (handle, skeleton) =
      (try? Self.open(request)) ?? (try? Self.open(request.withoutNumberingSystem)) ?? (nil, "")
  }

  /// A format of which ICU knows every part.
  ///
  /// See ``DateFormat``.
  ///
  /// - Throws: ``FormatError`` with the token that is at fault.
  public init(
    validating style: DateStyle, locale: LocaleID, timeZone: TimeZoneID? = nil,
    calendar: CalendarSystem? = nil, twentyFourHour: Bool? = nil
  ) throws(FormatError) {
    let request = DateFormatRequest(
      style, locale: locale, timeZone: timeZone, calendar: calendar, twentyFourHour: twentyFourHour)
    _ = try DateFormatCore(validating: request)
    self.style = style
    self.locale = request.locale
    (handle, skeleton) = try Self.open(request)
  }

  /// The text of two times; two in ISO 8601 with a slash between where ICU has none.
  public func string(from start: Instant, to end: Instant) -> String {
    guard let handle, Self.isFormattable(start, end) else { return "\(start)/\(end)" }
    let text = try? ICUText.string("udtitvfmt_formatToResult") {
      nicu_interval_format_times(handle.pointer, start.udate, end.udate, false, $0, &$1)
    }
    return text ?? "\(start)/\(end)"
  }

  /// The text of two times, and which field of which time stands where in it.
  ///
  /// Where both times show the same, there is one, and no ``FormattedField/rangeValue(_:)``.
  /// - Throws: ``FormatError/outOfRange(_:)`` for times outside ``Instant/formattable``.
  public func format(from start: Instant, to end: Instant) throws(FormatError) -> FormattedText {
    guard let handle else { throw .unknownLocale(locale) }
    for instant in [start, end] where !Self.isFormattable(instant, instant) {
      throw .outOfRange(instant)
    }
    return try ICUText.formatted("udtitvfmt_formatToResult") {
      nicu_interval_format_times(handle.pointer, start.udate, end.udate, true, $0, &$1)
    }
  }

  private static func isFormattable(_ start: Instant, _ end: Instant) -> Bool {
    Instant.formattable.contains(start) && Instant.formattable.contains(end)
  }

  private static func open(
    _ request: DateFormatRequest
  ) throws(FormatError) -> (ICUHandle, String) {
    let single = try DateFormatCore(request)
    let skeleton = try skeleton(request, single.pattern)
    let zone = single.timeZone.identifier
    let handle: ICUHandle = try .open("udtitvfmt_open", close: nicu_interval_format_close) {
      nicu_interval_format_open(
        skeleton, Int32(clamping: skeleton.utf8.count), zone, Int32(zone.utf8.count),
        request.intervalLocale, &$0)
    }
    return (handle, skeleton)
  }

  private static func skeleton(
    _ request: DateFormatRequest, _ pattern: String
  ) throws(FormatError) -> String {
    let text: String
    if case .skeleton(let skeleton) = request.style {
      text = skeleton
    } else {
      text = try ICUText.string("udatpg_getSkeleton") {
        nicu_pattern_skeleton(pattern, Int32(clamping: pattern.utf8.count), $0, &$1)
      }
    }
    guard let isTwentyFourHour = DatePatternLetters.isTwentyFourHour(pattern) else { return text }
    return DatePatternLetters.skeleton(text, twentyFourHour: isTwentyFourHour)
  }
}
