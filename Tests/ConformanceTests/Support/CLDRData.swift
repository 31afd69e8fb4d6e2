import Foundation
import NumerusPlurals

/// What `Data/` holds of one CLDR release, read without the tables and parsers under test.
struct CLDRData {
  /// A row of the plural ranges.
  struct RangeRow {
    let locale: String
    let start: PluralCategory
    let end: PluralCategory
    let result: PluralCategory
  }

  let version: CLDRVersion
  /// Locale, keyword, rule text with its samples.
  let rules: [PluralType: [String: [String: String]]]
  let ranges: [RangeRow]

  init(_ version: CLDRVersion) throws {
    let folder = Self.root.appending(path: "Data/cldr-\(version)")
    self.version = version
    rules = [
      .cardinal: try Self.rules("plurals", "plurals-type-cardinal", in: folder),
      .ordinal: try Self.rules("ordinals", "plurals-type-ordinal", in: folder),
    ]
    let rows = try Self.table("pluralRanges", "plurals", in: folder)
    ranges = try rows.flatMap { locale, row in
      try row.map { key, result in
        let words = key.split(separator: "-").map(String.init)
        guard words.count == 5, let start = PluralCategory(words[2]),
          let end = PluralCategory(words[4]), let result = PluralCategory(result)
        else { throw Malformed(what: "range \(locale) \(key)") }
        return RangeRow(locale: locale, start: start, end: end, result: result)
      }
    }
  }

  /// Deprecated and overlong language codes, and what replaces them.
  static func languageAliases() throws -> [String: String] {
    let file = root.appending(path: "Data/cldr-48/aliases.json")
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    let metadata = (json?["supplemental"] as? [String: Any])?["metadata"] as? [String: Any]
    let aliases = (metadata?["alias"] as? [String: Any])?["languageAlias"]
    guard let aliases = aliases as? [String: [String: String]] else {
      throw Malformed(what: "aliases.json")
    }
    return aliases.compactMapValues { $0["_replacement"] }
  }

  /// The checkout.
  static var root: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
  }

  /// The locales of a type, sorted, so that messages come in the same order in every run.
  func locales(_ type: PluralType) -> [String] { (rules[type] ?? [:]).keys.sorted() }

  private static func rules(
    _ file: String, _ key: String, in folder: URL
  ) throws -> [String: [String: String]] {
    let prefix = "pluralRule-count-"
    return try table(file, key, in: folder).mapValues { row in
      try row.reduce(into: [:]) { result, entry in
        guard entry.key.hasPrefix(prefix) else { throw Malformed(what: entry.key) }
        result[String(entry.key.dropFirst(prefix.count))] = entry.value
      }
    }
  }

  private static func table(
    _ file: String, _ key: String, in folder: URL
  ) throws -> [String: [String: String]] {
    let data = try Data(contentsOf: folder.appending(path: "\(file).json"))
    let json = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let supplemental = json?["supplemental"] as? [String: Any]
    guard let table = supplemental?[key] as? [String: [String: String]] else {
      throw Malformed(what: "\(file).json")
    }
    return table
  }
}

/// Data that is not in the shape that a test reads.
struct Malformed: Error {
  let what: String
}
