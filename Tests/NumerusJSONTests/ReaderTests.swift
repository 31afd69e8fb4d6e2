import Testing

@testable import NumerusJSON

/// What RFC 8259 allows is read, to the value that it stands for.
@Suite struct ReaderTests {
  @Test(arguments: [
    ("null", JSONValue.null), ("true", .bool(true)), (" false ", .bool(false)),
    ("0", .number("0")), ("-0", .number("-0")), ("-12.50", .number("-12.50")),
    ("1E400", .number("1E400")), ("2e-07", .number("2e-07")), ("3.0E+1", .number("3.0E+1")),
    ("123456789012345678901234567890.10", .number("123456789012345678901234567890.10")),
    ("\"\"", .string("")), ("[]", .array([])), ("{}", .object([:])),
    ("\t\r\n [ \t\r\n ] \t\r\n", .array([])), ("{ \n }", .object([:])),
    (
      "[1,[2,[3]],{}]",
      .array([.number("1"), .array([.number("2"), .array([.number("3")])]), .object([:])])
    ),
    ("{\"\":null}", .object(["": .null])),
    ("{ \"a\" : 1 , \"b\" : [ true ] }", .object(["a": .number("1"), "b": .array([.bool(true)])])),
    ("\u{FEFF}[1]", .array([.number("1")])),
  ])
  func readsValues(_ text: String, _ value: JSONValue) throws {
    #expect(try JSONReader().value(of: text) == value)
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u0041\u00e9\u00E9""#, "Aéé"), (#""\ud83d\ude00!""#, "😀!"), (#""\uD834\uDD1E""#, "𝄞"),
    (#""\u0000x""#, "\0x"), (#""\u2028\uFFFF\uFEFF""#, "\u{2028}\u{FFFF}\u{FEFF}"),
    ("\"\u{7F}\u{80}é漢😀\u{2028}\"", "\u{7F}\u{80}é漢😀\u{2028}"),
    (#""e\u0301""#, "e\u{301}"),
    (#""a long text without any escape in it""#, "a long text without any escape in it"),
    (#""a long text with one \n in the middle""#, "a long text with one \n in the middle"),
    (#""12345678\"""#, "12345678\""), (#""1234567\\""#, "1234567\\"),
    ("\"////\"", "////"), ("\"\u{10FFFF}\"", "\u{10FFFF}"),
  ])
  func unescapesStrings(_ text: String, _ string: String) throws {
    let found = try #require(try JSONReader().value(of: text).string)
    // Strings are equal by canonical equivalence, and bytes are what counts here.
    #expect(Array(found.utf8) == Array(string.utf8))
  }

  /// Quotation marks, escapes and the end at every place of a word of eight bytes.
  @Test(arguments: 0..<40)
  func findsTheEndAtEveryPlace(_ length: Int) throws {
    let plain = String(repeating: "x", count: length)
    let reader = JSONReader()
    #expect(try reader.value(of: "\"\(plain)\"").string == plain)
    #expect(try reader.value(of: "\"\(plain)\\n\(plain)\"").string == "\(plain)\n\(plain)")
    #expect(try reader.value(of: "[\"\(plain)é\",\"\"]").array?.count == 2)
    #expect(throws: JSONError.self) { try reader.value(of: "\"\(plain)") }
    #expect(throws: JSONError.self) { try reader.value(of: "\"\(plain)\\") }
    #expect(throws: JSONError.self) { try reader.value(of: "\"\(plain)\u{1}\(plain)\"") }
  }

  @Test func keepsDuplicateKeysInOrder() throws {
    let text = #"{"a":1,"b":2,"a":3}"#
    let object = try #require(try JSONReader().value(of: text).object)
    #expect(object.members.map(\.key) == ["a", "b", "a"])
    #expect(object["a"] == .number("3"))
    #expect(object["c"] == nil)
    #expect(object.members.map(\.offset) == [1, 7, 13])
    #expect(object.shadowed.map(\.value) == [.number("1")])
  }

  @Test func tellsKeysApartThatLookAlike() throws {
    // U+00E9 and U+0065 U+0301 are equal as Swift strings; a catalog may have both.
    let object = try #require(try JSONReader().value(of: #"{"\u00e9":1,"e\u0301":2}"#).object)
    #expect(object.members.count == 2)
  }

  @Test func replacesLoneSurrogatesOnDemand() throws {
    let reader = JSONReader(loneSurrogates: .replace)
    #expect(try reader.value(of: #""\ud800""#).string == "\u{FFFD}")
    #expect(try reader.value(of: #""a\udc00b""#).string == "a\u{FFFD}b")
    #expect(try reader.value(of: #""\ud800\ud83d\ude00""#).string == "\u{FFFD}😀")
    #expect(try reader.value(of: #""\ud800\u0041""#).string == "\u{FFFD}A")
    #expect(try reader.value(of: #""\udc00\ud800""#).string == "\u{FFFD}\u{FFFD}")
    #expect(throws: JSONError.self) { try reader.value(of: #""\ud800\u00""#) }
  }

  @Test func readsAsDeepAsItIsTold() throws {
    let reader = JSONReader(depthLimit: 3)
    #expect(try reader.value(of: "[[{}]]") == .array([.array([.object([:])])]))
    #expect(throws: JSONError.self) { try reader.value(of: "[[[[]]]]") }
    let deep = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(throws: Never.self) { try JSONReader().value(of: deep) }
    let hostile = String(repeating: "[", count: 1_000_000)
    #expect(throws: JSONError.self) { try JSONReader().value(of: hostile) }
    let objects = String(repeating: "{\"a\":", count: 1_000_000)
    #expect(throws: JSONError.self) { try JSONReader().value(of: objects) }
  }

  @Test func givesValuesByKind() throws {
    let value = try JSONReader().value(of: #"["s",true,12,1.0,[],{},null]"#)
    let elements = try #require(value.array)
    #expect(elements.map(\.string) == ["s", nil, nil, nil, nil, nil, nil])
    #expect(elements.map(\.bool) == [nil, true, nil, nil, nil, nil, nil])
    #expect(elements.map(\.integer) == [nil, nil, 12, nil, nil, nil, nil])
    #expect(
      elements.map(\.kindName) == [
        "a string", "true or false", "a number", "a number", "an array", "an object", "null",
      ])
  }

  @Test func writesToMembers() {
    var object: JSONObject = ["a": .null]
    object["b"] = .number(2)
    object["a"] = .bool(true)
    #expect(object == ["a": .bool(true), "b": .number(2)])
    object["a"] = nil
    #expect(object == ["b": .number(2)])
  }
}
