import Foundation
import NumerusPlurals

/// The folder of published tests, which stays outside the checkout.
enum Published {
  private static var folder: URL {
    CLDRData.root.deletingLastPathComponent().appending(path: "shared/conformance")
  }

  static var exists: Bool {
    CLDRVersion.allCases.allSatisfy { version in
      FileManager.default.fileExists(atPath: file("plural_rules.jsonl", of: version).path())
    }
  }

  private static func file(_ name: String, of version: CLDRVersion) -> URL {
    // ICU 72 has the data of CLDR 42 and ICU 78 that of CLDR 48.
    folder.appending(path: "icu\(version.rawValue + 30)/\(name)")
  }

  static func text(_ name: String, of version: CLDRVersion) throws -> String {
    try String(contentsOf: file(name, of: version), encoding: .utf8)
  }

  /// The rule sets of a plurals file.
  ///
  /// Its locales are written `pt_PT`, and comments hold no elements.
  static func ruleSets(
    _ name: String, of version: CLDRVersion
  ) throws -> [(locales: [String], texts: [String: String])] {
    let parts = try text(name, of: version).split(separator: "<pluralRules locales=\"").dropFirst()
    return try parts.map { part in
      let locales = part.prefix { $0 != "\"" }.split(separator: " ")
      let rows = try part.split(separator: "<pluralRule count=\"").dropFirst().map { row in
        let fields = row.split(separator: "\">", maxSplits: 1)
        guard fields.count == 2 else { throw Malformed(what: String(row)) }
        return (String(fields[0]), String(fields[1].prefix { $0 != "<" }))
      }
      return (locales.map(identifier), Dictionary(uniqueKeysWithValues: rows))
    }
  }

  static func ranges(of version: CLDRVersion) throws -> [CLDRData.RangeRow] {
    let parts = try text("pluralRanges.xml", of: version)
      .split(separator: "<pluralRanges locales=\"").dropFirst()
    return try parts.flatMap { part in
      let locales = part.prefix { $0 != "\"" }.split(separator: " ").map(identifier)
      return try part.split(separator: "<pluralRange start=").dropFirst().flatMap { row in
        let words = row.split(separator: "\"").map(String.init)
        guard words.count > 4, let start = PluralCategory(words[0]),
          let end = PluralCategory(words[2]), let result = PluralCategory(words[4])
        else { throw Malformed(what: String(row)) }
        return locales.map { locale in
          CLDRData.RangeRow(locale: locale, start: start, end: end, result: result)
        }
      }
    }
  }

  private static func identifier(_ name: Substring) -> String {
    name == "root" ? "und" : String(name).replacing("_", with: "-")
  }
}
