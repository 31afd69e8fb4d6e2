/// What a relative time counts in.
///
/// Source: ICU's `URelativeDateTimeUnit`.
public enum RelativeUnit: Int32, Hashable, Sendable, CaseIterable {
  case year, quarter, month, week, day, hour, minute, second
  case sunday, monday, tuesday, wednesday, thursday, friday, saturday
}
