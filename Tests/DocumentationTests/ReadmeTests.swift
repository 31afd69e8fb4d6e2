import Numerus
import Testing

/// The examples of README.md and of the DocC page of Numerus.
@Suite struct ReadmeTests {
  @Test func inAProgram() {
    #expect(PluralRules("ar").category(for: 3) == .few)
    #expect(PluralRules("en", .ordinal).category(for: 22) == .two)
    #expect(PluralRules("en").category(for: "1.0") == .other)
    #expect(PluralRules("fr").category(for: "1.5c6") == .many)
    #expect(PluralRules("sl").category(forRange: 1, 2) == .two)
  }

  @Test func anyNumber() throws {
    let russian = PluralRules("ru")
    #expect(russian.category(for: "1000000000000000000000000000001") == .one)
    #expect(PluralOperands(3, fractionDigits: 2).description == "3.00")
    #expect(try russian.category(parsing: "1e6") == .many)
  }

  @Test func rulesOfYourOwn() throws {
    let rules = try PluralRules(compiling: ["one": "i = 1 and v = 0"])
    #expect(rules.category(for: 1) == .one)
  }

  @Test func arabic() {
    let arabic = PluralRules("ar")
    let categories = [0, 1, 2, 3, 11, 100].map { arabic.category(for: $0) }
    #expect(categories == [.zero, .one, .two, .few, .many, .other])
  }
}
