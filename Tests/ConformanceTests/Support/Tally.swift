import Testing

/// Counts what was compared and keeps the first differences.
struct Tally {
  private(set) var compared = 0
  private(set) var differing = 0
  private var shown: [String] = []

  /// Counts a comparison; the message is made only where it fails.
  mutating func compare<Value: Equatable>(
    _ found: Value, _ expected: Value, _ message: @autoclosure () -> String
  ) {
    compared += 1
    guard found != expected else { return }
    differ("\(message()): expected \(expected), found \(found)")
  }

  /// Counts a difference that was found some other way.
  mutating func differ(_ message: String) {
    differing += 1
    if shown.count < 20 { shown.append(message) }
  }

  mutating func add(_ other: Tally) {
    compared += other.compared
    differing += other.differing
    shown = Array((shown + other.shown).prefix(20))
  }

  /// Prints the counts and fails the test where something differs or nothing was compared.
  func report(
    _ subject: String, _ detail: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let parts = ["\(grouped(compared)) comparisons", detail, "\(grouped(differing)) differences"]
    print("conformance: \(subject): " + parts.filter { !$0.isEmpty }.joined(separator: ", "))
    let differences = shown.joined(separator: "\n")
    #expect(differing == 0, "\(differences)", sourceLocation: sourceLocation)
    #expect(compared > 0, "nothing was compared", sourceLocation: sourceLocation)
  }
}

/// Digits in groups of three: 12,345.
func grouped(_ number: Int) -> String {
  var digits = String(number)
  var end = digits.count - 3
  while end > 0 {
    digits.insert(",", at: digits.index(digits.startIndex, offsetBy: end))
    end -= 3
  }
  return digits
}
