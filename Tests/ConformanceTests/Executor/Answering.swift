import NumerusConformance
import NumerusJSON
import NumerusPlurals
import Testing

/// Runs lines through an executor.
struct Answering {
  private var executor: ConformanceExecutor

  init(cldr: CLDRVersion = .latest) {
    executor = ConformanceExecutor(cldr: cldr)
  }

  /// The answer to a line, which must be one line of JSON; nil where there is none.
  mutating func answer(_ line: String) throws -> JSONObject? {
    let outcome = Array(line.utf8).withUnsafeBufferPointer { executor.answer($0) }
    guard outcome == .answered else { return nil }
    let answer = executor.answer
    #expect(!answer.contains(UInt8(ascii: "\n")))
    return try JSONReader().value(of: answer).object
  }

  /// What comes of a line.
  mutating func outcome(_ line: String) -> ConformanceExecutor.Outcome {
    Array(line.utf8).withUnsafeBufferPointer { executor.answer($0) }
  }

  /// The answer to a test of the given fields.
  mutating func answer(_ test: JSONObject) throws -> JSONObject {
    let answer = try answer(JSONWriter.text(of: .object(test)))
    return try #require(answer)
  }
}
