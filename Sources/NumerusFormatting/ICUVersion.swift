internal import CNumerusICUShim

/// The ICU that the program is linked with, and the data in it.
public struct ICUVersion: Hashable, Sendable {
  /// ICU's own version: "72.1".
  public let icu: String
  /// The CLDR release of its locale data: "42.0".
  public let cldr: String
  /// The release of its time zone data: "2022e".
  public let timeZones: String

  /// What is linked.
  ///
  /// Source: `u_getVersion`, `ulocdata_getCLDRVersion`, `ucal_getTZDataVersion`.
  public static var linked: ICUVersion {
    func text(_ tuple: [CChar]) -> String {
      String(decoding: tuple.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
    var icu = [CChar](repeating: 0, count: 32)
    var cldr = icu
    var zones = icu
    nicu_versions(&icu, &cldr, &zones)
    return ICUVersion(icu: text(icu), cldr: text(cldr), timeZones: text(zones))
  }

  /// The first number of ``icu``: 72.
  public var major: Int { icu.split(separator: ".").first.flatMap { Int($0) } ?? 0 }
}
