import NumerusPlurals

/// Two answers to the same question: nothing is timed then.
struct Mismatch: Error, CustomStringConvertible {
  let benchmark: String
  let value: String
  let expected: String
  let answer: String

  var description: String {
    "\(benchmark): \(value) is \(answer), the reference says \(expected)"
  }
}

/// A workload's answers by the rules of the CLDR release that the linked ICU has.
struct Reference {
  let title: String
  let categories: [PluralCategory]
  let value: (Int) -> String

  /// Asks for every answer again and throws at the first that differs.
  func check(
    _ benchmark: String, _ answer: (Int) throws -> PluralCategory
  ) throws {
    for (index, expected) in categories.enumerated() {
      let found = try answer(index)
      guard found != expected else { continue }
      throw Mismatch(
        benchmark: "\(title) / \(benchmark)", value: value(index),
        expected: expected.description, answer: found.description)
    }
  }
}
