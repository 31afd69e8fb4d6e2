import CBenchmarkICUShim
import NumerusLocales
import NumerusPlurals

/// Making rules from a locale's identifier; the operation is one opening.
struct OpeningBenchmarks {
  let release: CLDRVersion

  func groups() throws -> [BenchmarkGroup] {
    let all = PluralRules.locales(cldr: release).map(\.description)
    return [
      try group("Open rules, each of \(all.count) locales", all),
      try group("Open rules, ru", ["ru"]),
    ]
  }

  private func group(_ title: String, _ locales: [String]) throws -> BenchmarkGroup {
    let names = CStrings(locales)
    return BenchmarkGroup(
      title: title, baseline: "Numerus",
      benchmarks: [
        Benchmark(
          "Numerus", length: Self.length,
          check: { try check(title, locales) },
          run: { count in
            var sum: UInt64 = 0
            for index in 0..<count {
              let rules = PluralRules(locales[index % locales.count])
              sum &+= UInt64(rules.category(for: index).rawValue)
            }
            return sum
          }),
        Benchmark(
          "ICU4C uplrules_openForType", length: Self.length, check: {},
          run: { count in
            var sum: UInt64 = 0
            for index in 0..<count {
              let rules = benchmark_icu_rules_open(names[index % locales.count])
              sum &+= rules == nil ? 0 : 1
              benchmark_icu_rules_close(rules)
            }
            return sum
          }),
      ])
  }

  private static var length: Int { 20_000 }

  /// Both open the same rules: they agree on the first thousand integers.
  private func check(_ title: String, _ locales: [String]) throws {
    for locale in locales {
      let icu = try ICURules(locale)
      let ours = PluralRules(locale, cldr: release)
      for value in 0...1_000 {
        let expected = try ICURules.category(icu.key(for: Double(value)))
        let found = ours.category(for: value)
        guard found != expected else { continue }
        throw Mismatch(
          benchmark: "\(title) / Numerus", value: "\(value) in \(locale)",
          expected: expected.description, answer: found.description)
      }
    }
  }
}

/// Strings as C takes them, so that no bridging is timed.
final class CStrings {
  private let pointers: [UnsafeMutablePointer<CChar>]

  init(_ strings: [String]) {
    pointers = strings.map { string in
      let characters = string.utf8CString
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: characters.count)
      for (index, character) in characters.enumerated() {
        (copy + index).initialize(to: character)
      }
      return copy
    }
  }

  deinit { pointers.forEach { $0.deallocate() } }

  @inline(__always)
  subscript(index: Int) -> UnsafePointer<CChar> { UnsafePointer(pointers[index]) }
}
