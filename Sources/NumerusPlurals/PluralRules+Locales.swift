public import NumerusLocales

extension PluralRules {
  /// The locales that CLDR gives plural rules of a type, root ("und") among them, sorted by code.
  public static func locales(
    _ type: PluralType = .cardinal, cldr: CLDRVersion = .latest
  ) -> [LocaleID] {
    PluralLocaleTable.keys(type, cldr).map { LocaleID($0) }
  }
}
