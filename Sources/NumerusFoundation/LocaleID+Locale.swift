#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import NumerusFormatting
public import NumerusLocales

extension LocaleID {
  /// The identifier of a Foundation locale, with its keywords.
  ///
  /// What a user chose in a system's settings beside the locale itself is not in it. On Linux
  /// `Locale.current` is always en_001, whatever the environment says: `AppLocale.current` is what
  /// to take there.
  public init(_ locale: Locale) { self.init(locale.identifier) }
}

extension Locale {
  /// The Foundation locale of an identifier, in ICU's spelling: `de_DE@hours=h23`.
  public init(_ identifier: LocaleID) { self.init(identifier: identifier.icuIdentifier) }
}

extension TimeZoneID {
  /// The identifier of a Foundation time zone: `Europe/Berlin`, `GMT+0530`.
  ///
  /// A zone that follows the system's settings is taken as it is now.
  public init(_ timeZone: TimeZone) { self.init(timeZone.identifier) }
}
