/// What the constants of rules say about which numbers to try.
///
/// Rules brought at run time may have constants of any size and any number of them, so each list
/// has a limit, and the work does not grow with the size of a constant.
struct RuleConstants {
  /// The largest integer up to which all are tried.
  static var bound: UInt64 { 1_000_200 }
  /// The most fraction digits that are tried.
  static var fractionDigits: UInt64 { 100 }
  /// The most values for an operand that are tried, the smallest first.
  static var count: Int { 150 }

  /// From here on the integers up to ``bound`` behave as smaller ones do.
  let period: UInt64
  /// Values at the edges of the ranges of n and i, sorted; with a modulus, the first two that have
  /// such a remainder.
  let integers: [UInt64]
  /// Compact exponents; none where no rule asks for one.
  let exponents: [UInt64]
  /// The values of f and t, and 1.
  private let fractions: [UInt64]
  /// Counts of fraction digits above three.
  private let digitCounts: [UInt64]

  init(_ relations: [PluralRelation]) {
    period = Self.period(relations)
    integers = Self.edges(relations, [.n, .i])
    fractions = Array(Set(Self.edges(relations, [.f, .t]) + [0, 1])).sorted()
    let lengths = fractions.map { UInt64(String($0).utf8.count) }
    digitCounts = Set(Self.edges(relations, [.v, .w]) + lengths)
      .filter { $0 > 3 && $0 <= Self.fractionDigits }.sorted()
    let exponents = Self.edges(relations, [.c, .e])
    let asksForExponent = relations.contains { $0.operand == .c || $0.operand == .e }
    self.exponents =
      asksForExponent
      ? Set(Array(1...15) + exponents)
        .filter { $0 > 0 && $0 <= UInt64(PluralOperands.maximumExponent) }.sorted() : []
  }

  /// The ends of the ranges of some operands and their neighbours, sorted.
  private static func edges(
    _ relations: [PluralRelation], _ operands: Set<PluralOperand>
  ) -> [UInt64] {
    var edges: Set<UInt64> = []
    for relation in relations where operands.contains(relation.operand) {
      for value in relation.ranges.flatMap({ [$0.lowerBound, $0.upperBound] }) {
        for base in relation.modulus.map({ [0, $0] }) ?? [0] {
          let (edge, overflow) = value.addingReportingOverflow(base)
          guard !overflow, edge < .max else { continue }
          edges.formUnion([edge > 0 ? edge - 1 : 0, edge, edge + 1])
        }
      }
    }
    return Array(edges.sorted().prefix(count))
  }

  /// From where on nothing new comes.
  ///
  /// Above every constant the rules ask for remainders only, and these repeat with the least common
  /// multiple of the moduli. A modulus or constant above the bound changes nothing below it.
  private static func period(_ relations: [PluralRelation]) -> UInt64 {
    var multiple: UInt64 = 1
    var largest: UInt64 = 0
    for relation in relations where relation.operand == .n || relation.operand == .i {
      if let modulus = relation.modulus, modulus <= bound {
        let common = greatestCommonDivisor(multiple, modulus)
        multiple = min(multiple / common * modulus, bound)
      } else {
        for value in relation.ranges.flatMap({ [$0.lowerBound, $0.upperBound] })
        where value <= bound {
          largest = max(largest, value)
        }
      }
    }
    return min(largest + multiple, bound)
  }

  private static func greatestCommonDivisor(_ a: UInt64, _ b: UInt64) -> UInt64 {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}

extension RuleConstants {
  /// Numbers with more than three fraction digits, fewest digits first: every value of f and t with
  /// zeros before it, and after it, up to every count of digits, on small and named integers.
  func longDecimals(atMost limit: Int) -> [PluralOperands] {
    var numbers: [PluralOperands] = []
    let wholes = Set(integers + [0, 1, 2]).sorted()
    for visible in digitCounts {
      let texts = fractionTexts(visible)
      for whole in wholes {
        for text in texts {
          guard numbers.count < limit else { return numbers }
          if let number = try? PluralOperands("\(whole).\(text)") { numbers.append(number) }
        }
      }
    }
    return numbers
  }

  /// Fractions of so many digits, smallest first.
  private func fractionTexts(_ visible: UInt64) -> [String] {
    var texts: Set<String> = []
    for significant in Set(digitCounts + [1, 2, 3]) where significant <= visible {
      for fraction in fractions {
        let digits = String(fraction)
        guard digits.utf8.count <= significant else { break }
        let zeros = Int(significant) - digits.utf8.count
        texts.insert(
          String(repeating: "0", count: zeros) + digits
            + String(repeating: "0", count: Int(visible - significant)))
      }
    }
    return texts.sorted()
  }
}
