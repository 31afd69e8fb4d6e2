internal import CNumerusICUShim
internal import NumerusLocales

/// The locale whose data ICU formats with.
struct DataLocale {
  let requested: LocaleID
  /// The locale of the data, with the keywords that were asked for; without a numbering system that ICU
  /// does not know, or that has no digits.
  let resolved: LocaleID
  let isKnown: Bool
  /// What ICU is given: for a language that it does not know it would take the process's default locale,
  /// and a numbering system that it does not know it refuses together with all else.
  let given: LocaleID

  init(_ locale: LocaleID) {
    requested = locale
    var known = false
    let tag = try? ICUText.string("ures_open") {
      known = nicu_locale_data(locale.identifier, $0, &$1)
    }
    var resolved = LocaleID(tag ?? "und")
    resolved.keywords = locale.keywords
    isKnown = known
    // Root stays root, also with a region: ICU takes the default locale for "und-DE".
    var given = known && locale.language != "und" ? locale : resolved
    if let system = locale.keywords["nu"] {
      if !Self.isSystem(system) { given.keywords["nu"] = nil }
      if given.keywords["nu"] == nil || Self.systemWithoutDigits(of: given) != nil {
        resolved.keywords["nu"] = nil
      }
    }
    self.given = given
    self.resolved = resolved
  }

  var identifier: String { given.identifier }

  /// - Throws: ``FormatError/unknown(_:_:)`` for a numbering system in the keywords.
  func validate() throws(FormatError) {
    guard let system = requested.keywords["nu"] else { return }
    guard Self.isSystem(system) else { throw .unknown(.numberingSystem, system) }
  }

  /// The same for formats that can write digits alone.
  ///
  /// - Throws: ``FormatError/unknown(_:_:)``, ``FormatError/unsupported(_:since:)``.
  func validateDigits() throws(FormatError) {
    try validate()
    guard requested.keywords["nu"] != nil, let name = Self.systemWithoutDigits(of: given) else {
      return
    }
    throw .withoutDigits(name)
  }

  private static func isSystem(_ name: String) -> Bool {
    // Names of what a locale has under other names.
    ["native", "traditio", "finance"].contains(name) || nicu_number_system_exists(name)
  }

  /// The numbering system of a locale whose keyword chose one by rules: "hebr".
  private static func systemWithoutDigits(of locale: LocaleID) -> String? {
    let name = try? ICUText.string("unumsys_open") {
      nicu_locale_number_system(locale.identifier, $0, &$1)
    }
    guard let name, nicu_number_system_has_rules(name) else { return nil }
    return name
  }
}

extension FormatError {
  /// Number formats write digits: ICU shows Latin ones where a system has none (roman, hebr).
  static func withoutDigits(_ system: String) -> FormatError {
    .unsupported("a number format in the numbering system '\(system)'", since: .max)
  }
}
