import Foundation

/// Counts instructions by running this program under valgrind's callgrind.
///
/// Two runs that differ only in their number of operations: what the start of the process and the
/// workload cost is the same in both and falls out of the difference.
struct Callgrind {
  private let valgrind: String
  private let folder: TemporaryFolder
  private let program: String

  /// Nil where valgrind or strip is not installed.
  ///
  /// - Throws: ``PeerFailure``.
  init?() throws {
    guard let valgrind = ExecutableSearch.path(of: "valgrind"),
      let strip = ExecutableSearch.path(of: "strip")
    else { return nil }
    self.valgrind = valgrind
    folder = try TemporaryFolder()
    // Valgrind 3.19 gives up on the debug information that Swift writes.
    program = folder.url.appendingPathComponent("benchmarks").path
    guard CommandOutput.of(strip, ["-o", program, ExecutableSearch.thisProgram]) != nil else {
      throw PeerFailure("strip fails")
    }
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
        "--tool=callgrind", "--callgrind-out-file=/dev/null", program,
        "--only", name, String(operations),
      ], errorsToo: true)
    guard let output,
      let line = output.split(separator: "\n").first(where: { $0.contains("Collected :") }),
      let count = line.split(separator: " ").last.flatMap({ Int($0) })
    else { throw PeerFailure("callgrind does not count \(name)") }
    return count
  }
}
