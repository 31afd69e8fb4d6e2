import NumerusPluralCompiler
import NumerusPlurals
import Testing

@Suite struct RuleParserTests {
  /// Each spelling of UTS #35, old and new, and what it is in the newest.
  @Test(arguments: [
    ("n = 1", "n = 1"),
    ("n is 1", "n = 1"),
    ("n is not 1", "n != 1"),
    ("n in 1..3", "n = 1..3"),
    ("n not in 1..3,5", "n != 1..3,5"),
    ("n != 1,2", "n != 1,2"),
    ("n within 0..2", "n within 0..2"),
    ("n not within 0..2", "n not within 0..2"),
    ("n mod 10 is 1", "n % 10 = 1"),
    ("n % 10 = 2..4,9", "n % 10 = 2..4,9"),
    ("i%100!=12..14", "i % 100 != 12..14"),
    ("n not = 3", "n != 3"),
    ("c = 6 and e != 0..5", "c = 6 and e != 0..5"),
    ("v = 0 and i = 1 or f = 1 and t = 1 or w = 3", "v = 0 and i = 1 or f = 1 and t = 1 or w = 3"),
    ("  n  =  1 , 2 .. 3  ", "n = 1,2..3"),
  ])
  func spellings(text: String, expected: String) throws {
    let rules = try PluralRuleSet(parsing: ["one": text])
    #expect(rules.condition(of: .one)?.description == expected)
    // What is printed parses as the same, and survives the compact form.
    #expect(try PluralRuleSet(parsing: rules.description) == rules)
    let compiled = PluralRules(compiling: rules).condition(of: .one)?.description
    #expect(compiled == expected.replacing("c =", with: "e ="))
  }

  /// Whole messages.
  @Test(arguments: [
    (
      "n < 2",
      """
      unexpected '<'; expected '=', '!=', 'is', 'in', 'within', 'not', '%', in the rule for \
      'one', at column 3
        n < 2
          ^
      """
    ),
    (
      "x = 2",
      """
      unexpected 'x'; expected an operand: n, i, v, w, f, t, c or e, in the rule for 'one', \
      at column 1
        x = 2
        ^
      """
    ),
    (
      "n = ",
      """
      the rule ends early; expected a number, in the rule for 'one', at column 5
        n = 
            ^
      """
    ),
    (
      "n % 0 = 1",
      """
      a modulus of 0; expected 1 or more, in the rule for 'one', at column 5
        n % 0 = 1
            ^
      """
    ),
    (
      "n = 5..2",
      """
      range 5..2 runs backwards; expected 5 or more, in the rule for 'one', at column 8
        n = 5..2
               ^
      """
    ),
    (
      "n = 1 und n = 2",
      """
      unexpected 'und'; expected 'and', 'or', '@integer', '@decimal' or the end, in the rule for \
      'one', at column 7
        n = 1 und n = 2
              ^
      """
    ),
    (
      "n = 99999999999999999999",
      """
      number too large; expected at most 18446744073709551614, in the rule for 'one', at column 5
        n = 99999999999999999999
            ^
      """
    ),
    (
      "n = 1 @integer 1, x",
      """
      unexpected 'x'; expected a sample number or '…', in the rule for 'one', at column 19
        n = 1 @integer 1, x
                          ^
      """
    ),
    (
      "n = 1 @decimal 1.0~2.00",
      """
      the ends of a sample range are written differently; expected a number with as many fraction \
      digits and the same exponent as the first, in the rule for 'one', at column 20
        n = 1 @decimal 1.0~2.00
                           ^
      """
    ),
    (
      "",
      """
      the rule ends early; expected a condition such as 'n = 1', in the rule for 'one', at column 1
      """
    ),
    (
      " \t ",
      """
      the rule ends early; expected a condition such as 'n = 1', in the rule for 'one', at column 4
      """
    ),
    (
      "n % 18446744073709551616 = 1",
      """
      number too large; expected at most 18446744073709551615, in the rule for 'one', at column 5
        n % 18446744073709551616 = 1
            ^
      """
    ),
    (
      "n = 1 @integer 1 @integer 1",
      """
      unexpected 'integer'; expected 'decimal' or the end, in the rule for 'one', at column 19
        n = 1 @integer 1 @integer 1
                          ^
      """
    ),
    (
      "n = 1 @decimal 1.0 @integer 1",
      """
      unexpected 'integer'; expected the end, in the rule for 'one', at column 21
        n = 1 @decimal 1.0 @integer 1
                            ^
      """
    ),
    (
      "n = 1 @sample 1",
      """
      unexpected 'sample'; expected 'integer' or 'decimal', in the rule for 'one', at column 8
        n = 1 @sample 1
               ^
      """
    ),
    (
      "n = 1 @integer 1 2",
      """
      unexpected '2'; expected ',', '@decimal' or the end, in the rule for 'one', at column 18
        n = 1 @integer 1 2
                         ^
      """
    ),
    (
      "n = 1 @integer 1, … , 2",
      """
      unexpected ','; expected '@decimal' or the end, in the rule for 'one', at column 21
        n = 1 @integer 1, … , 2
                            ^
      """
    ),
    (
      "n = 1 @decimal 1.0 and",
      """
      unexpected 'and'; expected ',' or the end, in the rule for 'one', at column 20
        n = 1 @decimal 1.0 and
                           ^
      """
    ),
    (
      "n = 1 @integer 18446744073709551615",
      """
      a sample number too large; expected digits that make at most 18446744073709551614, in the \
      rule for 'one', at column 16
        n = 1 @integer 18446744073709551615
                       ^
      """
    ),
    (
      "n = 1\u{1B}[31m\u{202E}\n\0 and",
      """
      unexpected '\u{241B}'; expected 'and', 'or', '@integer', '@decimal' or the end, in the rule \
      for 'one', at column 6
        n = 1\u{241B}[31m\u{FFFD} \u{2400} and
             ^
      """
    ),
    (
      "n e\u{301}\u{7F} = x",
      """
      unexpected 'e'; expected '=', '!=', 'is', 'in', 'within', 'not', '%', in the rule for \
      'one', at column 3
        n e\u{301}\u{2421} = x
          ^
      """
    ),
    (
      "n = e\u{301}\r\n1",
      """
      unexpected 'e'; expected a number, in the rule for 'one', at column 5
        n = e\u{301}  1
            ^
      """
    ),
    (
      "n not 3",
      """
      unexpected '3'; expected 'in' or 'within' after 'not', in the rule for 'one', at column 7
        n not 3
              ^
      """
    ),
  ])
  func faults(text: String, expected: String) {
    do {
      _ = try PluralRules(compiling: ["one": text])
      Issue.record("compiled '\(text)'")
    } catch {
      #expect(error.description == expected)
    }
  }

