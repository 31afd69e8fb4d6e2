import Foundation

/// A child process that is asked a line and answers a line.
final class LineProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var unread = Data()

  init(_ executable: String, _ arguments: [String]) throws {
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// - Throws: ``PeerFailure`` where the process has ended.
  func ask(_ line: String) throws -> String {
    try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
    return try readLine()
  }

  /// - Throws: ``PeerFailure`` where the process has ended.
  func readLine() throws -> String {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: unread[..<end], as: UTF8.self)
        unread = Data(unread[(end + 1)...])
        return line
      }
      let chunk = output.fileHandleForReading.availableData
      guard !chunk.isEmpty else {
        throw PeerFailure("\(process.executableURL?.lastPathComponent ?? "a peer") has ended")
      }
      unread.append(chunk)
    }
  }
}
