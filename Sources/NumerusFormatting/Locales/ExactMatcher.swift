internal import NumerusLocales

/// Matching by equality: a wish is cut short until it equals something that is supported.
///
/// This is RFC 4647's lookup with one thing added: a script that is not spelled out counts too. So
/// `zh-TW` finds `zh-Hant` and not `zh`, and `sr-Latn` does not find `sr`, which is Cyrillic.
struct ExactMatcher: Sendable {
  private let places: [LocaleID: Int]

  init(supported: [LocaleID]) {
    places = Dictionary(
      supported.enumerated().map { ($1.canonical.withoutExtensions, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The first wish that equals something supported, and the place of that.
  func best(_ desired: [LocaleID]) -> (desired: Int, supported: Int)? {
    for (index, locale) in desired.enumerated() {
      if let place = place(of: locale) { return (index, place) }
    }
    return nil
  }

  private func place(of locale: LocaleID) -> Int? {
    let wish = locale.canonical.withoutExtensions
    if let place = places[wish] { return place }
    let full = wish.maximized
    for step in Array(wish.ancestors) + [full] + Array(full.ancestors) {
      if let place = places[step], step.maximized.script == full.script { return place }
    }
    return nil
  }
}

extension LocaleID {
  /// This identifier with its variants, but without keywords and extensions.
  var withoutExtensions: LocaleID { LocaleID(bcp47) }
}
