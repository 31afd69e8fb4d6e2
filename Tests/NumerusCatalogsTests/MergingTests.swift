import Foundation
import NumerusCatalogs
import Testing

@Suite struct MergingTests {
  static func strings(_ text: String, _ language: String) throws -> StringCatalog {
    try StringCatalog(strings: Array(text.utf8), language: language)
  }

  static let rule = """
    <plist><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string>
    <key>v</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>other</key><string>%d</string></dict></dict></dict></plist>
    """

  @Test(arguments: [false, true])
  func joinsLanguagesAndRules(_ isReversed: Bool) throws {
    let files = [
      try Self.strings("/* c */\nn = plain; a = A;", "en"),
      try StringCatalog(stringsdict: Array(Self.rule.utf8), language: "en"),
      try Self.strings("a = B; z = Z;", "de"),
    ]
    var catalog = StringCatalog(sourceLanguage: "en")
    for file in isReversed ? files.reversed() : files { catalog.merge(file) }
    #expect(Set(catalog.entries.map(\.key)) == ["n", "a", "z"])
    #expect(catalog.entries.count == 3)
    // The rule comes before the string, whichever came first.
    #expect(catalog["n"]?["en"]?.substitutions.count == 1)
    #expect(catalog["n"]?.comment == "c")
    #expect(catalog["a"]?["de"]?.value == .unit(.init("B")))
    #expect(catalog["a"]?["en"]?.value == .unit(.init("A")))
  }

  @Test func readsAndWritesFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "catalog-\(UUID())")
    let project = folder.appending(path: "pt-BR.lproj")
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = project.appending(path: "Localizable.strings").path
    try CatalogFile.write(Array("a = 1;".utf8), to: path)
    let link = folder.appending(path: "link.strings").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    try CatalogFile.write(Array("a = 2;".utf8), to: link)
    var faults: [CatalogError] = []
    let catalog = CatalogFile.catalog(at: path, faults: &faults)
    #expect(catalog?["a"]?["pt-BR"]?.value == .unit(.init("2")))
    #expect(faults.isEmpty)
    // Nothing is left beside it.
    #expect(try FileManager.default.contentsOfDirectory(atPath: project.path).count == 1)
    #expect(CatalogFile.catalog(at: path + "x", faults: &faults) == nil)
    #expect(CatalogFile.catalog(at: folder.path + "/no.xcstrings", faults: &faults) == nil)
    #expect(faults.count == 2)
    #expect(throws: CatalogError.self) { try CatalogFile.write([], to: folder.path + "/a/b") }
  }
}
