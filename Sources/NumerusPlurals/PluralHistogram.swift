/// How many of a set of numbers fall into each plural category.
public struct PluralHistogram: Hashable, Sendable {
  private var counts: (Int, Int, Int, Int, Int, Int) = (0, 0, 0, 0, 0, 0)

  /// A histogram of nothing.
  public init() {}

  /// The count of a category.
  public subscript(category: PluralCategory) -> Int {
    get {
      switch category {
      case .zero: counts.0
      case .one: counts.1
      case .two: counts.2
      case .few: counts.3
      case .many: counts.4
      case .other: counts.5
      }
    }
    set {
      switch category {
      case .zero: counts.0 = newValue
      case .one: counts.1 = newValue
      case .two: counts.2 = newValue
      case .few: counts.3 = newValue
      case .many: counts.4 = newValue
      case .other: counts.5 = newValue
      }
    }
  }

  /// Counts at most 1023 categories.
  ///
  /// Six counters of ten bits in one word: no counter waits for a store to the one before it.
  mutating func add(_ categories: Slice<UnsafeMutableBufferPointer<PluralCategory>>) {
    var packed: UInt64 = 0
    for category in categories { packed &+= 1 &<< (UInt64(category.rawValue) &* 10) }
    for category in PluralCategory.allCases {
      self[category] += Int(packed &>> (UInt64(category.rawValue) &* 10) & 1023)
    }
  }

  /// How many numbers were counted.
  public var total: Int { PluralCategory.allCases.reduce(0) { $0 + self[$1] } }

  /// Two histograms with the same counts are equal.
  public static func == (left: Self, right: Self) -> Bool { left.counts == right.counts }

  /// Hashes the six counts.
  public func hash(into hasher: inout Hasher) {
    for category in PluralCategory.allCases { hasher.combine(self[category]) }
  }
}

extension PluralHistogram: Sequence {
  /// The categories that occur, in CLDR's order, each with its count.
  public func makeIterator() -> some IteratorProtocol<(category: PluralCategory, count: Int)> {
    PluralCategory.allCases.filter { self[$0] > 0 }.map { ($0, self[$0]) }.makeIterator()
  }
}

extension PluralHistogram: CustomStringConvertible {
  /// The categories that occur, in CLDR's order: "one: 2, few: 3".
  public var description: String {
    map { "\($0.category): \($0.count)" }.joined(separator: ", ")
  }
}

extension PluralRules {
  /// How many of many integers fall into each category, without a call for each number.
  public func histogram(of numbers: UnsafeBufferPointer<Int>) -> PluralHistogram {
    var histogram = PluralHistogram()
    withUnsafeTemporaryAllocation(of: PluralCategory.self, capacity: 512) { block in
      for start in stride(from: 0, to: numbers.count, by: block.count) {
        let end = min(start + block.count, numbers.count)
        let count = categories(of: UnsafeBufferPointer(rebasing: numbers[start..<end]), into: block)
        histogram.add(block[..<count])
      }
    }
    return histogram
  }

  /// How many of many integers fall into each category.
  public func histogram(of numbers: Span<Int>) -> PluralHistogram {
    numbers.withUnsafeBufferPointer { histogram(of: $0) }
  }

  /// How many of many integers fall into each category.
  public func histogram(of numbers: [Int]) -> PluralHistogram {
    numbers.withUnsafeBufferPointer { histogram(of: $0) }
  }
}
