import Testing

@testable import NumerusJSON

/// What RFC 8259 does not allow is refused, with its place.
@Suite struct RefusalTests {
  /// By the grammar of the RFC, a case for each way to break each of its rules.
  @Test(arguments: [
    "", " ", "\u{FEFF}", "nul", "nulll", "True", "NaN", "Infinity", "-", "+1", "01", "-01", "00",
    "1.", ".5", "-.5", "1.e1", "1e", "1e+", "1E-", "0x10", "1_000", "1,", "1 2", "--1", "1.2.3",
    "1e1.5", "0e", "[", "]", "[1", "[1,", "[1,]", "[,1]", "[,]", "[1 2]", "[1,,2]", "[1]]", "[1}",
    "{", "}", "{1:1}", "{a:1}", "{'a':1}", "{\"a\"}", "{\"a\":}", "{\"a\" 1}", "{\"a\":1",
    "{\"a\":1,", "{\"a\":1,}", "{,}", "{\"a\":1 \"b\":2}", "{\"a\":1]", "{\"a\":1}}", "{\"a\"::1}",
    "{null:1}", "\"", "\"a", "'a'", "\"\\\"", "\"\\a\"", "\"\\x41\"", "\"\\'\"", "\"\\u\"",
    "\"\\u00\"", "\"\\u12g4\"", "\"\\U0041\"", "\"\n\"", "\"\t\"", "\"\0\"", "\"\u{1F}\"",
    "\"\\ud800\"", "\"\\udc00\"", "\"\\ud800x\"", "\"\\ud800\\n\"", "\"\\ud800\\u0041\"",
    "\"\\ud800\\ud800\"", "// c\n1", "/* */1", "#1", "1 // c", "[1]x", "\u{C}1", "\u{B}1",
    "\u{A0}1", "\u{2028}1", "\u{FEFF}\u{FEFF}1", "1\u{FEFF}", "é", "😀", "\0", "1\0", "undefined",
    "\"a\" \"b\"", "[\"a\nb\"]", "[fals]", "[tru", "{\"a\":tru}", "-Infinity", "-NaN", "1e1e1",
    "[-]", "[1.]", "[.1]", "[2.e3]", "[0.e1]", "[0e+]", "[1eE2]", "[- 1]", "[1+2]",
    "[\"a\",\n4\n,1,",
  ])
  func refuses(_ text: String) {
    #expect(throws: JSONError.self) { try JSONReader().value(of: text) }
    // Nor does it read over the end of what it was given, whatever stands there.
    let bytes = Array((text + "\"}]}]1").utf8)
    bytes.withUnsafeBufferPointer { bytes in
      let part = UnsafeBufferPointer(rebasing: bytes[..<text.utf8.count])
      #expect(throws: JSONError.self) { try JSONReader().value(of: part) }
    }
  }

  /// Every beginning of a text that is no value by itself is refused.
  @Test func refusesWhatIsCutOff() throws {
    let text = #"{"a" : [1.5e+10, "x\u00e9\ud83d\ude00y\n", true, null, {"b":{}}]}"#
    let bytes = Array(text.utf8)
    #expect(throws: Never.self) { try JSONReader().value(of: bytes) }
    for end in 0..<bytes.count {
      #expect(throws: JSONError.self) { try JSONReader().value(of: Array(bytes[..<end])) }
    }
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xE0, 0x80, 0x80], [0xE2, 0x82],
      [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5], [0xFF],
      [0xFE, 0xFF],
    ] as [[UInt8]])
  func refusesWhatIsNoUTF8(_ bad: [UInt8]) {
    let quote = UInt8(ascii: "\"")
    for start in [Array("a long beginning é of it".utf8), Array(#"\n"#.utf8), []] {
      let text = [quote] + start + bad + [quote]
      let error = #expect(throws: JSONError.self) { try JSONReader().value(of: text) }
      #expect(error?.expected == "UTF-8")
      #expect(error?.found == "the byte 0x" + String(bad[0], radix: 16, uppercase: true))
      if start != Array(#"\n"#.utf8) { #expect(error?.offset == 1 + start.count) }
    }
  }

  @Test(arguments: [
    ("[1,\n  2\n  3]", "line 3, column 3 (byte 10): expected ',' or ']', found '3'"),
    (
      "{\"a\":[1,{\"b c\":x}]}",
      "line 1, column 16 (byte 15): expected a value in a[1][\"b c\"], found 'x'"
    ),
    ("{\"é😀\":}", "line 1, column 7 (byte 10): expected a value in [\"é😀\"], found '}'"),
    ("\r\n\r[", "line 3, column 2 (byte 4): expected a value in [0], found the end"),
    ("\u{FEFF} x", "line 1, column 2 (byte 4): expected a value, found 'x'"),
    (
      "{\"a\":1,}",
      "line 1, column 8 (byte 7): expected a key in quotation marks, found '}'"
    ),
    (
      "\"\\ud800\"",
      "line 1, column 4 (byte 3): expected both halves of a surrogate pair, found 'd'"
    ),
    (
      "\"\u{7}\"",
      "line 1, column 2 (byte 1): expected an escape in place of a control character, found U+0007"
    ),
    ("01", "line 1, column 2 (byte 1): expected no digit after a leading zero, found '1'"),
  ])
  func tellsWhere(_ text: String, _ message: String) {
    let error = #expect(throws: JSONError.self) { try JSONReader().value(of: text) }
    #expect(error?.description == message)
  }

  @Test func findsPlacesOfOffsets() {
    let text = Array("a\r\nbé\rc\n".utf8)
    text.withUnsafeBufferPointer { bytes in
      func place(_ offset: Int) -> [Int] {
        let position = JSONPosition(of: offset, in: bytes)
        return [position.line, position.column]
      }
      #expect(place(0) == [1, 1])
      #expect(place(1) == [1, 2])
      #expect(place(3) == [2, 1])
      #expect(place(6) == [2, 3])
      #expect(place(7) == [3, 1])
      #expect(place(9) == [4, 1])
      #expect(place(1_000) == [4, 1])
      #expect(place(-1) == [1, 1])
    }
  }

  @Test func writesPaths() {
    let path = JSONPath().appending("strings").appending("%lld \"files\"").appending("de")
      .appending(3).appending("").appending("a.b")
    #expect(path.description == #"strings["%lld \"files\""].de[3][""]["a.b"]"#)
  }
}
