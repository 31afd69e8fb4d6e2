import NumerusPlurals
import Testing

@Suite struct PluralOperandsTests {
  /// The examples of UTS #35 part 3, "Plural Operand Examples": source, then n i v w f t e.
  @Test(arguments: [
    ("1", "1 1 0 0 0 0 0"),
    ("1.0", "1 1 1 0 0 0 0"),
    ("1.00", "1 1 2 0 0 0 0"),
    ("1.3", "1.3 1 1 1 3 3 0"),
    ("1.30", "1.3 1 2 1 30 3 0"),
    ("1.03", "1.03 1 2 2 3 3 0"),
    ("1.230", "1.23 1 3 2 230 23 0"),
    ("1200000", "1200000 1200000 0 0 0 0 0"),
    ("1.2c6", "1200000 1200000 0 0 0 0 6"),
    ("123c6", "123000000 123000000 0 0 0 0 6"),
    ("123c5", "12300000 12300000 0 0 0 0 5"),
    ("1200.50", "1200.5 1200 2 1 50 5 0"),
    ("1.20050c3", "1200.5 1200 2 1 50 5 3"),
  ])
  func specificationExamples(text: String, expected: String) throws {
    #expect(Self.values(of: try PluralOperands(text)) == expected)
  }

  /// By hand: moving the point of an exponent that is no compact one.
  @Test(arguments: [
    ("-3", "3 3 0 0 0 0 0"),
    ("+3", "3 3 0 0 0 0 0"),
    ("\u{2212}3", "3 3 0 0 0 0 0"),
    ("-0", "0 0 0 0 0 0 0"),
    ("007", "7 7 0 0 0 0 0"),
    ("1e6", "1000000 1000000 0 0 0 0 0"),
    ("1.5E3", "1500 1500 0 0 0 0 0"),
    ("1.50e1", "15 15 1 0 0 0 0"),
    ("1e-2", "0.01 0 2 2 1 1 0"),
    ("12.5e-1", "1.25 1 2 2 25 25 0"),
    ("0e1000000", "0 0 0 0 0 0 0"),
    ("0.000", "0 0 3 0 0 0 0"),
  ])
  func signsAndExponents(text: String, expected: String) throws {
    #expect(Self.values(of: try PluralOperands(text)) == expected)
  }

