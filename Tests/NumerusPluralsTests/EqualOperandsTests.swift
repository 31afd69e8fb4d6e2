import NumerusPlurals
import Testing

/// Numbers with the same digits are equal, however they were given.
@Suite struct EqualOperandsTests {
  /// Checks that all roads lead to the same operands, and back from their description.
  private func check(_ roads: [PluralOperands], _ subject: String) throws {
    let first = try #require(roads.first)
    for (index, operands) in roads.enumerated() {
      #expect(operands == first, "\(subject), road \(index)")
      #expect(operands.hashValue == first.hashValue, "\(subject), road \(index)")
    }
    #expect(try PluralOperands(first.description) == first, "\(subject)")
  }

  /// The number in every type that can hold it, and written in every way.
  private func check(_ value: UInt128) throws {
    let text = String(value)
    let zeros = String(repeating: "0", count: 25)
    var roads = [
      PluralOperands(value), try PluralOperands(text), try PluralOperands("-000\(text)"),
      try PluralOperands("\(text)e0"), try PluralOperands("\(text)c0"),
      try PluralOperands("0.\(text)e\(text.count)"),
      try PluralOperands("0.\(zeros)\(text)E+\(text.count + 25)"),
    ]
    let trimmed = text.replacing(#/0+$/#, with: "")
    if !trimmed.isEmpty {
      roads.append(try PluralOperands("\(trimmed)e\(text.count - trimmed.count)"))
    }
    func add<Integer: FixedWidthInteger & SignedNumeric>(_ type: Integer.Type) {
      guard let integer = Integer(exactly: value) else { return }
      roads += [PluralOperands(integer), PluralOperands(0 - integer)]
    }
    add(Int8.self)
    add(Int16.self)
    add(Int32.self)
    add(Int64.self)
    add(Int.self)
    add(Int128.self)
    if let integer = UInt64(exactly: value) { roads.append(PluralOperands(integer)) }
    try check(roads, text)
    for digits in [1, 3, 19, 20, 40] {
      let padded = [
        PluralOperands(value, fractionDigits: digits),
        try PluralOperands("\(text).\(String(repeating: "0", count: digits))"),
        try PluralOperands("\(text)\(String(repeating: "0", count: digits))e-\(digits)"),
      ]
      try check(padded, "\(text) with \(digits) zeros")
    }
  }

  /// Around every power of two and of ten, and where 38 digits become 39 and 128 bits end.
  @Test func integers() throws {
    var values: Set<UInt128> = [0, .max, UInt128(Int128.max), UInt128(Int128.max) + 1]
    var power: UInt128 = 1
    while true {
      values.formUnion([power - 1, power, power + 1])
      let (next, overflow) = power.multipliedReportingOverflow(by: 10)
      if overflow { break }
      power = next
    }
    for shift in 0..<128 { values.formUnion([1 << shift, (1 << shift) - 1]) }
    for value in values { try check(value) }
  }

  /// One more than 128 bits hold: a buffer on every road.
  @Test func beyondAllWords() throws {
    let text = "340282366920938463463374607431768211456"
    try check(
      [PluralOperands(text), PluralOperands("\(text)e0"), PluralOperands("0.\(text)e39")], text)
    #expect(try PluralOperands(text) != PluralOperands(UInt128.max))
    let power = "1" + String(repeating: "0", count: 39)
    try check(
      [
        PluralOperands(power), PluralOperands("1e39"), PluralOperands("0.01e41"),
        PluralOperands(1e39),
      ], power)
  }

  /// A double is its shortest digits, which its description has.
  @Test func doubles() throws {
    var generator = SplitMix64(state: 7)
    var values = (0...60).flatMap { [Double("1e\($0)"), Double("1e-\($0)"), Double("2.5e\($0)")] }
      .compactMap(\.self)
    for _ in 0..<3_000 {
      values.append(Double(bitPattern: generator.next()))
      values.append(Double(generator.next() % 1_000_000) / 1_000)
    }
    for value in values where value.isFinite {
      var text = value.magnitude.description
      if text.hasSuffix(".0") { text.removeLast(2) }
      let operands = PluralOperands(value)
      try check([operands, PluralOperands(text), PluralOperands(-value)], text)
      for digits in [0, 1, 2, 7, 19, 20, 40, 400] {
        let shown = PluralOperands(value, fractionDigits: digits)
        try check([shown, PluralOperands(shown.description)], "\(text) with \(digits) digits")
        guard digits >= operands.v else { continue }
        let zeros = String(repeating: "0", count: digits - operands.v)
        let point = operands.v == 0 && digits > 0 ? "." : ""
        try check([shown, PluralOperands("\(operands)\(point)\(zeros)")], "\(text) padded")
      }
    }
  }

  @Test func floats() throws {
    for exponent in -37...38 {
      let value = try #require(Float("1e\(exponent)"))
      try check([PluralOperands(value), PluralOperands("1e\(exponent)")], "1e\(exponent)")
    }
    #expect(PluralOperands(Float(1e38)) == PluralOperands(1e38))
    #expect(try PluralOperands("1e38") == PluralOperands(UInt128("1" + zeros(38)) ?? 0))
  }

  @Test func compactNumbers() throws {
    for (left, right) in [
      ("1.2c6", "1.20c6"), ("12c5", "12.0c5"), ("0c6", "0.0c6"), ("00.00012c2", "0.00012c2"),
      ("1c38", "1.0c38"), ("1c40", "1.000c40"), ("100c3", "100.000c3"),
    ] {
      try check([PluralOperands(left), PluralOperands(right)], left)
    }
    // The exponent that is shown tells them apart.
    #expect(try PluralOperands("1.2c6") != PluralOperands("12c5"))
    #expect(try PluralOperands("1.2c6") != PluralOperands("1.2e6"))
  }

  @Test func notNumbers() throws {
    try check(
      [PluralOperands(Double.nan), PluralOperands(Float.infinity), PluralOperands("NaN")], "NaN")
  }
}

/// Digits without end take neither time nor room.
@Suite struct ManyDigitsTests {
  private static let counts = [1_000_000, 1_000_001, 1_000_000_000, Int(Int32.max), Int.max]

