internal import CNumerusICUShim

/// A point in time, in whole milliseconds since 1970-01-01T00:00:00Z, leap seconds not counted.
///
/// It has no time zone and no calendar: a ``DateFormat`` brings both.
///
///     let start = try Instant(iso8601: "2026-01-02T09:30:00Z")
///     DateFormat(.time(.short), locale: "en").string(from: start)
public struct Instant: Hashable, Sendable {
  /// Milliseconds since 1970-01-01T00:00:00Z; negative before.
  public var millisecondsSince1970: Int64

  /// The time so many milliseconds after 1970-01-01T00:00:00Z.
  public init(millisecondsSince1970: Int64) {
    self.millisecondsSince1970 = millisecondsSince1970
  }

  /// The time of the machine's clock.
  ///
  /// Source: `ucal_getNow`.
  public static var now: Instant {
    Instant(udate: nicu_now()) ?? Instant(millisecondsSince1970: 0)
  }

  /// The times that ICU's calendars reach: about 5.8 million years either way.
  ///
  /// Others are legal instants, but have no localized text. Source: ICU's `Calendar`, `MIN_MILLIS` and
  /// `MAX_MILLIS`.
  public static var formattable: ClosedRange<Instant> {
    Instant(
      millisecondsSince1970: -184_303_902_528_000_000)...Instant(
        millisecondsSince1970: 183_882_168_921_600_000)
  }

  /// ICU's date; nil where that is no number, or is beyond 64 bits.
  init?(udate: Double) {
    guard let milliseconds = Int64(exactly: udate.rounded(.down)) else { return nil }
    self.init(millisecondsSince1970: milliseconds)
  }

  /// ICU's date.
  ///
  /// Beyond the year 287,396 a `Double` cannot hold every millisecond.
  var udate: Double { Double(millisecondsSince1970) }
}

extension Instant: InstantProtocol {
  /// Whether a time comes before another.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.millisecondsSince1970 < right.millisecondsSince1970
  }

  /// The time after a duration, rounded down to a millisecond; the last or first there is on overflow.
  public func advanced(by duration: Swift.Duration) -> Instant {
    let (seconds, attoseconds) = duration.components
    let fraction = Int128(attoseconds)
    let milliseconds =
      Int128(millisecondsSince1970) + Int128(seconds) * 1_000
      + (fraction - (fraction < 0 ? 999_999_999_999_999 : 0)) / 1_000_000_000_000_000
    return Instant(millisecondsSince1970: Int64(clamping: milliseconds))
  }

  /// How long it is from this time to another.
  public func duration(to other: Instant) -> Swift.Duration {
    let from = millisecondsSince1970.quotientAndRemainderFlooring(1_000)
    let to = other.millisecondsSince1970.quotientAndRemainderFlooring(1_000)
    return .seconds(to.quotient - from.quotient) + .milliseconds(to.remainder - from.remainder)
  }
}

extension Instant: Codable {
  /// Reads one string in ISO 8601.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the rendered ``InstantSyntaxError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do throws(InstantSyntaxError) {
      try self.init(iso8601: text)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
    }
  }

  /// Writes one string in ISO 8601, in UTC.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
