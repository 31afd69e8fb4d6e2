internal import CNumerusICUShim
public import NumerusLocales

extension LocaleID {
  /// This identifier with its likely script and region filled in: `zh-TW` is `zh-Hant-TW`.
  ///
  /// Variants, keywords and extensions stay. A language that CLDR knows nothing of comes back as it
  /// is. Source: UTS #35 part 1, "Likely Subtags", Add; `uloc_addLikelySubtags`.
  public var maximized: LocaleID { replacingFront(with: nicu_locale_maximize) }

  /// This identifier without a script and region that go without saying: `zh-Hant-TW` is `zh-TW`.
  ///
  /// Where either of the two would do, the region stays and the script goes.
  /// Source: UTS #35 part 1, "Likely Subtags", Remove; `uloc_minimizeSubtags`.
  public var minimized: LocaleID { replacingFront(with: nicu_locale_minimize) }

  /// This identifier without a script and region that go without saying, but with the script kept
  /// where it or the region would do: `zh-Hant-TW` is `zh-Hant`.
  ///
  /// Source: UTS #35 part 1, "Likely Subtags", Remove, favoring the script.
  public var minimizedFavoringScript: LocaleID {
    let full = maximized
    let language = full.language
    let trials = [
      language, full.script.map { language + "-" + $0 }, full.region.map { language + "-" + $0 },
    ]
    let front = full.front
    for trial in trials.compactMap({ $0 }) where LocaleID(trial).maximized.front == front {
      return LocaleID(trial + rest)
    }
    return full
  }

  /// Language, script and region alone.
  var front: LocaleID { LocaleID(subtags) }

  /// What the text has after language, script and region: variants, keywords, extensions.
  private var rest: Substring { identifier.dropFirst(front.identifier.count) }

  private func replacingFront(
    with call: (UnsafePointer<CChar>, OpaquePointer, UnsafeMutablePointer<Int32>) -> Void
  ) -> LocaleID {
    let front = front.identifier
    let changed = try? ICUText.string("uloc_addLikelySubtags") { call(front, $0, &$1) }
    guard let changed else { return self }
    return LocaleID(changed + rest)
  }
}
