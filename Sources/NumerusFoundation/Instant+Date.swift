#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import NumerusFormatting

extension Instant {
  /// The millisecond that a `Date` is in.
  ///
  /// A `Date` is a `Double`, which seldom holds a millisecond exactly: one that is a rounding error
  /// short of the next, or within half a microsecond of it, is that next one. So
  /// `Instant(Date(instant))` is `instant` again within 278,000 years of 2001. What is beyond 64 bits
  /// becomes the first or last instant there is, and a `Date` of NaN the first, which no format shows.
  public init(_ date: Date) {
    let seconds = date.timeIntervalSinceReferenceDate
    let whole = seconds.rounded(.down)
    guard let wholeSeconds = Int64(exactly: whole) else {
      self.init(millisecondsSince1970: seconds > 0 ? .max : .min)
      return
    }
    let milliseconds = (seconds - whole) * 1_000
    let nearest = milliseconds.rounded()
    let isNear = abs(milliseconds - nearest) <= max(0.000_5, seconds.ulp * 1_000)
    let part = Int128(isNear ? nearest : milliseconds.rounded(.down))
    self.init(
      millisecondsSince1970: Int64(clamping: Int128(wholeSeconds) * 1_000 + part + Self.reference))
  }

  /// 2001-01-01T00:00:00Z, from which `Date` counts.
  fileprivate static let reference: Int128 = 978_307_200_000
}

extension Date {
  /// The `Date` of an instant, as near as its `Double` can hold.
  public init(_ instant: Instant) {
    let (seconds, milliseconds) = (Int128(instant.millisecondsSince1970) - Instant.reference)
      .quotientAndRemainder(dividingBy: 1_000)
    self.init(timeIntervalSinceReferenceDate: Double(seconds) + Double(milliseconds) / 1_000)
  }
}
