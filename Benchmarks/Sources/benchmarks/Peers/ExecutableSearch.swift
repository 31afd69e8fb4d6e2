import Foundation

/// Finds programs as a shell does.
enum ExecutableSearch {
  static var thisProgram: String {
    Bundle.main.executableURL?.path ?? CommandLine.arguments[0]
  }

  /// Nil where no folder of PATH has the program.
  static func path(of name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return folders.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
