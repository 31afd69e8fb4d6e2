/// Which device and which width the strings of a table are for.
public struct MessageOptions: Hashable, Sendable {
  /// The names of devices as catalogs write them, the wanted one first; then what else will do.
  ///
  /// Where a string has none of them its first case is taken.
  public var devices: [String]
  /// The width that a string may have, in the unit of the catalog; nil takes the widest.
  public var width: Int?

  /// Strings for some devices, of a width.
  public init(devices: [String] = Self.currentDevices, width: Int? = nil) {
    self.devices = devices
    self.width = width
  }

  /// The devices that this program's platform is taken for.
  ///
  /// Off Apple's platforms a string's "other" comes first, then the one for computers.
  public static var currentDevices: [String] {
    #if os(macOS)
      ["mac", "other"]
    #elseif os(iOS)
      ["iphone", "ipad", "ipod", "other"]
    #elseif os(watchOS)
      ["applewatch", "other"]
    #elseif os(tvOS)
      ["appletv", "other"]
    #elseif os(visionOS)
      ["applevision", "other"]
    #else
      ["other", "mac", "iphone"]
    #endif
  }
}
