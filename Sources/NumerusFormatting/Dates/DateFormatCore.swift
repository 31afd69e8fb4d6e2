internal import CNumerusICUShim
internal import NumerusLocales

/// An opened date formatter of ICU's.
///
/// Sharing it is safe: `udat_format` and `udat_parse` are const, and work on a clone of the formatter's
/// calendar (`DateFormat::format(UDate, …)` and `DateFormat::parse(…, ParsePosition&)` in ICU's
/// datefmt.cpp); the zone names that they load are loaded under ICU's own lock
/// (`SimpleDateFormat::tzFormat`). Only numbers written by rules (Hebrew numerals, Japanese first years)
/// go through an object that fills caches as it formats, and a lock guards those formatters alone.
final class DateFormatCore: Sendable {
  private let handle: ICUHandle
  private let countsByRules: Bool
  private let lock = Locked(())

  init(_ request: DateFormatRequest) throws(FormatError) {
    handle = try .open("udat_open", close: nicu_date_format_close) { status in
      request.withRecipe { nicu_date_format_open(&$0, request.icuLocale, &status) }
    }
    countsByRules = nicu_date_format_counts_by_rules(handle.pointer)
  }

  /// Opens it where all of the request is known.
  ///
  /// - Throws: ``FormatError`` with the token that is at fault.
  convenience init(validating request: DateFormatRequest) throws(FormatError) {
    try request.validate()
    do throws(FormatError) {
      try self.init(request)
    } catch {
      // ICU refuses a numbering system that it does not know, and does not say so.
      guard let name = request.locale.keywords["nu"],
        (try? DateFormatCore(request.withoutNumberingSystem)) != nil
      else { throw error }
      throw .unknown(.numberingSystem, name)
    }
  }

  func run<Result: Sendable>(
    _ body: (OpaquePointer) throws(FormatError) -> Result
  ) throws(FormatError) -> Result {
    guard countsByRules else { return try body(handle.pointer) }
    return try lock.withLock { _ throws(FormatError) in try body(handle.pointer) }
  }

  func string(from instant: Instant) throws(FormatError) -> String {
    guard Instant.formattable.contains(instant) else { throw .outOfRange(instant) }
    return try run { (format) throws(FormatError) in
      try ICUText.string("udat_format") {
        nicu_date_format_time(format, instant.udate, false, $0, &$1)
      }
    }
  }

  func format(_ instant: Instant) throws(FormatError) -> FormattedText {
    guard Instant.formattable.contains(instant) else { throw .outOfRange(instant) }
    return try run { (format) throws(FormatError) in
      try ICUText.formatted("udat_formatForFields") {
        nicu_date_format_time(format, instant.udate, true, $0, &$1)
      }
    }
  }

  var pattern: String {
    let text = try? ICUText.string("udat_toPattern") {
      nicu_date_format_pattern(handle.pointer, $0, &$1)
    }
    return text ?? ""
  }

  var timeZone: TimeZoneID {
    let text = try? ICUText.string("ucal_getTimeZoneID") {
      nicu_date_format_zone(handle.pointer, $0, &$1)
    }
    return TimeZoneID(text ?? "UTC")
  }
}
