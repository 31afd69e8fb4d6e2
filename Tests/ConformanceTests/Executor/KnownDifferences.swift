import Foundation

/// A published test whose answer is not the one expected.
struct KnownDifference: Hashable, CustomStringConvertible {
  let set: String
  let label: String
  let expected: String
  let answered: String

  var description: String { "\(set) \(label): expected \(expected), answered \(answered)" }

  /// What the checked-in file names, each with a reason.
  static func all() throws -> [KnownDifference] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "known-differences.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { line in
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 5, !fields[4].isEmpty else { throw Malformed(what: String(line)) }
        return KnownDifference(
          set: fields[0], label: fields[1], expected: fields[2], answered: fields[3])
      }
  }
}
