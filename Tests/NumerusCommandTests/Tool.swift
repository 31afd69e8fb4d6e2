import Foundation

/// Runs the built command.
enum Tool {
  struct Outcome {
    let output: String
    let errors: String
    let status: Int32
  }

  /// The folder of the built products.
  static let folder: URL = {
    var candidates = [Bundle.main.bundleURL, Bundle.main.bundleURL.deletingLastPathComponent()]
    if let runner = CommandLine.arguments.first {
      candidates.append(URL(fileURLWithPath: runner).deletingLastPathComponent())
    }
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    candidates.append(root.appendingPathComponent(".build/debug"))
    let found = candidates.first { folder in
      FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent("numerus").path)
    }
    return found ?? root
  }()

  static var command: URL { folder.appendingPathComponent("numerus") }

  /// Runs `numerus` with arguments, and input of bytes.
  static func run(_ arguments: String..., input: Data = Data()) throws -> Outcome {
    try run(command, arguments, input: input)
  }

  /// Runs `numerus` with arguments.
  static func run(_ arguments: [String]) throws -> Outcome { try run(command, arguments) }

  /// Runs `numerus` with arguments and lines of input.
  static func run(_ arguments: String..., input: String) throws -> Outcome {
    try run(command, arguments, input: Data(input.utf8))
  }

  /// Runs a line of shell that finds `numerus`, with standard error among the output.
  static func shell(_ line: String, input: String = "") throws -> String {
    let shell = URL(fileURLWithPath: "/bin/sh")
    return try run(shell, ["-c", "exec 2>&1; \(line)"], input: Data(input.utf8)).output
  }

  /// Files and no pipes: neither side can wait for the other, however much is written.
  private static func run(
    _ program: URL, _ arguments: [String], input: Data = Data()
  ) throws -> Outcome {
    let files = FileManager.default.temporaryDirectory.appendingPathComponent(
      "numerus-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: files) }
    let names = ["in", "out", "err"].map(files.appendingPathComponent)
    try input.write(to: names[0])
    try Data().write(to: names[1])
    try Data().write(to: names[2])
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = "\(folder.path):\(environment["PATH"] ?? "/usr/bin:/bin")"
    environment["NO_COLOR"] = nil
    process.environment = environment
    process.standardInput = try FileHandle(forReadingFrom: names[0])
    process.standardOutput = try FileHandle(forWritingTo: names[1])
    process.standardError = try FileHandle(forWritingTo: names[2])
    try process.run()
    process.waitUntilExit()
    return Outcome(
      output: String(decoding: try Data(contentsOf: names[1]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: names[2]), as: UTF8.self),
      status: process.terminationStatus)
  }
}
