import Foundation

/// What the first category of a process costs, opening included, and what the second one does.
struct FirstCategory: Codable {
  let name: String
  /// Medians over the processes, in nanoseconds.
  let first: Double
  let second: Double
  let processes: Int

  /// Numerus and ICU4C; whichever is not built is left out.
  static func measured(processes: Int) throws -> [FirstCategory] {
    try [("Numerus", "first-category"), ("ICU4C", "first-category-icu")].compactMap {
      try measured($0, $1, processes)
    }
  }

  private static func measured(
    _ name: String, _ program: String, _ processes: Int
  ) throws -> FirstCategory? {
    guard exists(program) else { return nil }
    var first: [Double] = []
    var second: [Double] = []
    for _ in 0..<processes {
      guard let line = CommandOutput.of(path(program), ["ru", "3"]) else {
        throw PeerFailure("\(program) fails")
      }
      let words = line.split { $0 == " " || $0 == "\n" }
      guard words.count == 3, let one = Double(words[0]), let two = Double(words[1]) else {
        throw PeerFailure("\(program) prints \"\(line)\"")
      }
      guard words[2] == "few" else {
        throw Mismatch(
          benchmark: program, value: "3 in ru", expected: "few", answer: String(words[2]))
      }
      first.append(one)
      second.append(two)
    }
    return FirstCategory(
      name: name, first: BenchmarkResult.quantile(0.5, of: first.sorted()),
      second: BenchmarkResult.quantile(0.5, of: second.sorted()), processes: processes)
  }

  private static func exists(_ program: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: path(program))
  }

  /// Beside this program, where the build puts them.
  private static func path(_ program: String) -> String {
    let own = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return own.deletingLastPathComponent().appendingPathComponent(program).path
  }
}
