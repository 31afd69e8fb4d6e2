internal import NumerusFormatting
internal import NumerusLocales

/// `lang_names`: what a locale is called in another one.
struct LanguageNameTests {
  private struct Key: Hashable {
    let locale: String
    let style: DisplayNames.Style
  }

  private var names = BoundedCache<Key, DisplayNames>()

  mutating func reply(to test: ConformanceTest) throws(ConformanceFault) -> ConformanceReply {
    let subject = try ConformanceTest.locale(test.string("language_label"), "language_label")
    let key = Key(locale: try test.string("locale_label"), style: try Self.style(of: test))
    let names = try names.value(key) { (key) throws(ConformanceFault) in
      let locale = try ConformanceTest.locale(key.locale, "locale_label")
      return try translatingFaults { () throws(FormatError) in
        try DisplayNames(validating: locale, style: key.style, fallback: .code)
      }
    }
    guard let name = names.name(of: .locale(subject)) else {
      throw ConformanceFault("no name", "ICU has none for '\(subject.identifier)'")
    }
    return ConformanceReply(name)
  }

  private static func style(
    of test: ConformanceTest
  ) throws(ConformanceFault) -> DisplayNames.Style {
    switch try test.optionalString("languageDisplay") ?? "standard" {
    case "standard": return .standard
    case "dialect": return .dialect
    case let style:
      throw ConformanceFault(
        "unknown value of an option",
        "languageDisplay: '\(style)'; expected 'standard' or 'dialect'")
    }
  }
}
