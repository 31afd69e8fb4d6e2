import Foundation
import NumerusLocales
import NumerusPlurals
import Testing

/// Every alias of CLDR's finds the rules of what it stands for.
@Suite struct PluralAliasTests {
  struct File: Decodable {
    struct Supplemental: Decodable { let metadata: Metadata }
    struct Metadata: Decodable { let alias: Aliases }
    struct Aliases: Decodable { let languageAlias: [String: [String: String]] }
    let supplemental: Supplemental
  }

  static func aliases() throws -> [String] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let data = try Data(contentsOf: root.appending(path: "Data/cldr-48/aliases.json"))
    return try JSONDecoder().decode(File.self, from: data).supplemental.metadata.alias.languageAlias
      .keys.sorted()
  }

  /// All that tells two sets of rules apart.
  private func same(_ one: PluralRules?, _ two: PluralRules?) -> Bool {
    guard let one, let two else { return one == nil && two == nil }
    return one.categories == two.categories && one.ranges == two.ranges
      && one.conditions.map(\.condition) == two.conditions.map(\.condition)
      && one.conditions.map(\.category) == two.conditions.map(\.category)
  }

  @Test(arguments: PluralType.allCases, CLDRVersion.allCases)
  func findWhatTheyStandFor(_ type: PluralType, _ cldr: CLDRVersion) throws {
    var found = 0
    for alias in try Self.aliases() {
      let id = LocaleID(alias)
      guard let expected = PluralRules(exactly: id.canonical, type, cldr: cldr) else { continue }
      found += 1
      #expect(same(PluralRules(alias, type, cldr: cldr), expected), "\(alias)")
      #expect(same(PluralRules(id, type, cldr: cldr), expected), "\(alias)")
      #expect(same(PluralRules(exactly: alias, type, cldr: cldr), expected), "\(alias)")
      #expect(same(PluralRules(exactly: id, type, cldr: cldr), expected), "\(alias)")
    }
    #expect(found > 100)
  }

  // From CLDR's `languageAlias`, and the rule that a locale takes those of its longest prefix.
  @Test(arguments: [
    ("aa-saaho", "ssy"), ("AA_SAAHO", "ssy"), ("aa__SAAHO", "ssy"), ("aa_ET@saaho", "ssy"),
    ("aa-ET-1996-saaho-u-nu-latn", "ssy"), ("aa_ET.UTF-8@saaho", "ssy"),
    ("aa-u-nu-latn@saaho", "ssy"), ("aa-Latn-ET-saaho", "ssy"), ("art-lojban", "jbo"),
    ("no-nynorsk", "nn"), ("no_NO@nynorsk", "nn"), ("no-bokmal", "nb"), ("no-bok", "nb"),
    ("hy-arevmda", "hy"), ("de-1996", "de"), ("sv-aaland", "sv"), ("nn-bokmal", "nn"),
    ("i-lux", "lb"), ("zh-guoyu", "zh"), ("en-GB-oed", "en"), ("zh-min", nil),
    // No variants: an attribute, private use, a value, too long, after a fault.
    ("aa-u-saaho", nil), ("aa-x-saaho", nil), ("aa@x=saaho", nil), ("aa-u-nu-saaho", nil),
    ("no-x-nynorsk", "no"), ("no-nynorskx", "no"), ("no-nynorsky", "no"), ("no-!-nynorsk", "no"),
    ("cel-gaulish", nil), ("zh-xiang", "zh"), ("zh-hakka", "zh"),
  ])
  func takeVariantsIn(_ identifier: String, _ expected: String?) {
    #expect(PluralRules(identifier).locale?.identifier == expected ?? "und")
    #expect(PluralRules(LocaleID(identifier)).locale?.identifier == expected ?? "und")
    guard (try? LocaleID(validating: identifier)) != nil else { return }
    #expect(PluralRules(exactly: identifier)?.locale?.identifier == expected)
    #expect(PluralRules(exactly: LocaleID(identifier))?.locale?.identifier == expected)
  }

  @Test func sahoHasASingular() {
    #expect(PluralRules("aa-saaho").category(for: 1) == .one)
    #expect(PluralRules("aa").category(for: 1) == .other)
  }

  /// Text is searched for variants in place, identifiers by their parts: the two must not differ.
  @Test func textAndIdentifierAgree() throws {
    let parts = [
      "aa", "no", "zh", "und", "saaho", "nynorsk", "bokmal", "xiang", "hakka", "hy", "arevmda", "-",
      "-", "_", "__", "@", ".", "=", ";", "NO", "1996", "u", "x", "nu", "utf-8", "latin", "!",
    ]
    var state: UInt64 = 7
    for _ in 0..<50_000 {
      var text = ""
      for _ in 0..<8 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += parts[Int(state >> 33) % parts.count]
        if state >> 60 < 9 { text += "-" }
      }
      let byText = PluralRules(text).locale
      let byParts = PluralRules(LocaleID(text)).locale
      #expect(byText == byParts, "\(text)")
    }
  }
}
