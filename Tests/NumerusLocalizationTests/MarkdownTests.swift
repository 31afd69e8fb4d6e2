import Foundation
import NumerusLocalization
import NumerusMessages
import Testing

/// Expected: CommonMark 0.31's own examples where a number is given, else by its rules.
@Suite struct MarkdownTests {
  private func read(_ key: String.LocalizationValue) -> [(String, InlinePresentationIntent, URL?)] {
    let localizer = Localizer(preferred: ["en"], sources: [])
    let text = Localizer.with(localizer) { AttributedString(localized: key) }
    return text.runs.map { run in
      (
        String(text[run.range].characters), run.inlinePresentationIntent ?? [], run.link
      )
    }
  }

  private func shown(_ key: String.LocalizationValue) -> String {
    read(key).map { text, intent, link in
      var text = text
      if intent.contains(.code) { text = "<c>\(text)</c>" }
      if intent.contains(.emphasized) { text = "<e>\(text)</e>" }
      if intent.contains(.stronglyEmphasized) { text = "<s>\(text)</s>" }
      if intent.contains(.strikethrough) { text = "<d>\(text)</d>" }
      return link.map { "<a \($0.absoluteString)>\(text)</a>" } ?? text
    }.joined()
  }

  @Test(arguments: [
    ("*foo bar*", "<e>foo bar</e>"),  // 350
    ("a * foo bar*", "a * foo bar*"),  // 351
    ("foo*bar*", "foo<e>bar</e>"),  // 355
    ("foo_bar_", "foo_bar_"),  // 359
    ("**foo bar**", "<s>foo bar</s>"),  // 378
    ("*foo**bar*", "<e>foo**bar</e>"),  // 413, not strong
    ("**foo*bar*", "**foo<e>bar</e>"),
    ("\\*not emphasized*", "*not emphasized*"),
    ("`a*b*`", "<c>a*b*</c>"), ("`` a`b ``", "<c>a`b</c>"), ("`open", "`open"),
    ("~~gone~~", "<d>gone</d>"), ("[t](https://a.b/c)", "<a https://a.b/c>t</a>"),
    ("[**t**](https://a.b \"title\")", "<a https://a.b><s>t</s></a>"),
    ("<https://a.b/_c_>", "<a https://a.b/_c_>https://a.b/_c_</a>"), ("[t] (x)", "[t] (x)"),
    ("^[2 files](inflect: true) here", "2 files here"), ("a  b\nc", "a  b\nc"), ("", ""),
  ])
  func inline(text: String, expected: String) {
    #expect(shown(String.LocalizationValue(text)) == expected)
  }

  @Test func strongAndEmphasized() {
    #expect(shown("***foo***") == "<s><e>foo</e></s>")
    #expect(shown("*a **b** c*") == "<e>a </e><s><e>b</e></s><e> c</e>")
  }

  @Test func valuesAreNoMarkdown() {
    let name = "*A* [b](c) `d`"
    #expect(shown("**\(name)**") == "<s>\(name)</s>")
    #expect(shown("_\(3)_") == "<e>3</e>")
  }

  @Test(arguments: ["*", "_", "`", "[", "^[", "](", "<", "**a", "[a](", "\\"])
  func hostile(part: String) {
    let text = String(repeating: part, count: 20_000)
    #expect(!read(String.LocalizationValue(text)).isEmpty)
  }
}
