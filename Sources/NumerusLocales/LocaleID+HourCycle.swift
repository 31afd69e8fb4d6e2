/// How the hours of a day are counted: the values of the keyword `hc`.
///
/// Source: UTS #35 part 1, section 3.6.1, `hc`. For a 24-hour clock take ``h23``: ``h24`` writes midnight
/// as 24:00.
public enum HourCycle: String, Hashable, Sendable, CaseIterable, Codable {
  /// 0 to 11, with a day period.
  case h11
  /// 12, 1 to 11, with a day period.
  case h12
  /// 0 to 23.
  case h23
  /// 1 to 24.
  case h24
}

extension LocaleID {
  /// The hour cycle that the identifier asks for, in `-u-hc-h23` or `@hours=h23`; nil if none or unknown.
  public var hourCycle: HourCycle? {
    get { keywords["hc"].flatMap(HourCycle.init(rawValue:)) }
    set { keywords["hc"] = newValue?.rawValue }
  }

  /// This identifier with an hour cycle, or with none: `LocaleID("ja").withHourCycle(.h23)` is `ja-u-hc-h23`.
  public func withHourCycle(_ hourCycle: HourCycle?) -> LocaleID {
    var copy = self
    copy.hourCycle = hourCycle
    return copy
  }
}
