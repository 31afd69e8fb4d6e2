import NumerusPlurals

/// Many integers in one call; the operation is one integer.
struct BatchBenchmarks {
  let workload: Workload
  let release: CLDRVersion

  func group(_ locale: String) -> BenchmarkGroup {
    let rules = PluralRules(locale)
    let numbers = workload.integers
    let exact = PluralRules(locale, cldr: release)
    let reference = Reference(
      title: "Batch of Int, \(locale)", categories: numbers.map { exact.category(for: $0) },
      value: { String(numbers[$0]) })
    let output = CategoryBuffer(count: numbers.count)
    return BenchmarkGroup(
      title: reference.title, baseline: "categories(of:into:)",
      benchmarks: [
        benchmark("categories(of:into:)", reference, output) {
          rules.categories(of: $0, into: $1)
        },
        benchmark("a loop of category(for:)", reference, output) { numbers, output in
          for index in numbers.indices { output[index] = rules.category(for: numbers[index]) }
        },
        histogram(rules, reference),
      ])
  }

  private func benchmark(
    _ name: String, _ reference: Reference, _ output: CategoryBuffer,
    _ fill:
      @escaping (UnsafeBufferPointer<Int>, UnsafeMutableBufferPointer<PluralCategory>) -> Void
  ) -> Benchmark {
    let numbers = workload.integers
    return Benchmark(
      name, length: numbers.count,
      check: {
        numbers.withUnsafeBufferPointer { fill($0, output.categories) }
        try reference.check(name) { output.categories[$0] }
      },
      run: { count in
        numbers.withUnsafeBufferPointer {
          fill(UnsafeBufferPointer(rebasing: $0[..<count]), output.categories)
        }
        return output.checksum(count)
      })
  }

  private func histogram(_ rules: PluralRules, _ reference: Reference) -> Benchmark {
    let numbers = workload.integers
    return Benchmark(
      "histogram(of:)", length: numbers.count,
      check: {
        var expected = PluralHistogram()
        for category in reference.categories { expected[category] += 1 }
        let found = rules.histogram(of: numbers)
        guard found != expected else { return }
        throw Mismatch(
          benchmark: "\(reference.title) / histogram(of:)", value: "\(numbers.count) integers",
          expected: expected.description, answer: found.description)
      },
      run: { count in
        let histogram = numbers.withUnsafeBufferPointer {
          rules.histogram(of: UnsafeBufferPointer(rebasing: $0[..<count]))
        }
        return PluralCategory.allCases.reduce(0) {
          $0 &* 31 &+ UInt64(truncatingIfNeeded: histogram[$1])
        }
      })
  }
}

/// Where a batch writes to.
final class CategoryBuffer {
  let categories: UnsafeMutableBufferPointer<PluralCategory>

  init(count: Int) {
    categories = .allocate(capacity: count)
    categories.initialize(repeating: .other)
  }

  deinit { categories.deallocate() }

  /// Of a thousand places, since reading all of them would cost as much as what is measured.
  func checksum(_ count: Int) -> UInt64 {
    stride(from: 0, to: count, by: max(1, count / 1_000)).reduce(0) {
      $0 &* 31 &+ UInt64(categories[$1].rawValue)
    }
  }
}
