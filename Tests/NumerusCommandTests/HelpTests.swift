import NumerusFormatting
import Testing

@testable import numerus_cli

/// The pages of help, and that what they show is so.
@Suite struct HelpTests {
  @Test(arguments: Help.pages.keys.sorted())
  func isAPage(_ page: String) throws {
    let words = page.split(separator: " ").map(String.init)
    let text = try #require(Help.pages[page])
    #expect(try Tool.run(["help"] + words).output == text)
    #expect(try Tool.run(words + ["--help"]).output == text)
    #expect(try Tool.run(words + ["-h"]).status == 0)
    for title in ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "EXIT STATUS", "EXAMPLES"] {
      #expect(text.split(separator: "\n").contains(Substring(title)))
    }
    for line in text.split(separator: "\n") { #expect(width(line) <= 80, "\(line)") }
  }

  @Test(arguments: Help.pages.keys.sorted().flatMap { HelpTests.examples(on: $0) })
  func showsWhatIsSo(_ example: Example) throws {
    // Texts are those of ICU 72; newer data may write them otherwise.
    if !example.line.contains("plural"), ICUVersion.linked.major != 72 { return }
    #expect(try Tool.shell(example.line) == example.output)
  }

  @Test func namesTheVersion() throws {
    let icu = ICUVersion.linked
    #expect(
      try Tool.run("--version").output == """
        numerus 0.1.0
        CLDR 42 and 48
        ICU \(icu.icu) with CLDR \(icu.cldr) and time zones \(icu.timeZones)

        """)
  }

  struct Example: Sendable {
    var line: String
    var output = ""
  }

  /// The lines that begin with `$`, each with what follows up to an empty line.
  static func examples(on page: String) -> [Example] {
    examples(in: Help.pages[page] ?? "")
  }

  static func examples(in text: String) -> [Example] {
    var examples: [Example] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.dropFirst(4)
      if isInside, examples.last?.line.hasSuffix("\\") == true {
        examples[examples.count - 1].line.removeLast()
        examples[examples.count - 1].line += text.drop { $0 == " " }
      } else if text.hasPrefix("$ ") {
        examples.append(Example(line: String(text.dropFirst(2))))
        isInside = true
      } else if text.isEmpty {
        isInside = false
      } else if isInside {
        examples[examples.count - 1].output += "\(text)\n"
      }
    }
    return examples
  }

  /// The columns that a line takes with tabs every eight.
  private func width(_ line: Substring) -> Int {
    line.reduce(0) { $1 == "\t" ? ($0 / 8 + 1) * 8 : $0 + 1 }
  }
}
