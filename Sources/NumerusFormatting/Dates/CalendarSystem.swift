public import NumerusLocales

/// A calendar, by its name in BCP 47: the values of the keyword `ca`.
///
/// Source: CLDR's `common/bcp47/calendar.xml`.
public enum CalendarSystem: String, Hashable, Sendable, CaseIterable, Codable {
  case buddhist, chinese, coptic, dangi
  /// Ethiopic, years counted from the creation of the world.
  case ethiopicAmeteAlem = "ethioaa"
  case ethiopic
  /// Gregorian, with the Julian calendar before 15 October 1582.
  case gregorian = "gregory"
  case hebrew, indian, islamic
  case islamicCivil = "islamic-civil"
  case islamicSaudi = "islamic-rgsa"
  case islamicTabular = "islamic-tbla"
  case islamicUmmAlQura = "islamic-umalqura"
  /// Gregorian, with the weeks of ISO 8601.
  case iso8601
  case japanese, persian
  /// Of the Republic of China, Minguo.
  case roc
}

extension LocaleID {
  /// The calendar that the identifier asks for, in `-u-ca-buddhist` or `@calendar=buddhist`; nil if none or
  /// unknown.
  public var calendar: CalendarSystem? {
    get { keywords["ca"].flatMap(CalendarSystem.init(rawValue:)) }
    set { keywords["ca"] = newValue?.rawValue }
  }
}
