internal import CNumerusICUShim

/// The name of a time zone: `Europe/Berlin`, `UTC`, or an offset, `GMT+05:30`.
///
/// Names are those of the tz database; ICU compares them with their case. Offsets may be written
/// `+05:30`, `+0530`, `+5`, `GMT+5` or `UTC-08:00`.
public struct TimeZoneID: Hashable, Sendable {
  /// The name as ICU reads it.
  public let identifier: String

  /// A name that is taken as it is: what ICU does not know counts as UTC when it formats.
  public init(_ name: String) {
    identifier = Self.spelling(of: name)
  }

  /// A name that ICU knows.
  ///
  /// - Throws: ``FormatError/unknown(_:_:)`` with ``FormatError/Kind/timeZone``.
  public init(validating name: String) throws(FormatError) {
    self.init(name)
    let identifier = identifier
    // ICU reads names with a zero byte to there.
    guard identifier.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw .unknown(.timeZone, name)
    }
    let canonical = try? ICUText.string("ucal_getCanonicalTimeZoneID") {
      nicu_time_zone_canonical(identifier, Int32(identifier.utf8.count), $0, &$1)
    }
    guard let canonical, canonical != "Etc/Unknown" else { throw .unknown(.timeZone, name) }
  }

  /// Coordinated Universal Time.
  public static var utc: TimeZoneID { TimeZoneID("UTC") }

  /// The time zone of the machine, as it was when ICU first looked.
  ///
  /// Source: `ucal_getDefaultTimeZone`.
  public static var system: TimeZoneID {
    let name = try? ICUText.string("ucal_getDefaultTimeZone") { nicu_time_zone_default($0, &$1) }
    return TimeZoneID(name ?? "UTC")
  }

  /// How far the zone's clocks are ahead of UTC at a time, daylight saving included.
  public func offset(at instant: Instant) -> Swift.Duration {
    .milliseconds(milliseconds(at: instant))
  }

  func milliseconds(at instant: Instant) -> Int {
    var status: Int32 = 0
    let offset = nicu_time_zone_offset(
      identifier, Int32(identifier.utf8.count), instant.udate, &status)
    return status > 0 ? 0 : Int(offset)
  }

  /// ICU's spelling of an offset; other names as they are.
  private static func spelling(of name: String) -> String {
    if name == "Z" || name == "z" { return "UTC" }
    let offset = name.hasPrefix("UTC") ? name.dropFirst(3) : name[...]
    guard let sign = offset.first, sign == "+" || sign == "-" else { return name }
    return "GMT" + offset
  }
}

extension TimeZoneID: ExpressibleByStringLiteral, LosslessStringConvertible, Codable {
  /// The name as ICU reads it.
  public var description: String { identifier }

  /// Takes a name as it is; see ``init(_:)``.
  public init(stringLiteral name: String) { self.init(name) }

  /// Reads one string.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes one string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
