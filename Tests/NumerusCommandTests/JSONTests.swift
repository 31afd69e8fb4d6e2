import Foundation
import NumerusJSON
import Testing

@testable import numerus_cli

/// JSON as a reader that is not ours takes it.
@Suite struct JSONTests {
  @Test func escapes() throws {
    let text = "\"\\/\u{0}\u{1F}\u{7F}\n\r\t\u{2028}é😀"
    #expect(
      JSONValue.string(text).description
        == #""\"\\/\u0000\u001f\u007f\n\r\t\u2028é😀""#)
    let data = Data(JSONValue.array([.string(text)]).description.utf8)
    #expect(try JSONDecoder().decode([String].self, from: data) == [text])
  }

  @Test func writesValues() {
    let value = JSONValue.object([
      ("b", .array([.null, .bool(true), .bool(false), .number(-1)])), ("a", .object([])),
    ])
    #expect(value.description == #"{"b":[null,true,false,-1],"a":{}}"#)
  }

  @Test func writesAnObjectALine() throws {
    struct Answer: Decodable, Equatable {
      var number: String?
      var start: String?
      var end: String?
      var category: String
    }
    func answers(_ arguments: String...) throws -> [Answer] {
      try Tool.run(arguments).output.split(separator: "\n").map {
        try JSONDecoder().decode(Answer.self, from: Data($0.utf8))
      }
    }
    #expect(
      try answers("plural", "fr", "--json", "1.5c6", "−1", "∞") == [
        Answer(number: "1.5c6", category: "many"), Answer(number: "−1", category: "one"),
        Answer(number: "∞", category: "other"),
      ])
    #expect(
      try answers("plural", "sl", "--json", "--range", "1..2") == [
        Answer(start: "1", end: "2", category: "two")
      ])
  }
}
