import NumerusCatalogs
import Testing

/// Counts of public files, as a script in Python counts them (`json`, `plistlib`, regular expressions).
@Suite struct PublishedFactsTests {
  @Test(arguments: [
    ("IceCubes.xcstrings", "1.0", 733, 19, 13330, 361, 19, 148, 42),
    ("MrKai77-Loop.xcstrings", "1.0", 337, 11, 3547, 11, 0, 0, 0),
    ("SkipFoundation.xcstrings", "1.0", 11, 10, 43, 10, 0, 0, 0),
    ("XCResource-v1.1.xcstrings", "1.1", 24, 2, 70, 10, 2, 6, 2),
    ("lexrus-Test8.xcstrings", "1.0", 2, 2, 55, 18, 4, 10, 0),
    ("xcode27-matrix-RECONSTRUCTED.xcstrings", "1.0", 27, 2, 98, 20, 6, 12, 0),
  ])
  func catalogs(
    name: String, version: String, keys: Int, languages: Int, units: Int, plurals: Int,
    devices: Int, substitutions: Int, unnumbered: Int
  ) throws {
    guard let bytes = Published.bytes(name) else { return }
    let catalog = try StringCatalog(xcstrings: bytes, file: name)
    #expect(catalog.version == version)
    #expect(catalog.entries.count == keys)
    #expect(catalog.languages.count == languages)
    var count = Count()
    for localization in catalog.entries.flatMap(\.localizations) { count.add(localization) }
    #expect(count.units == units)
    #expect(count.plurals == plurals)
    #expect(count.devices == devices)
    #expect(count.substitutions == substitutions)
    #expect(count.unnumbered == unnumbered)
  }

  @Test(arguments: [
    ("crowdin-uk-nested.stringsdict", 2, 3, 8, 0, 0),
    ("duckduckgo-pl-nested.stringsdict", 13, 15, 60, 0, 0),
    ("elementx-be-no-other.stringsdict", 42, 42, 104, 20, 0),
    ("mastodon-ar.stringsdict", 30, 31, 186, 0, 0),
    ("mastodon-ru.stringsdict", 30, 31, 124, 0, 0),
    ("mastodon-sl.stringsdict", 30, 31, 124, 0, 0),
    ("rswift-Generic-width.stringsdict", 14, 19, 40, 0, 1),
    ("rswift-Settings-nested.stringsdict", 3, 4, 7, 0, 0),
    ("swiftgen-LocPluralAdvanced.stringsdict", 8, 25, 55, 0, 0),
    ("swiftgen-LocPluralNested.stringsdict", 2, 8, 16, 0, 0),
  ])
  func rules(
    name: String, keys: Int, variables: Int, forms: Int, withoutOther: Int, widths: Int
  ) throws {
    guard let bytes = Published.bytes(name) else { return }
    let catalog = try StringCatalog(stringsdict: bytes, language: "x", file: name)
    #expect(catalog.entries.count == keys)
    let found = catalog.entries.flatMap(\.localizations)
    let cases = found.flatMap(\.substitutions).map { substitution -> [String] in
      guard case .plural(let cases)? = substitution.value else { return [] }
      return cases.map(\.name)
    }
    #expect(cases.count == variables)
    #expect(cases.joined().count == forms)
    #expect(cases.count { !$0.contains("other") } == withoutOther)
    let wide = found.count { if case .width? = $0.value { true } else { false } }
    #expect(wide == widths)
  }

  @Test(arguments: Published.names(".stringsdict"))
  func rulesComeBack(_ name: String) throws {
    guard let bytes = Published.bytes(name) else { return }
    var faults: [CatalogError] = []
    let catalog = StringCatalog.reading(
      stringsdict: bytes, language: "x", file: name, faults: &faults)
    #expect(faults.map(\.description) == [])
    let written = try #require(catalog).stringsdict(language: "x")
    #expect(try StringCatalog(stringsdict: written, language: "x") == catalog)
  }

  @Test(arguments: [
    ("damus-ar.strings", 578, "Zaps", "وميض"),
    ("loopkit-ar.strings", 8, "%1$@ v%2$@", "%1$@ v%2$@"),
    ("mastodon-ar.strings", 614, "Widget.MultipleFollowers.MockUser.DisplayName", "متابع آخر"),
    ("murzav-unquoted-escapes.strings", 22, "testUnquotedKey", "Unquoted key value"),
    (
      "murzav-unquoted-escapes.strings", 22, "test.escapes",
      "Line 1\nLine 2\t\"quoted\"\\backslash"
    ),
    ("murzav-utf16le.strings", 2, "utf16.key2", "Value with accent: café"),
  ])
  func strings(name: String, keys: Int, key: String, value: String) throws {
    guard let bytes = Published.bytes(name) else { return }
    let catalog = try StringCatalog(strings: bytes, language: "ar", file: name)
    #expect(catalog.entries.count == keys)
    #expect(catalog[key]?["ar"]?.value == .unit(StringCatalog.StringUnit(value)))
    let written = catalog.strings(language: "ar")
    #expect(try StringCatalog(strings: written, language: "ar") == catalog)
  }

  @Test func comments() throws {
    guard let bytes = Published.bytes("loopkit-ar.strings") else { return }
    let catalog = try StringCatalog(strings: bytes, language: "ar")
    #expect(catalog["g"]?.comment == "The short unit display string for grams")
  }
}

/// What a localization holds, counted.
private struct Count {
  var units = 0
  var plurals = 0
  var devices = 0
  var substitutions = 0
  var unnumbered = 0

  mutating func add(_ localization: StringCatalog.Localization) {
    add(localization.value)
    substitutions += localization.substitutions.count
    unnumbered += localization.substitutions.count { $0.argumentNumber == nil }
    for substitution in localization.substitutions { add(substitution.value) }
  }

  private mutating func add(_ value: StringCatalog.Variation?) {
    switch value {
    case nil: break
    case .unit: units += 1
    case .plural(let cases):
      plurals += 1
      for one in cases { add(one.value) }
    case .device(let cases):
      devices += 1
      for one in cases { add(one.value) }
    case .width(let cases): for one in cases { add(one.value) }
    }
  }
}
