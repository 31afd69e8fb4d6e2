import Foundation

/// Counts instructions by running this program under valgrind's callgrind.
///
/// Two runs that differ only in their number of operations: what the start of the process and the
/// workload cost is the same in both and falls out of the difference.
struct Callgrind {
  private let valgrind: String

  /// Nil where valgrind is not installed.
  init?() {
    guard let valgrind = ExecutableSearch.path(of: "valgrind") else { return nil }
    self.valgrind = valgrind
  }

  /// - Throws: ``PeerFailure``.
  func instructionsPerOperation(_ name: String) throws -> Double {
    let few = 1_000
    let many = 5_000
    return Double(try instructions(name, many) - instructions(name, few)) / Double(many - few)
  }

  private func instructions(_ name: String, _ operations: Int) throws -> Int {
    let output = CommandOutput.of(
      valgrind,
      [
        "--tool=callgrind", "--callgrind-out-file=/dev/null", ExecutableSearch.thisProgram,
        "--only", name, String(operations),
      ], errorsToo: true)
    guard let output,
      let line = output.split(separator: "\n").first(where: { $0.contains("Collected :") }),
      let count = line.split(separator: " ").last.flatMap({ Int($0) })
    else { throw PeerFailure("callgrind does not count \(name)") }
    return count
  }
}
