import NumerusPlurals
import Testing

/// Operands that no machine word holds are values like any other.
@Suite struct LongOperandsTests {
  /// Numbers that show the same digits, written in two ways.
  static let pairs: [(String, String)] = [0, 1, 18, 19, 20, 37, 38, 39, 60, 400].flatMap { count in
    let zeros = String(repeating: "0", count: count)
    return [
      ("3e\(count)", "3" + zeros), ("0012e\(count)", "12" + zeros),
      ("12\(zeros)e-\(count)", count == 0 ? "12" : "12." + zeros),
      ("1.5\(zeros)e1", count == 0 ? "15" : "15." + zeros),
    ]
  }

  @Test func equalNumbersAreEqualValues() throws {
    var tally = Tally()
    for (left, right) in Self.pairs {
      let (first, second) = (try PluralOperands(left), try PluralOperands(right))
      for operand in PluralOperand.allCases {
        tally.compare(first.text(of: operand), second.text(of: operand), "\(operand) of \(left)")
      }
      tally.compare(first == second, true, "\(left) == \(right)")
      tally.compare(first.hashValue == second.hashValue, true, "hash of \(left) and \(right)")
    }
    for digits in [1, 10, 19, 20, 21, 40] {
      let shown = PluralOperands(0.5, fractionDigits: digits)
      let text = try PluralOperands("0.5" + String(repeating: "0", count: digits - 1))
      tally.compare(shown == text, true, "0.5 with \(digits) digits as a double and as text")
      tally.compare(shown.hashValue == text.hashValue, true, "hash of 0.5 with \(digits) digits")
    }
    tally.report("long operands as values", "\(Self.pairs.count) pairs")
  }
}
