internal import CNumerusICUShim
internal import NumerusLocales

/// ICU's `LocaleMatcher` over a fixed list: CLDR's language matching (UTS #35 part 1, "Language
/// Matching").
///
/// Immutable once opened, and shared between threads without a lock, as ICU documents.
struct LanguageMatcher: Sendable {
  private let handle: ICUHandle

  /// Nil for an empty list, which ICU would take for a default, and where ICU has no data.
  init?(supported: [LocaleID]) {
    guard !supported.isEmpty else { return nil }
    let list = Self.list(supported)
    let handle = try? ICUHandle.open("LocaleMatcher", close: nicu_matcher_close) {
      nicu_matcher_open(list, &$0)
    }
    guard let handle else { return nil }
    self.handle = handle
  }

  /// The places of the nearest pair, or nil if no pair is near enough.
  ///
  /// An earlier wish counts more than a later one, but a later one that is matched much better
  /// wins.
  func best(_ desired: [LocaleID]) -> (desired: Int, supported: Int)? {
    if let nearest = nearest(desired) { return nearest }
    // ICU counts each wish as a little farther than the one before, and so may find nothing though a later
    // wish alone would: then the first one that does.
    for (index, wish) in desired.enumerated().dropFirst() {
      if let found = nearest([wish]) { return (index, found.supported) }
    }
    return nil
  }

  private func nearest(_ desired: [LocaleID]) -> (desired: Int, supported: Int)? {
    guard !desired.isEmpty else { return nil }
    var status: Int32 = 0
    let match = nicu_matcher_best(handle.pointer, Self.list(desired), &status)
    guard status <= 0, match.desired >= 0, match.supported >= 0 else { return nil }
    return (Int(match.desired), Int(match.supported))
  }

  /// Keywords say nothing about nearness, and would be long.
  private static func list(_ locales: [LocaleID]) -> String {
    locales.map { $0.front.identifier }.joined(separator: ",")
  }
}
