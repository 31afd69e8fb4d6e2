import NumerusPlurals

/// One way to choose the category of a number.
///
/// A generic type and not a closure, so that the compiler makes a loop of its own for each way,
/// with no call in it but those that are measured.
protocol Way {
  associatedtype Number
  /// A number that stands for the category: what the way gives, before anybody looks at it.
  func key(for number: Number) -> UInt64
  func category(ofKey key: UInt64) throws -> PluralCategory
}

extension Benchmark {
  /// A way over all numbers of a workload, each answer checked.
  init<W: Way>(_ name: String, _ way: W, _ numbers: [W.Number], _ reference: Reference) {
    self.init(
      name, length: numbers.count,
      check: {
        try reference.check(name) { try way.category(ofKey: way.key(for: numbers[$0])) }
      },
      run: { sumOfKeys(way, numbers, count: $0) })
  }
}

@inline(never)
private func sumOfKeys<W: Way>(_ way: W, _ numbers: [W.Number], count: Int) -> UInt64 {
  numbers.withUnsafeBufferPointer { numbers in
    var sum: UInt64 = 0
    for index in 0..<min(count, numbers.count) { sum &+= way.key(for: numbers[index]) }
    return sum
  }
}

/// A way whose keys are the raw values of categories.
protocol NativeWay: Way {
  associatedtype Number
  func category(for number: Number) -> PluralCategory
}

extension NativeWay {
  @inline(__always)
  func key(for number: Number) -> UInt64 { UInt64(category(for: number).rawValue) }

  func category(ofKey key: UInt64) throws -> PluralCategory {
    PluralCategory(rawValue: UInt8(truncatingIfNeeded: key)) ?? .other
  }
}

/// A way whose keys are the shim's.
protocol ICUWay: Way {
  associatedtype Number
  func icuKey(for number: Number) -> Int32
}

extension ICUWay {
  @inline(__always)
  func key(for number: Number) -> UInt64 { UInt64(truncatingIfNeeded: icuKey(for: number)) }

  func category(ofKey key: UInt64) throws -> PluralCategory {
    try ICURules.category(Int32(truncatingIfNeeded: key))
  }
}
