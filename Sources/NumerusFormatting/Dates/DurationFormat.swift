public import NumerusLocales

/// Durations as text: "3 hr, 5 min", "3:05:09".
///
///     DurationFormat(locale: "en").string(from: .seconds(11_100))                    // "3 hr, 5 min"
///     DurationFormat(locale: "en", width: .digital).string(from: .seconds(11_109))   // "3:05:09"
///
/// The last unit is rounded, half to even if nothing else is said, before the duration is taken apart:
/// 59.7 seconds are "1 min". Units that are zero are left out in words and not in digits; zero itself is "0 sec". A
/// negative duration has its sign at the first number.
///
/// Immutable; used by many threads. Source: CLDR's units, `durationUnits` and lists of units; ICU's
/// `MeasureFormat` composes in the same way.
public struct DurationFormat: Sendable {
  /// How much a text spells out.
  public enum Width: String, Hashable, Sendable, CaseIterable {
    /// "3 hours, 5 minutes".
    case long
    /// "3 hr, 5 min".
    case short
    /// "3h 5m".
    case narrow
    /// "3:05:09".
    case digital
  }

  /// What is counted.
  public enum Unit: String, Hashable, Sendable, CaseIterable {
    case week, day, hour, minute, second, millisecond
  }

  let words: DurationWords?
  let digits: DurationDigits?
  let parts: DurationParts
  /// The locale that was asked for.
  public let locale: LocaleID
  /// How much is spelled out.
  public let width: Width

  /// A format.
  ///
  /// - Parameters:
  ///   - locale: Whose way it is shown in.
  ///   - width: How much is spelled out.
  ///   - units: What is counted. In digits these are hours and minutes, minutes and seconds, or all three:
  ///     whatever else is given becomes all three.
  ///   - maximumUnits: How many units are shown at most, from the largest that is not zero; the last of them is
  ///     rounded. Digits show all.
  ///   - fractionDigits: Of the last unit: as many as needed up to this number in words, just this number in
  ///     digits; from 0 to 18.
  ///   - rounding: Of the last unit.
  public init(
    locale: LocaleID, width: Width = .short, units: Set<Unit> = [.hour, .minute, .second],
    maximumUnits: Int? = nil, fractionDigits: Int = 0,
    rounding: FloatingPointRoundingRule = .toNearestOrEven
  ) {
    self.locale = locale
    self.width = width
    let fractionDigits = min(max(0, fractionDigits), 18)
    guard width == .digital else {
      let units = Unit.allCases.filter { units.isEmpty ? $0 == .second : units.contains($0) }
      parts = DurationParts(
        units: units, maximumUnits: max(1, maximumUnits ?? units.count),
        fractionDigits: fractionDigits, rounding: rounding)
      words = try? DurationWords(DataLocale(locale).given, width, units)
      digits = nil
      return
    }
    let shown = DurationDigits.units(units)
    parts = DurationParts(
      units: shown, maximumUnits: shown.count, fractionDigits: fractionDigits, rounding: rounding)
    words = nil
    digits = try? DurationDigits(DataLocale(locale).given, shown, fractionDigits: fractionDigits)
  }

  /// The text of a duration; Swift's own description where ICU has none.
  public func string(from duration: Duration) -> String {
    guard let text = try? format(duration) else { return duration.description }
    return text.string
  }

  /// The text of a duration, and which field stands where in it.
  ///
  /// - Throws: ``FormatError/unknownLocale(_:)``, ``FormatError/icu(status:call:)``.
  public func format(_ duration: Duration) throws(FormatError) -> FormattedText {
    if let words { return try words.format(parts.numbers(of: duration, dropsZeros: true)) }
    guard let digits else { throw .unknownLocale(locale) }
    return try digits.format(parts.numbers(of: duration, dropsZeros: false))
  }
}
