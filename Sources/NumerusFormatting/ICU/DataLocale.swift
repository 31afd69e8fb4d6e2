internal import CNumerusICUShim
internal import NumerusLocales

/// The locale whose data ICU formats with.
struct DataLocale {
  let requested: LocaleID
  /// The locale of the data, with the keywords that were asked for.
  let resolved: LocaleID
  let isKnown: Bool
  /// What ICU is given: for a language that it does not know it would take the process's default locale.
  let given: LocaleID

  init(_ locale: LocaleID) {
    requested = locale
    var known = false
    let tag = try? ICUText.string("ures_open") {
      known = nicu_locale_data(locale.identifier, $0, &$1)
    }
    var resolved = LocaleID(tag ?? "und")
    resolved.keywords = locale.keywords
    self.resolved = resolved
    isKnown = known
    // Root stays root, also with a region: ICU takes the default locale for "und-DE".
    given = known && locale.language != "und" ? locale : resolved
  }

  var identifier: String { given.identifier }

  /// - Throws: ``FormatError/unknown(_:_:)`` for a numbering system in the keywords.
  func validate() throws(FormatError) {
    guard let system = requested.keywords["nu"] else { return }
    // Names of what a locale has under other names.
    if ["native", "traditio", "finance"].contains(system) { return }
    guard nicu_number_system_exists(system) else { throw .unknown(.numberingSystem, system) }
  }
}
