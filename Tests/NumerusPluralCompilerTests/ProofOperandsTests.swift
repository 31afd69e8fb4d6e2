import NumerusPluralCompiler
import NumerusPlurals
import Testing

/// Every distinct rule set of CLDR against the reference, over a grid of visible fractions and
/// compact exponents, and over numbers beyond any machine word.
@Suite struct ProofOperandsTests {
  @Test func decimalsAreWhatTheReferenceSays() async throws {
    try await prove(
      "decimals", Self.integerParts.flatMap { i in Self.fractions.map { "\(i).\($0)" } })
  }

  @Test func compactNumbersAreWhatTheReferenceSays() async throws {
    let mantissas = [
      "0", "1", "2", "3", "4", "5", "9", "10", "11", "21", "100", "101", "999", "1000000",
    ]
    let fractions = [
      "", ".0", ".00", ".1", ".5", ".10", ".01", ".000001", ".0000001", ".123456789",
    ]
    try await prove(
      "compact numbers",
      mantissas.flatMap { m in fractions.flatMap { f in (0...9).map { "\(m)\(f)c\($0)" } } })
  }

  @Test func longNumbersAreWhatTheReferenceSays() async throws {
    var generator = SeededGenerator(seed: 400)
    let numbers = (0..<(Proof.isFull ? 4_000 : 40)).map { _ in Self.long(&generator) }
    try await prove("20 to 400 digits", numbers)
  }

  /// In the short form each rule set takes its own share of the grid, and all of them take all of it.
  private func prove(_ subject: String, _ numbers: [String]) async throws {
    let sets = try ProvenRules.ofCLDR()
    let tally = await ProofTally.over(sets) { rules, tally in
      let step = Proof.isFull ? 1 : max(1, numbers.count / 150)
      let start = (sets.firstIndex { $0.name == rules.name } ?? 0) % step
      for index in stride(from: start, to: numbers.count, by: step) {
        tally.prove(numbers[index], rules)
      }
    }
    tally.report(subject, sets: sets.count)
  }

  static var integerParts: [Int] {
    Array(0...120) + Array(199...203) + Array(999...1002) + Array(999_999...1_000_001)
      + [2_000_000, 100_000, 1_000_000_000, 1_000_000_000_000_000, 1_000_000_000_000_001]
  }

  /// All of one and two digits, and a spread of three, four and more, trailing zeros among them.
  static var fractions: [String] {
    let one = (0...9).map { "\($0)" }
    let two = one.flatMap { a in one.map { a + $0 } }
    return one + two + [
      "000", "001", "002", "010", "011", "012", "020", "100", "101", "110", "111", "112", "120",
      "200", "210",
      "499", "500", "900", "999", "0000", "0001", "0010", "0011", "0100", "0120", "1000", "1001",
      "1100", "1101", "1111", "2000", "2110", "5000", "9999", "000001", "100000", "123456789012",
    ]
  }

  /// A number of 20 to 400 digits, the point anywhere, some with a compact exponent, with runs of
  /// zeros and small endings, as those decide.
  static func long(_ generator: inout SeededGenerator) -> String {
    let count = Int.random(in: 20...400, using: &generator)
    let style = Int.random(in: 0..<4, using: &generator)
    var digits = (0..<count).map { index in
      style == 0 && index > 0 && index < count - 2 ? 0 : Int.random(in: 0...9, using: &generator)
    }
    if style == 1 {
      digits.replaceSubrange((count / 2)..., with: repeatElement(0, count: count - count / 2))
    }
    var text = digits.map(String.init).joined()
    if style != 0 {
      let point = Int.random(in: 1..<count, using: &generator)
      text.insert(".", at: text.index(text.startIndex, offsetBy: point))
    }
    if Int.random(in: 0..<4, using: &generator) == 0 {
      text += "c\(Int.random(in: 0...450, using: &generator))"
    }
    return text
  }
}
