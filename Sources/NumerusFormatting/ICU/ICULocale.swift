internal import CNumerusICUShim
internal import NumerusLocales

/// What ICU knows of a locale.
enum ICULocale {
  /// Whether ICU has data for a locale, be it inherited from its language; root counts.
  static func isKnown(_ locale: LocaleID) throws(FormatError) -> Bool {
    var status: Int32 = 0
    let isKnown = nicu_texts_know_locale(locale.identifier, &status)
    guard status <= 0 else { throw .icu(status, "ures_open") }
    return isKnown
  }
}
