import Foundation
import NumerusFormatting

/// ICU 72's own test data for numbers, as it was published.
enum PublishedNumbers {
  /// ICU's data change with its version; these are of 72.
  static var canRun: Bool {
    ICUVersion.linked.major == 72
      && FileManager.default.fileExists(atPath: file("icu72-testdata/unitsTest.txt").path())
  }

  static let absence = "needs ICU 72 and ../shared/conformance"

  private static func file(_ name: String) -> URL {
    CLDRData.root.deletingLastPathComponent().appending(path: "shared/conformance/\(name)")
  }

  static func text(_ name: String) throws -> String {
    try String(contentsOf: file(name), encoding: .utf8)
  }

  /// The fields of each line that is no comment, trimmed.
  static func rows(_ name: String) throws -> [[String]] {
    try text(name).split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }.map { line in
      line.split(separator: ";", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }.filter { $0.count > 1 }
  }

  /// Counts of what was not run, by reason.
  struct NotRun {
    private var reasons: [String: [String]] = [:]

    mutating func add(_ name: String, because reason: String) {
      reasons[reason, default: []].append(name)
    }

    var count: Int { reasons.values.reduce(0) { $0 + $1.count } }

    /// Each reason with its cases, which are named and not only counted.
    func report(_ subject: String) {
      for (reason, names) in reasons.sorted(by: { $0.key < $1.key }) {
        print(
          "conformance: \(subject): \(grouped(names.count)) not run, \(reason): "
            + names.joined(separator: ", "))
      }
    }
  }
}
