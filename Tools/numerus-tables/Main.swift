// Stage two of the plural data: Data/*.json → Sources/*/Generated/*.swift.
//
//     swift run numerus-tables            writes the generated sources
//     swift run numerus-tables --check    writes nothing; exit 1 where they differ
//
// Run it from the root of the package, after Tools/import-cldr or after an official CLDR-JSON file
// was put into Data/.
import Foundation

@main
enum Main {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.allSatisfy({ $0 == "--check" }) else {
      fail("usage: numerus-tables [--check]", code: 2)
    }
    do {
      let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
      let outputs = try Outputs(root: root).sources
      if arguments.isEmpty { try outputs.forEach { try $0.write() } } else { check(outputs) }
    } catch {
      fail("numerus-tables: \(error)", code: 1)
    }
  }

  private static func check(_ outputs: [GeneratedSource]) {
    let stale = outputs.filter { !$0.isCurrent }
    for source in outputs where source.isCurrent { print("current: \(source.name)") }
    guard stale.isEmpty else {
      let names = stale.map(\.name).joined(separator: ", ")
      fail("differs from its data: \(names); run 'swift run numerus-tables'", code: 1)
    }
  }

  private static func fail(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(code)
  }
}

/// A generated file: its place, its text, and a summary of what is in it.
struct GeneratedSource {
  let name: String
  let url: URL
  let text: String
  let summary: String

  var isCurrent: Bool { (try? String(contentsOf: url, encoding: .utf8)) == text }

  /// Writes beside and renames, so that a broken run leaves the old file.
  func write() throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url, options: .atomic)
    print("\(name): \(summary)")
  }
}
