import NumerusPlurals
import Testing

@Suite struct PluralBatchTests {
  private static let numbers: [Int] = {
    var generator = SplitMix64(state: 7)
    let edges = [0, 1, -1, 2, 100, -100, 1_000_000, 1 << 52, (1 << 52) - 1, Int.max, Int.min]
    let mixed = (0..<3000).map { index in
      Int(truncatingIfNeeded: generator.next()) >> Int.random(in: 0...62, using: &generator)
    }
    return edges + mixed
  }()

  @Test(arguments: ["en", "ar", "fr", "kw", "br", "ja", "und"])
  func batchIsOneByOne(locale: String) {
    let rules = PluralRules(locale)
    for count in [0, 1, 7, 8, 9, 255, 256, 257, Self.numbers.count] {
      let numbers = Array(Self.numbers.suffix(count))
      let expected = numbers.map { rules.category(for: $0) }
      #expect(rules.categories(of: numbers) == expected)
      var histogram = PluralHistogram()
      for category in expected { histogram[category] += 1 }
      #expect(rules.histogram(of: numbers) == histogram)
      #expect(histogram.total == count)
    }
  }

  @Test func smallNumbersHaveNoSlowWay() {
    let rules = PluralRules("fr")
    let numbers = Array(0..<5000)
    #expect(rules.categories(of: numbers) == numbers.map { rules.category(for: $0) })
  }

  @Test func theShorterBufferDecides() {
    let rules = PluralRules("en")
    var output = [PluralCategory](repeating: .zero, count: 4)
    var span = output.mutableSpan
    let written = rules.categories(of: [1, 2].span, into: &span)
    #expect(written == 2)
    #expect(output == [.one, .other, .zero, .zero])
    var short = output.mutableSpan
    #expect(rules.categories(of: [1, 1, 1, 1, 1].span, into: &short) == 4)
    #expect(output == [.one, .one, .one, .one])
  }

  @Test func histogramReads() {
    let histogram = PluralRules("pl").histogram(of: [1, 2, 3, 5, 22])
    #expect(histogram.description == "one: 1, few: 3, many: 1")
    #expect(histogram[.few] == 3)
    #expect(PluralHistogram().description.isEmpty)
  }

  @Test func rulesAreSharedBetweenThreads() async {
    let rules = PluralRules("ru")
    let expected = rules.histogram(of: Self.numbers)
    await withTaskGroup(of: PluralHistogram.self) { group in
      for _ in 0..<8 { group.addTask { rules.histogram(of: Self.numbers) } }
      for await histogram in group { #expect(histogram == expected) }
    }
  }
}
