import Foundation

/// What a command printed, to the end.
enum CommandOutput {
  /// Nil where the command cannot be started or fails.
  static func of(
    _ executable: String, _ arguments: [String], errorsToo: Bool = false
  ) -> String? {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = errorsToo ? output : FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }
}