  @Test func exactBeyondMachineWords() throws {
    let digits = String(repeating: "9", count: 50)
    let wide = try PluralOperands("\(digits).\(digits)0")
    #expect(wide.text(of: .i) == digits)
    #expect(wide.text(of: .f) == digits + "0")
    #expect(wide.text(of: .t) == digits)
    #expect(wide.text(of: .n) == "\(digits).\(digits)")
    #expect(wide.v == 51)
    #expect(wide.w == 50)
    #expect(try PluralOperands("1e40").text(of: .i) == "1" + String(repeating: "0", count: 40))
    #expect(
      try PluralOperands("1e-40").text(of: .n) == "0." + String(repeating: "0", count: 39) + "1")
    // The last value that is held in place and the first that is not.
    let (last, first) = (String(repeating: "9", count: 38), "1" + String(repeating: "0", count: 38))
    #expect(try PluralOperands(last).text(of: .i) == last)
    #expect(try PluralOperands(first).text(of: .i) == first)
  }

  @Test func everyIntegerType() {
    func check<Integer: FixedWidthInteger>(_ type: Integer.Type) {
      let max = PluralOperands(Integer.max)
      #expect(max.text(of: .i) == String(Integer.max))
      let min = PluralOperands(Integer.min)
      #expect(min.text(of: .n) == String(Integer.min.magnitude))
      #expect(min.v == 0)
    }
    check(Int8.self)
    check(Int16.self)
    check(Int32.self)
    check(Int64.self)
    check(Int128.self)
    check(Int.self)
    check(UInt8.self)
    check(UInt16.self)
    check(UInt32.self)
    check(UInt64.self)
    check(UInt128.self)
    check(UInt.self)
  }

  @Test func visibleFractionDigitsCanBeGiven() {
    #expect(PluralOperands(3, fractionDigits: 2) == (try? PluralOperands("3.00")))
    #expect(PluralOperands(Int128.max, fractionDigits: 1).v == 1)
    #expect(PluralOperands(3, fractionDigits: -1) == PluralOperands(3))
  }

  private static let doubles: [(Double, String)] = [
    (1.0, "1"), (0.1, "0.1"), (-2.50, "2.5"), (0.0, "0"), (-0.0, "0"), (1e21, "1" + zeros(21)),
    (1e23, "1" + zeros(23)), (0.000_000_1, "0.0000001"), (123_456.789, "123456.789"),
    (.leastNonzeroMagnitude, "0." + zeros(323) + "5"), (0.1 + 0.2, "0.30000000000000004"),
    (9_007_199_254_740_993.0, "9007199254740992"), (1e15, "1" + zeros(15)),
    (999_999_999_999_999.9, "999999999999999.9"), (4.35, "4.35"),
    (1_000_000.000_001, "1000000.000001"),
    (.greatestFiniteMagnitude, "17976931348623157" + zeros(292)),
  ]

  @Test(arguments: Self.doubles)
  func doublesByTheirShortestDigits(value: Double, expected: String) {
    #expect(PluralOperands(value).description == expected)
  }

  @Test func doublesAgreeWithTheirDescription() throws {
    var generator = SplitMix64(state: 1)
    for _ in 0..<20_000 {
      let bits = Double(bitPattern: generator.next()).magnitude
      let short = Double(generator.next() % 1_000_000_000) / 1000
      for value in [bits, short] where value.isFinite {
        var text = value.description
        if text.hasSuffix(".0") { text.removeLast(2) }
        let expected = try PluralOperands(text)
        #expect(PluralOperands(value).text(of: .n) == expected.text(of: .n))
        #expect(PluralOperands(value).w == expected.w)
      }
    }
  }

  @Test func floatsByTheirOwnDigits() {
    #expect(PluralOperands(Float(0.1)).description == "0.1")
    #expect(PluralOperands(Float(3)).description == "3")
  }

  /// Half to even on the shortest digits, as ICU 72's `.00` skeletons give it.
  private static let rounded: [(Double, Int, String)] = [
    (2.5, 0, "2"), (3.5, 0, "4"), (1.005, 2, "1.00"), (1.015, 2, "1.02"), (1.025, 2, "1.02"),
    (0.999, 2, "1.00"), (9.99, 1, "10.0"), (1.0, 2, "1.00"), (0.5, 0, "0"), (1e-7, 3, "0.000"),
    (1e21, 1, "1" + zeros(21) + ".0"), (123.456, 5, "123.45600"), (0.051, 1, "0.1"),
  ]

  @Test(arguments: Self.rounded)
  func roundingToVisibleDigits(value: Double, digits: Int, expected: String) {
    #expect(PluralOperands(value, fractionDigits: digits).description == expected)
  }

  @Test func manyVisibleDigits() {
    let operands = PluralOperands(1.5, fractionDigits: 40)
    #expect(operands.v == 40)
    #expect(operands.w == 1)
    #expect(operands.text(of: .f) == "5" + zeros(39))
    #expect(operands.text(of: .t) == "5")
  }

  @Test func notNumbers() throws {
    for value in [Double.nan, .infinity, -.infinity] {
      #expect(!PluralOperands(value).isNumber)
      #expect(PluralOperands(value).text(of: .n) == "NaN")
      #expect(!PluralOperands(value, fractionDigits: 2).isNumber)
    }
    for text in ["NaN", "nan", "-inf", "Infinity", "∞", "-∞"] {
      #expect(try !PluralOperands(text).isNumber)
    }
  }

  private static func values(of operands: PluralOperands) -> String {
    [.n, .i, .v, .w, .f, .t, .e].map(operands.text).joined(separator: " ")
  }
}

private func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }

/// A generator with a fixed seed: the same numbers in every run.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