  @Test(arguments: Self.counts)
  func fractionDigitsHaveALimit(count: Int) throws {
    let limit = PluralOperands.maximumFractionDigits
    let start = ContinuousClock.now
    for (operands, trimmed) in [
      (PluralOperands(1.5, fractionDigits: count), 1),
      (PluralOperands(1.0, fractionDigits: count), 0),
      (PluralOperands(1e300, fractionDigits: count), 0),
      (PluralOperands(3, fractionDigits: count), 0),
      (PluralOperands(UInt128.max, fractionDigits: count), 0),
    ] {
      #expect(operands.v == limit)
      #expect(operands.w == trimmed)
      let latvian = PluralRules("lv")
      let explanation = latvian.explain(operands)
      #expect(explanation.category == latvian.category(for: operands))
      #expect(explanation.description.utf8.count < 5_000)
    }
    let shown = PluralOperands(1.5, fractionDigits: count)
    #expect(shown.text(of: .f) == "5" + zeros(limit - 1))
    #expect(try PluralOperands(shown.description) == shown)
    #expect(PluralOperands(.nan, fractionDigits: count).v == 0)
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  @Test(arguments: [0, -1, Int.min])
  func fewFractionDigits(count: Int) {
    #expect(PluralOperands(1.5, fractionDigits: count).description == "2")
    #expect(PluralOperands(3, fractionDigits: count).description == "3")
  }

  @Test func explanationsLeaveOutTheMiddle() throws {
    let text = String(repeating: "1234567890", count: 10)
    let (head, tail) = (String(text.prefix(30)), String(text.suffix(30)))
    let explanation = try PluralRules("ar").explain("\(text).\(text)1")
    let expected = "\(head)…\(tail).\(head)…\(tail.dropFirst())1 → other"
    #expect(explanation.description.split(separator: "\n").first.map { String($0) } == expected)
    #expect(explanation.operands.text(of: .i) == text)
    // Up to 60 digits all are there.
    let sixty = String(text.prefix(60))
    #expect(
      try PluralRules("ar").explain("\(sixty).5").description.hasPrefix("\(sixty).5 → other"))
    let few = try #require(
      try PluralRules("ar").explain("3.\(text)1").steps.first { $0.category == .few })
    #expect(few.alternatives[0][0].value == "3.\(head)…\(tail.dropFirst())1")
  }

  @Test func longTextIsExplainedInTime() throws {
    let text = String(repeating: "7", count: 1_000_000)
    let start = ContinuousClock.now
    for number in [text, "0.\(text)", "1e1000000", "1e-1000000", "\(text)c1000"] {
      #expect(try PluralRules("lv").explain(number).description.utf8.count < 5_000)
    }
    #expect(ContinuousClock.now - start < .seconds(30))
  }
}

private func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }
