import Foundation
import NumerusCatalogs
import Testing

@Suite struct StringsTests {
  static func values(_ text: String) throws -> [String: String] {
    try values(Array(text.utf8))
  }

  static func values(_ bytes: [UInt8]) throws -> [String: String] {
    let catalog = try StringCatalog(strings: bytes, language: "x")
    return Dictionary(
      uniqueKeysWithValues: catalog.entries.map { entry in
        guard case .unit(let unit)? = entry["x"]?.value else { return (entry.key, "") }
        return (entry.key, unit.value)
      })
  }

  @Test(arguments: [
    (#""a" = "b";"#, ["a": "b"]),
    (#"a.b_c-d/e:f$1 = v;"#, ["a.b_c-d/e:f$1": "v"]),
    (#"'a"b' = 'c\'d';"#, ["a\"b": "c'd"]),
    (#""k";"#, ["k": "k"]),
    (#""k" = "1"; "k" = "2";"#, ["k": "2"]),
    (#"{ "a" = "b"; }"#, ["a": "b"]),
    (#""e" = "\U00e9 \Ud83d\Ude00 \U41";"#, ["e": "é 😀 A"]),
    (#""e" = "\u00e9";"#, ["e": "u00e9"]),
    (#""e" = "\a\b\f\v\n\r\t\"\\\'\q";"#, ["e": "\u{7}\u{8}\u{C}\u{B}\n\r\t\"\\'q"]),
    // NeXT's encoding: 0351 is Ø, 0101 is A.
    (#""e" = "\351\101\7";"#, ["e": "ØA\u{7}"]),
    ("\"a\" = \"two\nlines\";", ["a": "two\nlines"]),
    ("// c\n/* d */\"a\"/*x*/=/*y*/\"b\"/*z*/;//", ["a": "b"]),
    ("", [:]), ("/* none */", [:]), ("\u{FEFF}\u{FEFF}\"a\"=\"b\";", ["a": "b"]),
    ("\"a\0\" = \"\0\0b\";", ["a\0": "\0\0b"]),
  ])
  func reads(_ text: String, _ expected: [String: String]) throws {
    #expect(try Self.values(text) == expected)
  }

  @Test func escapesAsFoundationDoes() throws {
    let text = "\"octal\" = \"" + (1..<256).map { "\\" + octal($0) }.joined() + "\";"
    let bytes = Data((128..<254).map { UInt8($0) })
    let upper = try #require(String(data: bytes, encoding: .nextstep))
    let found = try #require(try Self.values(text)["octal"])
    #expect(
      String(String.UnicodeScalarView(found.unicodeScalars.dropFirst(127).dropLast(2))) == upper)
  }

  private func octal(_ value: Int) -> String {
    let digits = String(value, radix: 8)
    return String(repeating: "0", count: 3 - digits.count) + digits
  }

  @Test(arguments: [
    (String.Encoding.utf16LittleEndian, [UInt8]([0xFF, 0xFE])),
    (.utf16LittleEndian, [0xFF, 0xFE, 0xFF, 0xFE]), (.utf16LittleEndian, []),
    (.utf16BigEndian, [0xFE, 0xFF]), (.utf16BigEndian, [0xFE, 0xFF, 0xFE, 0xFF]),
    (.utf16BigEndian, []), (.utf8, [0xEF, 0xBB, 0xBF]), (.utf8, []),
  ])
  func decodes(_ encoding: String.Encoding, _ marks: [UInt8]) throws {
    let text = try #require("\"ключ\" = \"значение 😀\";\n".data(using: encoding))
    #expect(try Self.values(marks + text) == ["ключ": "значение 😀"])
  }

  @Test func readsPropertyLists() throws {
    let strings = ["a": "b & <c>", "é": "😀\n", "": "x"]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(
        fromPropertyList: strings, format: format, options: 0)
      #expect(try Self.values([UInt8](data)) == strings)
    }
  }

  @Test func keepsComments() throws {
    let catalog = try StringCatalog(
      strings: Array("/* File */\n\n// one\n/* two */\na = b;\nc = d; /* e */\n\ne = f;".utf8),
      language: "x")
    #expect(catalog.entries.map(\.comment) == ["one\ntwo", nil, nil])
  }

  @Test(arguments: [
    ("a = b", "1:6: a: expected ';', found the end"),
    ("a = \"b\"\nc = d;", "2:1: a: expected ';', found 'c'"),
    ("\n\"a", "2:1: expected a quotation mark at the end of the string, found '\"'"),
    ("a = \"b", "1:5: a: expected a quotation mark at the end of the string, found '\"'"),
    ("a b;", "1:3: a: expected '=' or ';', found 'b'"),
    ("a = (1);", "1:5: a: expected a string, found '('"),
    ("/* a", "1:1: expected '*/' at the end of the comment, found '/'"),
    ("a = \"\\Ud800\";", "1:6: a: expected both halves of a surrogate pair, found \\UD800 alone"),
    ("{ a = b;", "1:9: expected '}', found the end"),
    ("<plist><dict><key>a</key></dict></plist>", "1:33: a: expected a value after the key"),
    ("<plist><dict><key>a</key><true/></dict></plist>", "1:26: a: expected a string, found true"),
    ("<plist><dict>", "1:14: expected a tag, found the end"),
    ("<plist>&lol;", "1:8: expected a tag, found '&lol;'"),
    ("<string>&lol;</string>", "1:9: expected amp, lt, gt, quot, apos or the number"),
  ])
  func namesThePlace(_ text: String, _ message: String) {
    let error = #expect(throws: CatalogError.self) {
      try StringCatalog(strings: Array(text.utf8), language: "x", file: "f")
    }
    #expect(error?.description.hasPrefix("f:" + message) == true, "\(error?.description ?? "")")
  }

  @Test func goesOnAfterAFault() throws {
    var faults: [CatalogError] = []
    let bytes = Array("a = (1, 2);\nb = \"x\"\n\"c\" = \"y\";\n*;\nd = \"\u{E9}\";".utf8)
    let catalog = StringCatalog.reading(strings: bytes + [0xFF], language: "x", faults: &faults)
    #expect(catalog?.entries.map(\.key) == ["b", "c", "d"])
    #expect(faults.map(\.line) == [1, 3, 4, 5, 5])
  }

  @Test func writes() throws {
    var entry = StringCatalog.Entry(
      key: "q\"\\",
      localizations: [.init(language: "de", value: .unit(.init("a\n\t\r\u{7}é")))])
    entry.comment = "of */ mine"
    let catalog = StringCatalog(sourceLanguage: "de", entries: [entry, .init(key: "no")])
    #expect(
      String(decoding: catalog.strings(language: "de"), as: UTF8.self)
        == #"/* of * / mine */"# + "\n" + #""q\"\\" = "a\n\t\r\U0007é";"# + "\n")
  }
}
