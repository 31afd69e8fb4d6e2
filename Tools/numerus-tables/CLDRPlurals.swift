import Foundation
import NumerusPluralCompiler
import NumerusPlurals

/// A fault of an input file, with the file's name and the key.
struct DataError: Error, CustomStringConvertible {
  let file: String
  let key: String
  let message: String

  var description: String { "\(file): \(key): \(message)" }
}

/// The plural rules of one CLDR release, from files in CLDR-JSON's shape.
struct CLDRPlurals {
  let version: String
  let cardinals: [String: PluralRuleSet]
  let ordinals: [String: PluralRuleSet]
  /// Triples of start, end and result, in CLDR's order of categories.
  let ranges: [String: [[PluralCategory]]]

  init(folder: URL) throws {
    let cardinals = try PluralFile(folder.appending(path: "plurals.json"))
    version = cardinals.version
    self.cardinals = try cardinals.ruleSets("plurals-type-cardinal")
    ordinals = try PluralFile(folder.appending(path: "ordinals.json"))
      .ruleSets("plurals-type-ordinal")
    ranges = try PluralFile(folder.appending(path: "pluralRanges.json")).ranges()
  }
}

/// `{"supplemental": {"version": {…}, SECTION: {LOCALE: {KEY: TEXT}}}}`.
struct PluralFile {
  private let name: String
  private let supplemental: [String: Any]

  init(_ url: URL) throws {
    name = url.deletingLastPathComponent().lastPathComponent + "/" + url.lastPathComponent
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    guard let root = object as? [String: Any],
      let supplemental = root["supplemental"] as? [String: Any]
    else { throw DataError(file: name, key: "supplemental", message: "expected an object") }
    self.supplemental = supplemental
  }

  var version: String {
    let version = supplemental["version"] as? [String: String]
    return version?["_cldrVersion"] ?? "of unknown version"
  }

  func section(_ key: String) throws -> [String: [String: String]] {
    guard let section = supplemental[key] as? [String: [String: String]] else {
      throw DataError(
        file: name, key: "supplemental.\(key)", message: "expected locales with rules as text")
    }
    return section
  }

  func ruleSets(_ key: String) throws -> [String: PluralRuleSet] {
    try section(key).reduce(into: [:]) { result, entry in
      let conditions = try entry.value.reduce(into: [String: String]()) { rules, rule in
        let prefix = "pluralRule-count-"
        guard rule.key.hasPrefix(prefix) else {
          throw DataError(file: name, key: rule.key, message: "expected \(prefix)CATEGORY")
        }
        rules[String(rule.key.dropFirst(prefix.count))] = rule.value
      }
      do {
        let rules = try PluralRuleSet(parsing: conditions)
        guard rules.conflicts.isEmpty else { throw PluralRuleError.conflicts(rules.conflicts) }
        result[entry.key] = rules
      } catch {
        throw DataError(file: name, key: entry.key, message: "\(error)")
      }
    }
  }

  func ranges() throws -> [String: [[PluralCategory]]] {
    try section("plurals").mapValues { rows in
      try rows.map { key, result in
        // pluralRange-start-one-end-other
        let words = key.split(separator: "-").map(String.init)
        guard words.count == 5, words[0] == "pluralRange",
          let start = PluralCategory(words[2]), let end = PluralCategory(words[4]),
          let result = PluralCategory(result)
        else {
          throw DataError(
            file: name, key: key, message: "expected pluralRange-start-A-end-B with a category")
        }
        return [start, end, result]
      }
      .sorted { $0.lexicographicallyPrecedes($1) }
    }
  }
}

/// The current codes of legacy languages, for the rows that have no ranges under their old name.
struct LanguageReplacements {
  private let replacements: [String: String]

  init(file: URL) throws {
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    let path = ["supplemental", "metadata", "alias", "languageAlias"]
    let aliases = path.reduce(object as Any?) { ($0 as? [String: Any])?[$1] }
    guard let aliases = aliases as? [String: [String: String]] else {
      throw DataError(
        file: file.lastPathComponent, key: path.joined(separator: "."), message: "expected aliases")
    }
    replacements = aliases.compactMapValues { $0["_replacement"] }
  }

  /// A locale and what it inherits from, then the same for its current code.
  func chain(_ locale: String) -> [String] {
    truncations(locale) + (replacements[locale].map(truncations) ?? [])
  }

  private func truncations(_ locale: String) -> [String] {
    let parts = locale.split(separator: "-")
    return (1...parts.count).reversed().map { parts.prefix($0).joined(separator: "-") }
  }
}
