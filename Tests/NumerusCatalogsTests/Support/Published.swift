import Foundation

/// Public files of strings in a folder beside the checkout, which the project does not carry.
enum Published {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "shared/catalogs")

  /// The bytes of a file; nil, and a message, where the folder is absent.
  static func bytes(_ name: String) -> [UInt8]? {
    guard let data = try? Data(contentsOf: folder.appending(path: name)) else {
      print("skipped: no \(name) in \(folder.path)")
      return nil
    }
    return [UInt8](data)
  }

  /// The names of the files with an extension.
  static func names(_ suffix: String) -> [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    if all.isEmpty { print("skipped: no files in \(folder.path)") }
    return all.filter { $0.hasSuffix(suffix) }.sorted()
  }
}
