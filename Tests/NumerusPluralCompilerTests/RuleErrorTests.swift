import NumerusPluralCompiler
import NumerusPlurals
import Testing

/// Errors that are short and safe to print, whatever the rules.
@Suite struct RuleErrorTests {
  private func message(_ rules: [String: String]) -> String {
    do {
      _ = try PluralRules(compiling: rules)
      return "compiled"
    } catch {
      return error.description
    }
  }

  private let long = String(repeating: "x", count: 1_000_000)

  @Test func keywordsAreCut() {
    let expected = "expected one of zero, one, two, few, many, other"
    #expect(
      message([long: "n = 1"])
        == "unknown plural category '\(long.prefix(63))…'; \(expected)")
    let sixtyFour = String(long.prefix(64))
    #expect(
      message([sixtyFour: "n = 1"]) == "unknown plural category '\(sixtyFour)'; \(expected)")
    // One character of a million scalars.
    let marks = "e" + String(repeating: "\u{301}", count: 1_000_000)
    #expect(message([marks: "n = 1"]).unicodeScalars.count < 200)
    #expect(
      message(["one\u{1B}[31m\u{202E}\n": "n = 1"])
        == "unknown plural category 'one\u{241B}[31m\u{FFFD}\u{240A}'; \(expected)")
  }

  @Test func textsAreCut() {
    for text in [
      long, "n = " + long, "n = 1 @integer " + long, "n = 1 and " + long, "n = 1 " + long,
      "n = " + String(repeating: "9", count: 1_000_000), String(repeating: " ", count: 1_000_000),
      "n = 1 @integer 0." + String(repeating: "0", count: 1_000_000) + "1",
      "n = 1 @integer 0." + String(repeating: "0", count: 1_000_000) + "1\u{1B}",
    ] {
      #expect(message(["one": text]).utf8.count < 300)
    }
  }

  @Test func conflictsAreCounted() throws {
    let lines = message(["one": "n = 1000000 @integer 0~99999"]).split(separator: "\n")
    #expect(lines.count == 11)
    #expect(lines.first == "sample 0 is listed under 'one', but no rule matches it")
    #expect(lines.last == "and 99990 more")
    for (count, expected) in [(9, 9), (10, 10), (11, 11)] {
      let text = "n = 1000000 @integer 1~\(count)"
      #expect(message(["one": text]).split(separator: "\n").count == expected)
      // The value keeps all of them.
      #expect(try PluralRuleSet(parsing: ["one": text]).conflicts.count == count)
    }
  }
}
