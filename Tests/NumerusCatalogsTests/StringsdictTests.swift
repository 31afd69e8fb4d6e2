import Foundation
import NumerusCatalogs
import Testing

@Suite struct StringsdictTests {
  typealias Catalog = StringCatalog

  static var rules: [String: Any] {
    [
      "plain": "text",
      "n": [
        "NSStringLocalizedFormatKey": "%1$#@a@ of %2$#@b@",
        "a": variable("%lld", ["one": "one", "other": "%lld"]),
        "b": [
          "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "few": "%@ %#@a@",
        ],
      ],
      "device": [
        "NSStringDeviceSpecificRuleType": [
          "mac": "Click",
          "iphone": [
            "NSStringLocalizedFormatKey": "%#@v@", "v": variable("d", ["other": "%d taps"]),
          ],
          "ipad": [
            "NSStringLocalizedFormatKey": "%#@v@", "v": variable("d", ["other": "%d pats"]),
          ],
        ]
      ],
      "width": ["NSStringVariableWidthRuleType": ["20": "short", "35": "much longer"]],
    ]
  }

  static func variable(_ type: String, _ forms: [String: String]) -> [String: String] {
    forms.merging([
      "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": type,
    ]) { $1 }
  }

  static func unit(_ text: String) -> Catalog.Variation { .unit(Catalog.StringUnit(text)) }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func reads(_ format: PropertyListSerialization.PropertyListFormat) throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: Self.rules, format: format, options: 0)
    let catalog = try Catalog(stringsdict: [UInt8](data), language: "pl")
    #expect(catalog["plain"]?["pl"]?.value == Self.unit("text"))
    let n = try #require(catalog["n"]?["pl"])
    #expect(n.value == Self.unit("%1$#@a@ of %2$#@b@"))
    let b = try #require(n.substitutions.first { $0.name == "b" })
    #expect(b.formatSpecifier == "@")
    #expect(b.value == .plural([.init(name: "few", value: Self.unit("%@ %#@a@"))]))
    #expect(n.substitutions.first { $0.name == "a" }?.formatSpecifier == "lld")
    let width = try #require(catalog["width"]?["pl"]?.value)
    guard case .width(let cases) = width else { return #expect(Bool(false)) }
    #expect(Set(cases.map(\.name)) == ["20", "35"])
    // The variables of two devices have one name, and stay two.
    let device = try #require(catalog["device"]?["pl"])
    guard case .device(let devices)? = device.value else { return #expect(Bool(false)) }
    let texts = Set(devices.map { "\($0.name): \($0.value)" })
    #expect(texts.count == 3)
    #expect(device.substitutions.count == 2)
    #expect(Set(device.substitutions.map(\.name)).count == 2)
    // Writing and reading gives the same.
    let written = catalog.stringsdict(language: "pl")
    var expected = catalog
    expected.entries.removeAll { $0.key == "plain" }
    #expect(try Catalog(stringsdict: written, language: "pl") == expected)
    // Foundation reads what was written.
    let plist = try PropertyListSerialization.propertyList(
      from: Data(written), options: [], format: nil)
    #expect((plist as? [String: Any])?.count == 3)
  }

  @Test func writesCatalogsOfXcode() throws {
    let plural = Catalog.Variation.plural([
      .init(name: "one", value: Self.unit("%arg file")),
      .init(name: "other", value: Self.unit("%arg files & <more>")),
    ])
    let catalog = Catalog(
      sourceLanguage: "en",
      entries: [
        .init(
          key: "s",
          localizations: [
            .init(
              language: "en", value: Self.unit("In %1$@: %#@n@"),
              substitutions: [
                .init(name: "n", argumentNumber: 2, formatSpecifier: "lld", value: plural)
              ])
          ]),
        .init(
          key: "%lu p",
          localizations: [
            .init(
              language: "en",
              value: .plural([.init(name: "other", value: Self.unit("100%% of %1$5lu"))]))
          ]),
      ])
    let bytes = catalog.stringsdict(language: "en")
    let plist = try PropertyListSerialization.propertyList(
      from: Data(bytes), options: [], format: nil)
    let expected: NSDictionary = [
      "s": [
        "NSStringLocalizedFormatKey": "In %1$@: %2$#@n@",
        "n": Self.variable("lld", ["one": "%2$lld file", "other": "%2$lld files & <more>"]),
      ],
      "%lu p": [
        "NSStringLocalizedFormatKey": "%#@value@",
        "value": Self.variable("lu", ["other": "100%% of %1$5lu"]),
      ],
    ]
    #expect(plist as? NSDictionary == expected)
  }

  @Test func namesThePlace() {
    let text = """
      <plist><dict>
        <key>a</key><dict/>
        <key>b</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@v@</string>
          <key>v</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>Odd</string>
            <key>one</key><true/>
          </dict>
        </dict>
        <key>c</key><string>x</string>
      </dict></plist>
      """
    var faults: [CatalogError] = []
    let catalog = Catalog.reading(
      stringsdict: Array(text.utf8), language: "x", file: "f", faults: &faults)
    #expect(catalog?.entries.map(\.key) == ["b", "c"])
    #expect(
      faults.map(\.description) == [
        "f:2:15: a: expected NSStringLocalizedFormatKey, NSStringDeviceSpecificRuleType or "
          + "NSStringVariableWidthRuleType, found none of these",
        "f:6:43: b › v › NSStringFormatSpecTypeKey: expected NSStringPluralRuleType, found \"Odd\"",
        "f:7:21: b › v › one: expected a string, found true or false",
      ])
  }

  /// Found by the fuzzer: the second rule of a device was written as one of the entry.
  @Test func keepsASecondRuleInItsPlace() throws {
    let two = """
      <key>NSStringLocalizedFormatKey</key><string>f</string>
      <key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key><string>m</string></dict>
      """
    var faults: [CatalogError] = []
    let bytes = Array("<plist><dict><key>k</key><dict>\(two)</dict></dict></plist>".utf8)
    let catalog = try Catalog(stringsdict: bytes, language: "x")
    #expect(catalog["k"]?["x"]?.value == Self.unit("f"))
    let written = catalog.stringsdict(language: "x")
    #expect(try Catalog(stringsdict: written, language: "x") == catalog)
    let text = """
      <plist><dict><key>k</key><dict><key>NSStringDeviceSpecificRuleType</key>
      <dict><key>ipad</key><dict>\(two)</dict></dict></dict></dict></plist>
      """
    let nested = Catalog.reading(
      stringsdict: Array(text.utf8), language: "x", faults: &faults)
    #expect(faults.map(\.expected) == ["one rule"])
    #expect(
      nested?["k"]?["x"]?.value == .device([.init(name: "ipad", value: Self.unit("f"))]))
  }

  @Test(arguments: ["", "x", "bplist00", "<plist", "<!DOCTYPE plist [", "<plist><array/></plist>"])
  func refuses(_ text: String) {
    var faults: [CatalogError] = []
    let catalog = Catalog.reading(stringsdict: Array(text.utf8), language: "x", faults: &faults)
    #expect(catalog == nil)
    #expect(faults.count == 1)
  }

  @Test func boundsNesting() {
    let deep = "<plist>" + String(repeating: "<dict><key>a</key>", count: 100_000)
    #expect(throws: CatalogError.self) {
      try Catalog(stringsdict: Array(deep.utf8), language: "x")
    }
  }

  /// A binary list may share objects: arrays of eight of the array before, forty deep.
  @Test func boundsDoubling() {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for level in 0..<40 {
      offsets.append(bytes.count)
      bytes += [0xA8] + Array(repeating: UInt8(level + 1), count: 8)
    }
    offsets.append(bytes.count)
    bytes.append(0x50)
    let table = bytes.count
    bytes += offsets.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    bytes += [0, 0, 0, 0, 0, 0, 2, 1]
    for number in [41, 0, table] {
      bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
    let error = #expect(throws: CatalogError.self) {
      try Catalog(stringsdict: bytes, language: "x")
    }
    #expect(error?.expected == "no more values than the file has bytes")
  }
}
