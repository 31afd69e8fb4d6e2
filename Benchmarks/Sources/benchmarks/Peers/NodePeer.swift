import Foundation
import NumerusPlurals

/// Node's `Intl.PluralRules`, in a process that times itself over the same numbers.
final class NodePeer {
  /// Which numbers of the workload.
  enum Numbers: String {
    case integers, amounts, texts
  }

  /// Such as "v20.20.0 with ICU 78.2, CLDR 48.0".
  let version: String

  private let child: LineProcess
  private let folder: TemporaryFolder
  private let workload: Workload

  /// Nil where no Node is installed.
  ///
  /// - Throws: ``PeerFailure`` where one is and it fails.
  init?(_ workload: Workload) throws {
    guard let node = ExecutableSearch.path(of: "node") else { return nil }
    guard let script = Bundle.module.url(forResource: "plural-rules", withExtension: "mjs") else {
      throw PeerFailure("the script for Node is missing from the package's resources")
    }
    self.workload = workload
    folder = try TemporaryFolder()
    try folder.write("integers.bin", Self.bytes(workload.integers.map(Double.init)))
    try folder.write("amounts.bin", Self.bytes(workload.amounts))
    try folder.write("texts.txt", Data(workload.texts.strings.joined(separator: "\n").utf8))
    child = try LineProcess(node, [script.path, folder.url.path])
    let words = try child.readLine().split(separator: " ")
    guard words.count == 3 else { throw PeerFailure("Node does not say its version") }
    version = "\(words[0]) with ICU \(words[1]), CLDR \(words[2])"
  }

  func benchmark(_ numbers: Numbers, _ locale: String, _ reference: Reference) -> Benchmark {
    let name = "Node Intl.PluralRules"
    return Benchmark(
      name, length: reference.categories.count,
      check: { try self.check(name, numbers, locale, reference) },
      body: .elsewhere { operations, passes in
        let answer = try self.child.ask("time \(numbers) \(locale) \(operations) \(passes)")
        let words = answer.split(separator: " ")
        guard words.count == 2, let time = Double(words[0]), let checksum = UInt64(words[1]) else {
          throw PeerFailure("Node answers \"\(answer)\"")
        }
        return Sample(nanoseconds: time, checksum: checksum)
      })
  }

  private func check(
    _ name: String, _ numbers: Numbers, _ locale: String, _ reference: Reference
  ) throws {
    let answers = Array(try child.ask("check \(numbers) \(locale)").utf8)
    guard answers.count == reference.categories.count else {
      throw PeerFailure("Node gives \(answers.count) answers of \(reference.categories.count)")
    }
    try reference.check(name) { index in
      guard let category = PluralCategory(rawValue: answers[index] &- UInt8(ascii: "0")) else {
        throw PeerFailure("Node gives an answer that is no category")
      }
      return category
    }
  }

  private static func bytes(_ numbers: [Double]) -> Data {
    numbers.withUnsafeBytes { Data($0) }
  }
}