  @Test func faultsOfRuleSets() {
    func message(_ text: String) -> String {
      do {
        _ = try PluralRules(compiling: text)
        return "compiled"
      } catch {
        return error.description
      }
    }
    #expect(
      message("single: n = 1")
        == "unknown plural category 'single'; expected one of zero, one, two, few, many, other")
    #expect(
      message("one: n = 1; one: n = 2")
        == "two rules for 'one'; expected one rule for each category")
    #expect(message("one n = 1").hasPrefix("unexpected 'n'; expected ':' after the category"))
    #expect(message("; = 3").hasPrefix("unexpected '='; expected a category"))
    #expect(message("other: n = 1").contains("'other' has no condition"))
    #expect(message("") == "compiled")
  }

  @Test func samplesExpand() throws {
    let rules = try PluralRuleSet(
      parsing: "one: n = 1 @integer 1; other: @integer 0, 2~16, 100, … @decimal 0.0~1.5, 1.0c6")
    let other = try #require(rules.rules.last)
    #expect(other.integerSamples?.numbers.count == 17)
    #expect(other.integerSamples?.isOpen == true)
    #expect(other.decimalSamples?.numbers.count == 17)
    #expect(other.decimalSamples?.numbers[9] == "0.9")
    #expect(other.decimalSamples?.numbers.last == "1.0c6")
    #expect(other.decimalSamples?.isOpen == false)
    #expect(try PluralRuleSet(parsing: rules.description) == rules)
  }

  @Test func hugeSampleRangesAreRefused() {
    #expect(throws: PluralRuleError.self) {
      try PluralRuleSet(parsing: ["one": "n = 1 @integer 0~999999999999"])
    }
  }
}
