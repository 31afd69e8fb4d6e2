internal import CNumerusICUShim
public import NumerusLocales

/// Dates and times as text in a locale.
///
///     let time = DateFormat(.time(.short), locale: "zh-Hant-TW", twentyFourHour: true)
///     time.string(from: .now)          // "09:30"
///
/// The clock is the locale's own, or what its keyword says (`-u-hc-h23`, `@hours=h23`), or what
/// `twentyFourHour` says, which goes before both: true is hours from 00 to 23 without a day period, also in
/// a skeleton that asks for another clock; false is the 12-hour clock as the locale writes it. Patterns are
/// taken as they are written.
///
/// Immutable; opened once, used by many threads. Opening costs tens of microseconds, and a
/// skeleton or another clock than the locale's a millisecond: keep it.
/// Source: `udat_open`, `udatpg_getBestPattern`; UTS #35 part 4.
public struct DateFormat: Sendable {
  let core: DateFormatCore?
  /// What is shown.
  public let style: DateStyle
  /// The locale that was asked for, with the calendar that was.
  public let locale: LocaleID

  /// A format that always works: what ICU does not know, it replaces.
  ///
  /// - Parameters:
  ///   - style: What is shown.
  ///   - locale: Whose way it is shown in.
  ///   - timeZone: Nil is the machine's time zone; an unknown one is UTC.
  ///   - calendar: Nil is the locale's own, or that of its keyword `ca`.
  ///   - twentyFourHour: Nil is the locale's own clock, or that of its keyword `hc`.
  public init(
    _ style: DateStyle, locale: LocaleID, timeZone: TimeZoneID? = nil,
    calendar: CalendarSystem? = nil, twentyFourHour: Bool? = nil
  ) {
    let request = DateFormatRequest(
      style, locale: locale, timeZone: timeZone, calendar: calendar, twentyFourHour: twentyFourHour)
    self.style = style
    self.locale = request.locale
    core = (try? DateFormatCore(request)) ?? (try? DateFormatCore(request.withoutNumberingSystem))
  }

  /// A format of which ICU knows every part.
  ///
  /// - Throws: ``FormatError/unknownLocale(_:)``; ``FormatError/unknown(_:_:)`` for a time zone, calendar or
  ///   numbering system;
  ///   ``FormatError/pattern(_:offset:)`` for a letter that is no field, or a quote that is not closed.
  public init(
    validating style: DateStyle, locale: LocaleID, timeZone: TimeZoneID? = nil,
    calendar: CalendarSystem? = nil, twentyFourHour: Bool? = nil
  ) throws(FormatError) {
    let request = DateFormatRequest(
      style, locale: locale, timeZone: timeZone, calendar: calendar, twentyFourHour: twentyFourHour)
    self.style = style
    self.locale = request.locale
    core = try DateFormatCore(validating: request)
  }

  /// The text of a time.
  ///
  /// In ISO 8601 where ICU has none: for times outside ``Instant/formattable``.
  public func string(from instant: Instant) -> String {
    guard let core, let text = try? core.string(from: instant) else { return instant.description }
    return text
  }

  /// The text of a time, and which field stands where in it.
  ///
  /// - Throws: ``FormatError/outOfRange(_:)`` for times outside ``Instant/formattable``.
  public func format(_ instant: Instant) throws(FormatError) -> FormattedText {
    try opened().format(instant)
  }

  /// The pattern that style, locale and clock came to: `HH:mm`.
  public var pattern: String { core?.pattern ?? "" }

  /// The time zone that times are shown in.
  public var timeZone: TimeZoneID { core?.timeZone ?? .utc }

  func opened() throws(FormatError) -> DateFormatCore {
    guard let core else { throw .unknownLocale(locale) }
    return core
  }
}
