import Foundation

/// What the figures were taken on.
struct Machine: Codable {
  let processor: String
  let cores: Int
  let system: String
  let swift: String
  let icu: String
  let node: String?

  init(icu: ICUVersion, node: NodePeer?) {
    processor = Self.field("model name", in: "/proc/cpuinfo") ?? "unknown processor"
    cores = ProcessInfo.processInfo.activeProcessorCount
    system =
      Self.field("PRETTY_NAME", in: "/etc/os-release")
      ?? ProcessInfo.processInfo.operatingSystemVersionString
    swift = Self.swiftVersion
    self.icu = "\(icu.icu), CLDR \(icu.cldr)"
    self.node = node?.version
  }

  /// The version in the compiler's first line, "Swift version 6.3.1 (…)".
  private static var swiftVersion: String {
    guard let swiftc = ExecutableSearch.path(of: "swiftc"),
      let text = CommandOutput.of(swiftc, ["--version"]),
      let start = text.range(of: "Swift version ")?.upperBound
    else { return "unknown" }
    return String(text[start...].prefix { $0 != " " && $0 != "\n" })
  }

  /// The value of the first line "name: value" or name="value" of a file.
  private static func field(_ name: String, in file: String) -> String? {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix(name) }),
      let separator = line.firstIndex(where: { $0 == ":" || $0 == "=" })
    else { return nil }
    return line[line.index(after: separator)...]
      .trimmingCharacters(in: CharacterSet(charactersIn: " \t\""))
  }
}
