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
    "Sources/NumerusFormatting/NumerusFormatting.docc/NumerusFormatting.md",
    "Sources/NumerusCatalogs/NumerusCatalogs.docc/NumerusCatalogs.md",
    "Sources/NumerusMessages/NumerusMessages.docc/NumerusMessages.md",
    "Sources/NumerusLocalization/NumerusLocalization.docc/NumerusLocalization.md",
    "Sources/NumerusFoundation/NumerusFoundation.docc/NumerusFoundation.md",
  ]

  private static let tests = [
    "DocumentationTests/ReadmeTests.swift", "DocumentationTests/FormattingTests.swift",
    "DocumentationTests/StringsTests.swift",
    "NumerusLocalesTests/DocumentationTests.swift",
    "NumerusPluralsTests/DocumentationTests.swift",
    "NumerusPluralCompilerTests/DocumentationTests.swift",
  ]

  @Test(arguments: Self.pages)
  func linesStandInTests(page: String) throws {
    let tests = Self.squeezed(
      try Self.tests.map { try Self.text("Tests/\($0)") }.joined(separator: "\n"))
    let lines = Self.lines(in: try Self.text(page)).map(\.code)
    #expect(!lines.isEmpty)
    for line in lines where !tests.contains(Self.squeezed(line)) {
      Issue.record("\(page): no test has '\(line)'")
    }
  }

  /// What the page says a line gives is what the test expects of it.
  @Test func resultsStandInTests() throws {
    let page = "Sources/NumerusFormatting/NumerusFormatting.docc/NumerusFormatting.md"
    let tests = Self.squeezed(try Self.text("Tests/DocumentationTests/FormattingTests.swift"))
    let lines = Self.lines(in: try Self.text(page))
    let results = lines.compactMap { line in line.result.map { (line.code, $0) } }
    #expect(results.count > 50)
    for (code, result) in results {
      let (code, result) = (Self.squeezed(code), Self.squeezed(result))
      let forms = ["\"\(result)\"", ".\(result)", result].map { "(\(code)==\($0))" }
      if !forms.contains(where: tests.contains) {
        Issue.record("\(page): no test expects '\(result)' of '\(code)'")
      }
    }
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The lines of the blocks marked `swift` with the comments at their ends, without imports and lone
  /// brackets.
  private static func lines(in page: String) -> [(code: String, result: String?)] {
    page.components(separatedBy: "```swift\n").dropFirst()
      .flatMap { $0.components(separatedBy: "```")[0].components(separatedBy: "\n") }
      .map { line in
        let parts = line.components(separatedBy: " //")
        return (parts[0].trimmingCharacters(in: .whitespaces), parts.dropFirst().first)
      }
      .filter { code, _ in
        code.contains(where: \.isLetter) && !code.hasPrefix("import ") && !code.hasPrefix("//")
      }
  }

  /// Without white space, since the formatter of the sources breaks lines elsewhere, and a page shows
  /// no-break spaces as what they look like.
  private static func squeezed(_ text: String) -> String {
    let spaces = ["\\u{A0}", "\\u{202F}"].reduce(text) { $0.replacing($1, with: "") }
    return spaces.filter { !$0.isWhitespace }
  }
}
