/// What of a time is shown, and how.
public enum DateStyle: Hashable, Sendable {
  /// How much a style spells out.
  public enum Width: String, Hashable, Sendable, CaseIterable, Codable {
    /// "1/2/26", "9:30 AM".
    case short
    /// "Jan 2, 2026", "9:30:00 AM".
    case medium
    /// "January 2, 2026", "9:30:00 AM UTC".
    case long
    /// "Friday, January 2, 2026", "9:30:00 AM Coordinated Universal Time".
    case full
  }

  /// The date as the locale writes it.
  case date(Width)
  /// The time of day as the locale writes it.
  case time(Width)
  /// Both, joined as the locale joins them.
  case dateTime(date: Width, time: Width)
  /// The fields of a date skeleton (`yMMMd`, `jmm`), in the order and with the literals of the locale.
  ///
  /// `j` is the hour by the locale's clock. Source: UTS #35 part 4, "Matching Skeletons".
  case skeleton(String)
  /// A date pattern, the same in every locale but for names and digits: `yyyy-MM-dd HH:mm`.
  ///
  /// Source: UTS #35 part 4, "Date Format Patterns".
  case pattern(String)
}

extension DateStyle.Width {
  /// ICU's `UDateFormatStyle`.
  var icu: Int32 {
    switch self {
    case .full: 0
    case .long: 1
    case .medium: 2
    case .short: 3
    }
  }
}
