import Foundation

/// All figures of a run: what `--json` writes.
struct Report: Codable {
  let machine: Machine
  let rounds: Int
  let integers: Int
  let decimals: Int
  var groups: [GroupResult]
  let firstCategories: [FirstCategory]
  let sizes: [DataSize]

  /// Writes beside the file and renames, so that a reader never sees half of it.
  func write(to file: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    var data = try encoder.encode(self)
    data.append(UInt8(ascii: "\n"))
    try data.write(to: URL(fileURLWithPath: file), options: .atomic)
  }
}
