import NumerusPluralCompiler
import NumerusPlurals
import Testing

/// Input of great length or size: time grows with the length, and not faster.
@Suite(.serialized) struct HostileLengthTests {
  private func within(_ subject: String, _ body: () throws -> Void) rethrows {
    let time = try ContinuousClock().measure(body)
    print("conformance: hostile input: \(subject): \(time)")
    #expect(time < HostileInputTests.patience, "\(subject)")
  }

  @Test func numbersOfTenThousandDigits() {
    var tally = Tally()
    let digits = String(repeating: "1234567890", count: 1000)
    within("numbers of 10,000 digits") {
      for text in [
        digits, "0." + digits, digits + "." + digits, digits + "e-10000", digits + "c6",
        String(repeating: "0", count: 10_000), "0." + String(repeating: "0", count: 10_000),
        digits + "e" + digits,
      ] {
        HostileInputTests.isNumber(Array(text.utf8), &tally)
      }
      for rules in HostileInputTests.rules {
        // The last two digits decide in these languages: …90 and …1.
        tally.compare(rules.category(for: digits + "1"), rules.category(for: 9_001), "…01")
        tally.compare(rules.category(for: digits), rules.category(for: 1_000_090), "…90")
      }
    }
    tally.report("hostile input: 10,000 digits")
  }

  /// One way in only: a debug build reads ten million bytes in a second.
  @Test func linesOfTenMegabytes() {
    var tally = Tally()
    let count = 10_000_000
    let sevens = [UInt8](repeating: 0x37, count: count)
    let rules = PluralRules("lv")
    within("lines of 10 MB") {
      tally.compare(rules.category(forUTF8: sevens.span), .other, "10 MB of 7")
      for (head, byte, tail) in [
        ("", "x", ""), ("", "\0", ""), ("", ".", ""), ("1", "\u{301}", ""), ("1.5", " ", "1"),
      ] {
        let line = head + String(repeating: byte, count: count / byte.utf8.count) + tail
        let isNumber = HostileInputTests.isNumber(Array(line.utf8), &tally)
        tally.compare(isNumber, false, "10 MB of \(byte.debugDescription)")
      }
      let strays = [0x31] + [UInt8](repeating: 0x80, count: count)
      tally.compare(HostileInputTests.isNumber(strays, &tally), false, "10 MB of stray bytes")
      let stray = sevens + [0x80]
      let error = #expect(throws: NumberSyntaxError.self) { try PluralOperands(utf8: stray.span) }
      tally.compare(error?.fault, .invalidUTF8, "a stray byte after 10 MB")
      tally.compare(error?.column, count + 1, "its column")
    }
    tally.report("hostile input: 10 MB")
  }

  /// Rules of so many relations, or of one relation with as many ranges.
  private func chain(_ joint: String, count: Int) -> String {
    let multiples = (0..<count).map { $0 * 3 }
    switch joint {
    case "or": return multiples.map { "n = \($0)" }.joined(separator: " or ")
    case "and": return multiples.map { "n != \($0 + 1)" }.joined(separator: " and ")
    default: return "n = " + multiples.map { "\($0)..\($0 + 1)" }.joined(separator: ",")
    }
  }

  @Test(arguments: ["or", "and", "ranges"])
  func chainsOfAHundredThousandAreRead(joint: String) throws {
    var tally = Tally()
    try within("100,000 parts joined by '\(joint)' are read") {
      let chain = chain(joint, count: 100_000)
      let outside = joint == "ranges" ? 5 : 4
      let set = try PluralRuleSet(
        parsing: "one: \(chain) @integer 0, 6, …; other: @integer \(outside)")
      tally.compare(set.conflicts, [], "conflicts")
      tally.compare(set.condition(of: .one)?.description, chain, "printed")
    }
    tally.report("hostile input: a long chain is read")
  }

  /// Compiling asks each relation for each of the 684 table entries: linear, but slow unoptimized.
  @Test(arguments: ["or", "and", "ranges"])
  func longChainsCompile(joint: String) throws {
    var tally = Tally()
    let count = 2_000
    try within("\(grouped(count)) parts joined by '\(joint)' are compiled") {
      let rules = try PluralRules(compiling: "one: \(chain(joint, count: count)); other:")
      let last = count * 3 - 3
      tally.compare(rules.category(for: last), .one, "the last of the chain")
      tally.compare(rules.category(for: "\(last).0"), .one, "the last with a zero")
      let outside = joint == "ranges" ? last + 2 : last + 1
      tally.compare(rules.category(for: outside), .other, "outside")
    }
    tally.report("hostile input: a long chain is compiled")
  }

  /// Eight bytes of samples may stand for 100,000 numbers; many times eight must not stand for more
  /// than a program that checks its rules can hold.
  @Test func fewBytesOfSamplesDoNotStandForMillionsOfNumbers() {
    var tally = Tally()
    let list = repeatElement("0~99999", count: 20).joined(separator: ", ")
    let set = try? PluralRuleSet(parsing: "one: n = 0..99999 @integer \(list); other:")
    let count = set?.rules.reduce(0) { $0 + $1.samples.count } ?? 0
    tally.compare(count <= 1_000_000, true, "\(grouped(count)) samples of \(list.utf8.count) bytes")
    tally.report("hostile input: samples of few bytes")
  }

  static let faultyRules = [
    "", ";", ":", "one", "one:", "one: ", "one: n", "one: n =", "one: n = ", "one: n = 1 and",
    "one: n = 1 or or n = 2", "one: n % 0 = 1", "one: n = 2..1", "one: n = 1..", "one: n = ..1",
    "one: n = 18446744073709551615", "one: n % 18446744073709551616 = 1", "one: n = 1.5",
    "one: n = 99999999999999999999999999999999999999", "one: n = -1", "eins: n = 1",
    "one: n = 1; one: n = 2", "other: n = 1", "one: n = 1 @", "one: n = 1 @integer",
    "one: n = 1 @integer 1~", "one: n = 1 @integer 2~1", "one: n = 1 @integer 0~100000000000",
    "one: n = 1 @integer 1c1001", "one: n = 1 @decimal 1.", "one: n = 1\0", "one\0: n = 1",
    "one: n = 1 @integer 99999999999999999999", "one: x = 1", "one: n is in 1", "one: n not 1",
    "one: ((n = 1))", "one: n = ١", "one: n ＝ 1", "one: 1 = n",
    "one: n = 1 @integer 1 @integer 1", "one: n = 1 @decimal 1.0 @integer 1",
  ]

  @Test func faultyRulesGiveErrorsThatCanBeShown() {
    var tally = Tally()
    for text in Self.faultyRules {
      do throws(PluralRuleError) {
        let set = try PluralRuleSet(parsing: text)
        // No rule at all is a language in which every number is `other`.
        let isEmpty = text.allSatisfy { $0 == ";" }
        tally.compare(isEmpty, true, "\(text.debugDescription) was read as \(set)")
      } catch {
        tally.compare(error.description.isEmpty, false, text.debugDescription)
      }
    }
    tally.report("hostile input: faulty rules", "\(Self.faultyRules.count) texts")
  }
}
