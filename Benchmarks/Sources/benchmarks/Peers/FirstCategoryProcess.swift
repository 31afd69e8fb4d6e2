import CBenchmarkICUShim
import Foundation
import NumerusPlurals

/// This program as a process that chooses two categories and ends.
///
///     benchmarks --first numerus
enum FirstCategoryProcess {
  static let option = "--first"

  /// Does not return where the arguments ask for it.
  static func runIfAsked(_ arguments: [String]) {
    guard arguments.count == 3, arguments[1] == option else { return }
    switch arguments[2] {
    case "numerus":
      time { count in PluralRules("ru").category(for: count).description }
    case "icu":
      time { count in
        guard let rules = benchmark_icu_rules_open("ru") else { exit(1) }
        defer { benchmark_icu_rules_close(rules) }
        return (try? ICURules.category(benchmark_icu_select(rules, Double(count))))?.description
      }
    default: return
    }
    exit(0)
  }

  private static func time(_ category: (Int) -> String?) {
    // From outside, so that the compiler cannot choose the category in advance.
    let count = CommandLine.arguments.count
    // The clock's own first call maps its page.
    _ = nanoseconds()
    let start = nanoseconds()
    let first = category(count)
    let middle = nanoseconds()
    let second = category(count)
    let end = nanoseconds()
    guard let first, first == second else { exit(1) }
    print(middle - start, end - middle, first)
  }

  private static func nanoseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
