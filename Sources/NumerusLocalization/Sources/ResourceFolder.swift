internal import Foundation

/// What a folder has of tables.
///
/// A bundle's resources are at its root, or in `Resources` or `Contents/Resources`; languages are in
/// `.lproj` folders there, in any case, since SwiftPM's native build system writes `zh-hant.lproj`.
/// Nothing deeper is looked at: on Linux the main bundle is the folder that the program is in, and may
/// hold anything.
struct ResourceFolder {
  private(set) var files: [TableFile] = []
  /// `CFBundleDevelopmentRegion` of an `Info.plist` there.
  private(set) var developmentLanguage: String?

  init(_ root: URL) {
    for path in ["", "Resources", "Contents/Resources"] {
      let folder = path.isEmpty ? root : root.appendingPathComponent(path, isDirectory: true)
      scan(folder, prefix: path.isEmpty ? "" : path + "/")
    }
    for path in ["Info.plist", "Contents/Info.plist", "Resources/Info.plist"]
    where developmentLanguage == nil {
      developmentLanguage = Self.developmentLanguage(root.appendingPathComponent(path))
    }
  }

  private mutating func scan(_ folder: URL, prefix: String) {
    for name in Self.names(folder) {
      let url = folder.appendingPathComponent(name)
      if name.lowercased().hasSuffix(".lproj") {
        let language = String(name.dropLast(6))
        for inner in Self.names(url) {
          let file = TableFile(
            url.appendingPathComponent(inner), language: language,
            name: "\(prefix)\(name)/\(inner)")
          if let file { files.append(file) }
        }
      } else if let file = TableFile(url, language: nil, name: prefix + name) {
        files.append(file)
      }
    }
  }

  /// Sorted, so that what is found first does not depend on the file system; empty for what is no
  /// folder.
  private static func names(_ folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  private static func developmentLanguage(_ url: URL) -> String? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return (list as? [String: Any])?["CFBundleDevelopmentRegion"] as? String
  }
}
