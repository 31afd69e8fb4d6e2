import CBenchmarkICUShim
import NumerusPlurals

/// Which ICU and which CLDR the program is linked with.
struct ICUVersion {
  /// Such as "72.1".
  let icu: String
  /// Such as "42".
  let cldr: String

  init() {
    (icu, cldr) = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { text in
      text.initialize(repeating: 0)
      guard let start = text.baseAddress else { return ("", "") }
      benchmark_icu_versions(start, start + 32)
      return (String(cString: start), String(cString: start + 32))
    }
  }

  /// The release of Numerus' tables to hold its answers against: its own, or else the newest.
  var release: CLDRVersion {
    Int(cldr.prefix { $0 != "." }).flatMap(CLDRVersion.init(rawValue:)) ?? .latest
  }

  /// What to tell the user where the releases differ, so that rules may.
  var differenceOfReleases: String? {
    guard cldr.prefix(while: { $0 != "." }) != release.description else { return nil }
    return "ICU has CLDR \(cldr); its answers are held against CLDR \(release)"
  }
}
