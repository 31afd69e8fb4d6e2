import Testing

@testable import NumerusJSON

@Suite struct WriterTests {
  @Test(arguments: [
    "null", "true", "false", "-1.50E+400", "\"\"", "[]", "{}", "[1,[],{\"a\":[]}]",
    "{\"b\":1,\"a\":2,\"b\":3}", "\"é😀/\"", #""\u007f""#, #""\"\\\b\f\n\r\t\u0000\u001f""#,
    #""\u2028 \u2029 …""#, "[\"\",\"a\",{\"\":\"\"}]",
  ])
  func writesOnOneLineWhatItRead(_ text: String) throws {
    #expect(JSONWriter.text(of: try JSONReader().value(of: text)) == text)
  }

  @Test func laysOutAsXcode() throws {
    let text = #"""
      {"version":"1.0","strings":{"":{},"b":{"a":[1,{"x":null}],"Z":[]},"a/b":{"s":"\u2028"}}}
      """#
    // As Xcode writes string catalogs.
    let expected = """
      {
        "strings" : {
          "" : {

          },
          "a/b" : {
            "s" : "\u{2028}"
          },
          "b" : {
            "Z" : [

            ],
            "a" : [
              1,
              {
                "x" : null
              }
            ]
          }
        },
        "version" : "1.0"
      }
      """
    #expect(JSONWriter.text(of: try JSONReader().value(of: text), .xcode) == expected)
  }

  @Test func laysOutOtherwise() throws {
    let value = try JSONReader().value(of: #"{"b":{},"a":[1,2]}"#)
    let layout = JSONLayout(indentation: 1, keySeparator: ": ", endsLine: true)
    #expect(JSONWriter.text(of: value, layout) == "{\n \"b\": {},\n \"a\": [\n  1,\n  2\n ]\n}\n")
    let reversed = JSONLayout(order: { $0 > $1 })
    #expect(
      JSONWriter.text(of: try JSONReader().value(of: #"{"a":1,"c":2,"b":3,"c":4}"#), reversed)
        == #"{"c":2,"c":4,"b":3,"a":1}"#)
  }

  @Test func writesInPieces() throws {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("a")
    writer.beginArray()
    writer.string("x")
    writer.number("1.50")
    writer.literal("null")
    writer.write(.object(["b": .bool(true)]))
    writer.endArray()
    writer.key("c")
    writer.string("y")
    writer.endObject()
    #expect(
      String(decoding: writer.bytes, as: UTF8.self) == #"{"a":["x",1.50,null,{"b":true}],"c":"y"}"#)
    writer.removeAll()
    writer.string("z")
    #expect(writer.bytes == Array("\"z\"".utf8))
  }

  @Test func survivesCallsThatMakeNoValue() {
    var writer = JSONWriter(.xcode)
    writer.endArray()
    writer.endObject()
    writer.key("a")
    writer.key("b")
    #expect(!writer.bytes.isEmpty)
  }

  /// Values made by chance, by a generator that is written out here so that every run is the same.
  @Test func readsWhatItWrote() throws {
    var random = Random(state: 42)
    for _ in 0..<2_000 {
      let value = random.value(depth: 5)
      for layout in [JSONLayout.compact, JSONLayout(indentation: 2, opensEmpty: true)] {
        let text = JSONWriter.text(of: value, layout)
        #expect(try JSONReader().value(of: text) == value, "\(text)")
      }
    }
  }

  struct Random {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }

    mutating func text() -> String {
      var text = String.UnicodeScalarView()
      let scalars: [Unicode.Scalar] = [
        "a", "b", "\"", "\\", "\n", "\0", "é", "漢", "😀", "\u{2028}", "/", "\u{1F}", "\u{7F}", " ",
      ]
      for _ in 0..<below(20) { text.append(scalars[below(scalars.count)]) }
      return String(text)
    }

    mutating func value(depth: Int) -> JSONValue {
      switch below(depth > 0 ? 6 : 4) {
      case 0: return .null
      case 1: return .bool(below(2) == 0)
      case 2: return .number("-\(below(1_000_000)).\(below(1_000))e\(below(400))")
      case 3: return .string(text())
      case 4: return .array((0..<below(6)).map { _ in value(depth: depth - 1) })
      default:
        return .object(
          JSONObject(
            (0..<below(6)).map { _ in .init(key: text(), value: value(depth: depth - 1)) }))
      }
    }
  }
}
