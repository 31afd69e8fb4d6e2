import Foundation
import Testing

/// Input without end: memory stays as it is, and answers come as soon as they can.
@Suite struct StreamingTests {
  private static let hasTime = FileManager.default.isExecutableFile(atPath: "/usr/bin/time")

  @Test(.enabled(if: StreamingTests.hasTime, "needs /usr/bin/time, which tells the peak memory"))
  func takesNoMoreMemoryForMillionsOfLines() throws {
    let text = try Tool.shell(
      "seq 2000000 | /usr/bin/time -f 'peak %M' numerus plural pl | tail -n 2")
    let lines = text.split(separator: "\n")
    #expect(lines.contains("2000000\tmany"))
    let peak = try #require(lines.first { $0.hasPrefix("peak ") }?.dropFirst(5))
    #expect(try #require(Int(peak)) < 60_000, "kilobytes")
  }

  @Test func answersEveryLine() throws {
    #expect(
      try Tool.shell("seq 300000 | numerus plural en | cut -f 1 | cksum; seq 300000 | cksum")
        .split(separator: "\n").reduce(into: Set()) { $0.insert($1) }.count == 1)
  }

  @Test func answersBeforeTheInputEnds() throws {
    let process = Process()
    process.executableURL = Tool.command
    process.arguments = ["plural", "pl"]
    let input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data("1\n2\n".utf8))
    var answer = ""
    while answer.count < 12 {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { break }
      answer += String(decoding: data, as: UTF8.self)
    }
    #expect(answer == "1\tone\n2\tfew\n")
    #expect(process.isRunning)
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
