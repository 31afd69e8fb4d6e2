import NumerusPluralCompiler
import NumerusPlurals
import Testing

@Suite struct CompilingTests {
  @Test func runTimeRulesRunAsTheBuiltInOnes() throws {
    let rules = try PluralRules(compiling: ["one": "i = 1 and v = 0"])
    #expect(rules.category(for: 1) == .one)
    #expect(rules.category(for: "1.0") == .other)
    #expect(rules.categories == [.one, .other])
    #expect(rules.locale == nil)
    #expect(rules.cldrVersion == nil)
    #expect(rules.ranges.isEmpty)
    #expect(rules.category(forRange: 0, 1) == .one)
  }

  @Test func categoriesAreKeysToo() throws {
    let rules = try PluralRules(compiling: [.one: "n = 1", .few: "n = 2..4"])
    #expect(rules.category(for: 3) == .few)
    #expect(rules.categories == [.one, .few, .other])
    let keywords = ["one": "n = 1", "few": "n = 2..4"]
    #expect(
      try PluralRuleSet(parsing: [.one: "n = 1", .few: "n = 2..4"])
        == PluralRuleSet(parsing: keywords))
    #expect(throws: PluralRuleError.self) { try PluralRules(compiling: [.other: "n = 1"]) }
    #expect(try PluralRules(compiling: [.one: "n = 1"], type: .ordinal).type == .ordinal)
  }

  @Test func rulesOutliveWhatMadeThem() throws {
    var kept: [PluralRules] = []
    for index in 0..<100 { kept.append(try PluralRules(compiling: "one: n = \(index)")) }
    for (index, rules) in kept.enumerated() {
      #expect(rules.category(for: index) == .one)
      #expect(rules.category(for: index + 1) == .other)
    }
  }

  /// Constants and moduli that CLDR does not use: the tables must leave these to the rules.
  @Test(arguments: [
    ("n % 7 = 3", [3, 10, 17, 103 + 5, 7 * 143 + 3], [2, 7, 100, 104]),
    ("n = 500..600", [500, 555, 600], [100, 499, 601, 1500]),
    ("i % 400 = 0", [0, 400, 800, 4000], [100, 200, 300, 500]),
    ("n % 64 = 36", [36, 100, 164, 64 * 101 + 36], [136, 200]),
    ("n = 9223372036854775807", [Int.max], [0, Int.max - 1]),
    ("n % 1 = 0", [0, 1, 99, 100, 12345], []),
    ("n % 3 = 0..2", [0, 1, 2, 100, 101, 102], []),
    ("n within 3..5", [3, 4, 5], [2, 6, 103]),
  ])
  func otherModuli(condition: String, matching: [Int], others: [Int]) throws {
    let rules = try PluralRules(compiling: ["few": condition])
    for number in matching { #expect(rules.category(for: number) == .few, "\(number)") }
    for number in others { #expect(rules.category(for: number) == .other, "\(number)") }
    #expect(rules.categories(of: matching + others) == (matching + others).map(rules.category))
  }

  /// By hand from UTS #35: `within` takes fractions, `in` does not.
  @Test func fractionsAreWithinAndNotIn() throws {
    let within = try PluralRules(compiling: "one: n within 0..2")
    let inside = try PluralRules(compiling: "one: n in 0..2")
    let outside = try PluralRules(compiling: "one: n not within 0..2")
    for (text, isWithin, isIn) in [
      ("0.5", true, false), ("2.0", true, true), ("2.5", false, false), ("1", true, true),
      ("2.00000000000000000000000000001", false, false), ("1.99999999999999999999999", true, false),
    ] {
      #expect(within.category(for: text) == (isWithin ? .one : .other), "\(text)")
      #expect(inside.category(for: text) == (isIn ? .one : .other), "\(text)")
      #expect(outside.category(for: text) == (isWithin ? .other : .one), "\(text)")
    }
  }

  @Test func wideNumbersKeepTheirRemainders() throws {
    // 10^40 + 5: 10 ≡ 3 (mod 7) and 3^6 ≡ 1, so 10^40 ≡ 3^4 = 81 ≡ 4, and 4 + 5 ≡ 2.
    let number = "1" + String(repeating: "0", count: 39) + "5"
    #expect(try PluralRules(compiling: "one: i % 7 = 2").category(for: number) == .one)
    #expect(try PluralRules(compiling: "one: f % 7 = 2").category(for: "0." + number) == .one)
    // The same through an exponent that is not written out: 10^400 ≡ 3^(400 % 6) = 3^4 ≡ 4.
    #expect(try PluralRules(compiling: "one: i % 7 = 4").category(for: "1e400") == .one)
    #expect(
      try PluralRules(compiling: "one: n = 9223372036854775807").category(for: number) == .other)
  }

  @Test func overlapsAreReported() throws {
    let text = "one: n = 1 @integer 1; few: n = 1..3 @integer 2, 3; other: @integer 4"
    do {
      _ = try PluralRules(compiling: text)
      Issue.record("compiled overlapping rules")
    } catch {
      #expect(
        error.description
          == "sample 1 is listed under 'one', but the rules of 'one' and 'few' match it")
    }
    // A parsed set compiles as it is; the first in CLDR's order is taken.
    let rules = try PluralRuleSet(parsing: text)
    #expect(rules.conflicts.count == 1)
    #expect(PluralRules(compiling: rules).category(for: 1) == .one)
  }

  @Test(arguments: [
    (
      "one: n = 1 @integer 1, 2",
      "sample 2 is listed under 'one', but no rule matches it"
    ),
    (
      "one: n = 1; other: @integer 1",
      "sample 1 is listed under 'other', but the rule of 'one' matches it"
    ),
    (
      "zero: n = 1; one: n = 1..2; few: n = 1; other: @decimal 1.0",
      "sample 1.0 is listed under 'other', but the rules of 'zero', 'one' and 'few' match it"
    ),
  ])
  func samplesOfTheWrongRuleAreReported(text: String, expected: String) {
    do {
      _ = try PluralRules(compiling: text)
      Issue.record("compiled '\(text)'")
    } catch {
      #expect(error.description == expected)
    }
  }

  @Test func rulesWithoutTextCompile() throws {
    let never = PluralRule(category: .one, condition: PluralCondition([]))
    let always = PluralRule(category: .two, condition: PluralCondition([[]]))
    let none = PluralRule(
      category: .zero, condition: PluralCondition([[PluralRelation(.n, ranges: [])]]))
    let rules = PluralRules(compiling: try PluralRuleSet([never, always, none]))
    for number in ["0", "1", "1.5", "1e50"] {
      #expect(rules.category(for: number) == .two, "\(number)")
    }
  }
}
