import Foundation
import Testing

/// Every line of Swift on a page of documentation stands in a test, which compiles and runs it.
@Suite struct PagesTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let pages = [
    "README.md", "Sources/Numerus/Numerus.docc/Numerus.md",
    "Sources/NumerusLocales/NumerusLocales.docc/NumerusLocales.md",
    "Sources/NumerusPlurals/NumerusPlurals.docc/NumerusPlurals.md",
    "Sources/NumerusPluralCompiler/NumerusPluralCompiler.docc/NumerusPluralCompiler.md",
  ]

  private static let tests = [
    "DocumentationTests/ReadmeTests.swift", "NumerusLocalesTests/DocumentationTests.swift",
    "NumerusPluralsTests/DocumentationTests.swift",
    "NumerusPluralCompilerTests/DocumentationTests.swift",
  ]

  @Test(arguments: Self.pages)
  func linesStandInTests(page: String) throws {
    let tests = try Self.tests.map { try Self.text("Tests/\($0)") }.joined(separator: "\n")
    let lines = Self.code(in: try Self.text(page))
    #expect(!lines.isEmpty)
    for line in lines where !tests.contains(line) {
      Issue.record("\(page): no test has '\(line)'")
    }
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The lines of the blocks marked `swift`, without imports, comments and lone brackets.
  private static func code(in page: String) -> [String] {
    page.components(separatedBy: "```swift\n").dropFirst()
      .flatMap { $0.components(separatedBy: "```")[0].components(separatedBy: "\n") }
      .map { line in
        line.components(separatedBy: " //")[0].trimmingCharacters(in: .whitespaces)
      }
      .filter { $0.contains(where: \.isLetter) && !$0.hasPrefix("import ") && !$0.hasPrefix("//") }
  }
}
