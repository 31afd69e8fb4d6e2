import Foundation

/// What the first category of a process costs, opening included, and what the second one does.
struct FirstCategory: Codable {
  let name: String
  /// Medians over the processes, in nanoseconds.
  let first: Double
  let second: Double
  let processes: Int

  /// Numerus and ICU4C, each in a number of fresh processes.
  ///
  /// - Throws: ``PeerFailure`` or ``Mismatch``.
  static func measured(processes: Int) throws -> [FirstCategory] {
    try [("Numerus", "numerus"), ("ICU4C", "icu")].map { name, library in
      let times = try (0..<processes).map { _ in try one(of: library) }
      return FirstCategory(
        name: name, first: BenchmarkResult.quantile(0.5, of: times.map(\.first).sorted()),
        second: BenchmarkResult.quantile(0.5, of: times.map(\.second).sorted()),
        processes: processes)
    }
  }

  private static func one(of library: String) throws -> (first: Double, second: Double) {
    let arguments = [FirstCategoryProcess.option, library]
    let line = CommandOutput.of(ExecutableSearch.thisProgram, arguments) ?? ""
    let words = line.split { $0 == " " || $0 == "\n" }
    guard words.count == 3, let first = Double(words[0]), let second = Double(words[1]) else {
      throw PeerFailure("a process of \(library) prints \"\(line)\"")
    }
    guard words[2] == "few" else {
      throw Mismatch(
        benchmark: "First category / \(library)", value: "3 in ru", expected: "few",
        answer: String(words[2]))
    }
    return (first, second)
  }
}
