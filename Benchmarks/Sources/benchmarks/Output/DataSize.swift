import Foundation

/// The bytes of a library's data.
struct DataSize: Codable {
  let name: String
  let bytes: Int

  static func measured() -> [DataSize] {
    [numerus, icu].compactMap { $0 }
  }

  /// By the banner of the generated tables, as far as the sources are still where they were built.
  private static var numerus: DataSize? {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { folder.deleteLastPathComponent() }
    let file = folder.appendingPathComponent(
      "Sources/NumerusPlurals/Generated/PluralTables.swift")
    guard let text = try? String(contentsOf: file, encoding: .utf8),
      let banner = text.split(separator: "\n").first(where: { $0.hasSuffix(" bytes.") }),
      let bytes = banner.split(separator: " ").dropLast().last.flatMap({ Int($0) })
    else { return nil }
    return DataSize(name: "Numerus' plural tables, two CLDR releases", bytes: bytes)
  }

  /// All of the data library that this process has mapped: ICU's is not divided.
  private static var icu: DataSize? {
    guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8),
      let line = maps.split(separator: "\n").first(where: { $0.contains("/libicudata.") }),
      let start = line.firstIndex(of: "/"),
      let attributes = try? FileManager.default.attributesOfItem(atPath: String(line[start...])),
      let bytes = attributes[.size] as? NSNumber
    else { return nil }
    return DataSize(name: "ICU's data library, for all of ICU", bytes: bytes.intValue)
  }
}
