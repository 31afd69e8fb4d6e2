import NumerusPluralCompiler
import NumerusPlurals
import Testing

/// The smallest numbers of categories by rules that CLDR does not have.
@Suite struct WitnessTests {
  private func witness(_ rule: String, _ category: PluralCategory = .few) throws -> [String] {
    let rules = try PluralRules(compiling: [category.description: rule])
    let witness = try #require(rules.witnesses.first { $0.category == category })
    let numbers = [witness.integer, witness.decimal, witness.compact]
    for number in numbers.compactMap(\.self) {
      #expect(rules.category(for: number) == category, "\(rule): \(number)")
    }
    return numbers.map { $0?.description ?? "-" }
  }

  /// Worked out by hand.
  @Test(arguments: [
    ("n = 9223372036854775807", ["9223372036854775807", "9223372036854775807.0", "-"]),
    ("n = 18446744073709551614", ["18446744073709551614", "18446744073709551614.0", "-"]),
    ("n % 9223372036854775807 = 5", ["5", "5.0", "-"]),
    ("n % 9223372036854775807 = 4000000000", ["4000000000", "4000000000.0", "-"]),
    (
      "n % 9223372036854775807 = 0 and n != 0",
      ["9223372036854775807", "9223372036854775807.0", "-"]
    ),
    ("i % 7 = 3 and i % 11 = 5 and i % 13 = 1", ["885", "-", "-"]),
    ("i = 500000", ["500000", "500000.0", "-"]),
    ("n within 700..701 and n != 700..701", ["-", "700.1", "-"]),
    ("f = 123456789012345678", ["-", "0.123456789012345678", "-"]),
    ("f = 12345 and v = 8 and i = 7", ["-", "7.00012345", "-"]),
    ("t = 12345", ["-", "0.12345", "-"]),
    ("t = 5 and v = 6 and w = 6", ["-", "0.000005", "-"]),
    ("t = 5 and v = 6 and w = 1", ["-", "0.500000", "-"]),
    ("t = 5 and v = 6 and w = 4", ["-", "0.000500", "-"]),
    ("f % 1000000 = 999999", ["-", "0.999999", "-"]),
    ("v = 40", ["-", "0." + String(repeating: "0", count: 40), "-"]),
    (
      "v = 100 and w = 30",
      [
        "-", "0." + String(repeating: "0", count: 29) + "1" + String(repeating: "0", count: 70),
        "-",
      ]
    ),
    ("v % 50 = 7", ["-", "0.0000000", "-"]),
    ("e = 40", ["-", "-", "1c40"]),
    ("c % 30 = 0 and c != 0", ["-", "-", "1c30"]),
    ("n = 0..3", ["0", "0.0", "-"]),
  ])
  func constantsAreTried(rule: String, expected: [String]) throws {
    #expect(try witness(rule) == expected, "\(rule)")
  }

  /// 997 · 991 + 1 is below the bound, 1009 · 997 + 1 is not.
  @Test func integersAreTriedUpToTheBound() throws {
    #expect(try witness("n % 997 = 1 and n % 991 = 1 and n != 1")[0] == "988028")
    #expect(try witness("n % 1009 = 1 and n % 997 = 1 and n != 1")[0] == "-")
  }

  @Test func rulesOfManyConstantsAreTriedInTime() throws {
    let values = (0..<3_000).map { $0 * 7919 + 1 }
    let texts = [
      "n = " + values.map(String.init).joined(separator: ","),
      "f = " + values.map(String.init).joined(separator: ","),
      values.prefix(300).map { "v = \($0 % 99) and t = \($0)" }.joined(separator: " or "),
      values.prefix(300).map { "i % \($0) = 0 and f % \($0 + 1) = 1" }.joined(separator: " or "),
    ]
    for text in texts {
      let rules = try PluralRules(compiling: ["one": text])
      let time = ContinuousClock().measure { #expect(rules.witnesses.count == 2) }
      print("witnesses of a rule of \(text.utf8.count) bytes: \(time)")
      #expect(time < .seconds(60))
    }
  }
}
