internal import NumerusFormatting
internal import NumerusLocales

/// `likely_subtags`: what goes without saying in a locale identifier, filled in or left out.
enum LikelySubtagsTests {
  static func reply(to test: ConformanceTest) throws(ConformanceFault) -> ConformanceReply {
    let locale = try ConformanceTest.locale(test.string("locale"), "locale")
    let result =
      switch try test.string("option") {
      case "maximize": locale.maximized
      case "minimize", "minimizeFavorRegion": locale.minimized
      case "minimizeFavorScript": locale.minimizedFavoringScript
      case let option:
        throw ConformanceFault(
          "unknown value of an option",
          "option: '\(option)'; expected maximize, minimize, minimizeFavorScript or "
            + "minimizeFavorRegion")
      }
    return ConformanceReply(result.identifier)
  }
}
