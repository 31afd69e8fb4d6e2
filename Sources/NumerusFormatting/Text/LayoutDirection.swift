internal import CNumerusICUShim
public import NumerusLocales

/// Which way lines of text run, and with them the layout around.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable, Codable {
  case leftToRight, rightToLeft

  /// The other one.
  public var opposite: LayoutDirection { self == .leftToRight ? .rightToLeft : .leftToRight }
}

extension LocaleID {
  /// The direction that the locale's script is written in.
  ///
  /// A script that is not given is the likely one: `az` runs left to right, `az-Arab` and `pa-PK`
  /// right to left. An unknown language, and `und`, run left to right. Source:
  /// `uloc_isRightToLeft`.
  public var layoutDirection: LayoutDirection {
    var status: Int32 = 0
    let isRightToLeft = nicu_locale_is_right_to_left(front.identifier, &status)
    return isRightToLeft && status <= 0 ? .rightToLeft : .leftToRight
  }
}
