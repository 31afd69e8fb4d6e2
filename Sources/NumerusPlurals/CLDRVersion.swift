/// A release of the Unicode Common Locale Data Repository whose plural rules are compiled in.
///
/// Rules change between releases (Hebrew lost `many` in CLDR 42). Two are kept: the newest, and the
/// one of ICU 72, so that categories can be held against the ICU that formats the numbers.
public enum CLDRVersion: Int, CaseIterable, Sendable, Codable {
  /// CLDR 42 of October 2022, the data of ICU 72.
  case v42 = 42
  /// CLDR 48 of October 2025, the data of ICU 78.
  case v48 = 48

  /// The newest release compiled in, which every initializer takes unless told otherwise.
  public static var latest: CLDRVersion { .v48 }
}

extension CLDRVersion: CustomStringConvertible, Comparable {
  /// The number of the release: "48".
  public var description: String { String(rawValue) }

  /// Earlier releases come first.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
