import NumerusPluralCompiler
import NumerusPlurals
import Testing

/// The worked example of the module's DocC page, `NumerusPluralCompiler.md`.
@Suite struct DocumentationTests {
  @Test func workedExample() throws {
    let rules = try PluralRules(compiling: [
      "one": "i % 10 = 1 and i % 100 != 11 @integer 1, 21, 31, …",
      "few": "i % 10 = 2..4 and i % 100 != 12..14 @integer 2~4, 22~24, …",
    ])
    #expect(rules.category(for: 21) == .one)
    #expect(rules.category(for: 12) == .other)

    do {
      _ = try PluralRules(compiling: ["one": "n % 10 == 1"])
      Issue.record("compiled '=='")
    } catch {
      print(error)
      #expect(
        error.description == """
          unexpected '='; expected a number, in the rule for 'one', at column 9
            n % 10 == 1
                    ^
          """)
    }
  }
}
