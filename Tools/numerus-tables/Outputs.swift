import Foundation

/// What the tool generates, from the data below a package's root.
struct Outputs {
  let sources: [GeneratedSource]

  init(root: URL) throws {
    let data = root.appending(path: "Data")
    let current = try CLDRPlurals(folder: data.appending(path: "cldr-48"))
    let icu72 = try CLDRPlurals(folder: data.appending(path: "cldr-42"))
    let aliasFile = data.appending(path: "cldr-48/aliases.json")
    let aliases = try LanguageReplacements(file: aliasFile)
    let builder = try PluralTableBuilder([current, icu72], aliases: aliases)
    try builder.replay()
    sources = [
      GeneratedSource(
        name: "PluralTables.swift",
        url: root.appending(path: "Sources/NumerusPlurals/Generated/PluralTables.swift"),
        text: builder.source, summary: builder.summary),
      GeneratedSource(
        name: "LanguageAliases+Table.swift",
        url: root.appending(path: "Sources/NumerusLocales/Generated/LanguageAliases+Table.swift"),
        text: try AliasTable.source(fromJSON: Data(contentsOf: aliasFile)),
        summary: "language aliases of CLDR \(current.version)"),
    ]
  }
}
