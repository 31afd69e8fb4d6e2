import NumerusPlurals
import Testing

/// The rules against ECMA-402's `Intl.PluralRules`, as Node has it.
@Suite(.enabled(if: NodeOracle.release != nil, "skipped: \(NodeOracle.absence)"))
struct NodeOracleTests {
  @Test func numbersAndRanges() throws {
    let release = try #require(NodeOracle.release)
    let data = try CLDRData(release)
    let locales = Dictionary(
      uniqueKeysWithValues: PluralType.allCases.map { ($0.rawValue, data.locales($0)) })
    let questions = Self.questions
    let answer = try NodeOracle.ask(questions, locales: locales)
    var tally = Tally()
    var known = 0
    for type in PluralType.allCases {
      for (locale, letters) in (answer.categories[type.rawValue] ?? [:]).sorted(by: {
        $0.key < $1.key
      }) {
        known += 1
        let rules = PluralRules(locale, type, cldr: release)
        // ICU, and so Node, takes the lists of cardinal ranges for ordinals too; CLDR gives none for
        // them, and ours take the end.
        for (question, letter) in zip(questions, letters)
        where type == .cardinal || question.end == nil {
          let expected = Self.letters[letter]
          let (shown, found) = try Self.select(question, rules)
          tally.compare(found, expected, "\(locale) \(type) \(shown)")
        }
      }
    }
    let compact = answer.hasCompact ? "" : "its plural rules have no compact notation"
    let count = "\(grouped(questions.count)) questions, \(known) locales and types"
    tally.report(
      "Node \(answer.version) (CLDR \(release))",
      [count, compact].filter { !$0.isEmpty }.joined(separator: ", "))
  }

  private static let letters: [Character: PluralCategory] = [
    "z": .zero, "o": .one, "t": .two, "f": .few, "m": .many, "x": .other,
  ]

  /// Our category of what Node shows.
  ///
  /// A range whose pair CLDR does not list is `other` in Node, which has that from ICU; UTS #35
  /// takes the end.
  private static func select(
    _ question: NodeOracle.Question, _ rules: PluralRules
  ) throws -> (String, PluralCategory) {
    guard let end = question.end else {
      let text = question.number
      return (text, try rules.category(parsing: text))
    }
    let pair = (rules.category(for: question.number), rules.category(for: end))
    let isListed = rules.ranges.contains { $0.start == pair.0 && $0.end == pair.1 }
    let found = isListed ? rules.category(forRange: question.number, end) : .other
    return ("\(question.number)–\(end)", found)
  }

  private static var questions: [NodeOracle.Question] {
    var result = (0...1200).map { NodeOracle.Question(number: "\($0)") }
    for value in ICUOracleTests.largeIntegers where value < 1 << 53 {
      result.append(NodeOracle.Question(number: "\(value)"))
    }
    for text in ICUOracleTests.decimals {
      let digits = text.split(separator: ".").last?.count ?? 0
      result.append(NodeOracle.Question(number: text, fractionDigits: digits))
    }
    let ends = ["0", "1", "2", "3", "5", "11", "20", "21", "22", "100", "101", "1000000"]
    for first in ends.indices {
      for last in ends[(first + 1)...] {
        result.append(NodeOracle.Question(number: ends[first], end: last))
      }
    }
    return result
  }
}
