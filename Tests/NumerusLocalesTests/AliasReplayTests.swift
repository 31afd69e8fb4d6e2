import Foundation
import Testing

@testable import NumerusLocales

/// Replays the data that the generated table was made from.
@Suite struct AliasReplayTests {
  struct File: Decodable {
    struct Supplemental: Decodable { let metadata: Metadata }
    struct Metadata: Decodable { let alias: Aliases }
    struct Aliases: Decodable { let languageAlias: [String: [String: String]] }
    let supplemental: Supplemental
  }

  static func aliases() throws -> [String: String] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let data = try Data(contentsOf: root.appending(path: "Data/cldr-48/aliases.json"))
    return try JSONDecoder().decode(File.self, from: data).supplemental.metadata.alias.languageAlias
      .compactMapValues { $0["_replacement"] }
  }

  @Test func replaysEveryRow() throws {
    let aliases = try Self.aliases()
    #expect(aliases.count == 500)
    for (key, value) in aliases {
      let id = try LocaleID(validating: key)
      #expect(id.canonical.identifier == value, "\(key)")
      #expect(LocaleID(value).canonical.identifier == value, "\(value) is an alias itself")
    }
  }

  @Test func replacesSubtags() {
    func replacement(_ text: String) -> String? {
      LanguageAliases.replacement(for: LocaleSubtags(scanning: text))?.description
    }
    #expect(replacement("iw-IL") == "he-IL")
    #expect(replacement("he") == nil)
    #expect(replacement("und") == nil)
    #expect(replacement("sgn-BR") == "bzs")
    #expect(replacement("aaa") == nil)
    #expect(replacement("zzz") == nil)
    #expect(replacement("iwxxx") == nil)
    #expect(
      LanguageAliases.canonical(LocaleSubtags(scanning: "sh-Cyrl-BA")).description == "sr-Cyrl-BA")
  }
}
