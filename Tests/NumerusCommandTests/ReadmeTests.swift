import Foundation
import NumerusFormatting
import Testing

/// What README.md shows of the command is what the command prints.
@Suite struct ReadmeTests {
  static let examples: [HelpTests.Example] = {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = try? String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    return HelpTests.examples(in: page ?? "")
  }()

  @Test func thereAreExamples() {
    #expect(Self.examples.count == 8)
  }

  @Test(arguments: Self.examples)
  func showsWhatIsSo(_ example: HelpTests.Example) throws {
    // Texts are those of ICU 72; newer data may write them otherwise.
    if !example.line.contains(" plural "), ICUVersion.linked.major != 72 { return }
    let prefix = "Tools/"
    #expect(example.line.hasPrefix(prefix))
    let line = example.line.dropFirst(prefix.count)
    #expect(try Tool.shell("\(line) 2>&1 || true") == example.output)
  }
}
