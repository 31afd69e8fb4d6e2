import NumerusPlurals

/// Parses one rule: a condition, which may be empty, and samples.
///
/// Source: UTS #35 part 3, "Plural Rules Syntax", with the older forms `is`, `in`, `within`, `mod`.
struct RuleParser {
  private var scanner: RuleScanner

  init(_ scanner: RuleScanner) {
    self.scanner = scanner
  }

  mutating func rule(for category: PluralCategory) throws(PluralRuleError) -> PluralRule {
    var condition: PluralCondition?
    if let next = scanner.peek, next != "@" {
      guard category != .other else {
        throw scanner.unexpected(expected: "samples or the end: 'other' has no condition")
      }
      condition = try self.condition()
    } else if category != .other {
      throw scanner.unexpected(expected: "a condition such as 'n = 1'")
    }
    let samples = try samples()
    guard scanner.isAtEnd else {
      let joints = condition == nil ? "" : "'and', 'or', "
      switch (samples.integer, samples.decimal) {
      case (nil, nil):
        throw scanner.unexpected(expected: joints + "'@integer', '@decimal' or the end")
      case (let last?, nil): throw unexpected(after: last, or: "'@decimal' or the end")
      case (_, let last?): throw unexpected(after: last, or: "the end")
      }
    }
    return PluralRule(
      category: category, condition: condition, integerSamples: samples.integer,
      decimalSamples: samples.decimal)
  }

  /// An error after a list of samples, which an `…` ends.
  private mutating func unexpected(
    after samples: PluralSamples, or expected: String
  ) -> PluralRuleError {
    let comma = samples.isOpen ? "" : expected == "the end" ? "',' or " : "',', "
    return scanner.unexpected(expected: comma + expected)
  }

  private mutating func condition() throws(PluralRuleError) -> PluralCondition {
    var alternatives = [[try relation()]]
    while true {
      if scanner.take(word: "and") {
        alternatives[alternatives.count - 1].append(try relation())
      } else if scanner.take(word: "or") {
        alternatives.append([try relation()])
      } else {
        return PluralCondition(alternatives)
      }
    }
  }

  private mutating func relation() throws(PluralRuleError) -> PluralRelation {
    guard let operand = PluralOperand(rawValue: scanner.peekWord) else {
      throw scanner.unexpected(expected: "an operand: n, i, v, w, f, t, c or e")
    }
    _ = scanner.take(word: operand.rawValue)
    let modulus = try modulus()
    let comparison = try comparison(afterModulus: modulus != nil)
    let ranges =
      comparison.takesOneValue ? [try value()] : try rangeList()
    return PluralRelation(
      operand, modulus: modulus, isNegated: comparison.isNegated, isWithin: comparison.isWithin,
      ranges: ranges)
  }

  private mutating func modulus() throws(PluralRuleError) -> UInt64? {
    guard scanner.take("%") || scanner.take(word: "mod") else { return nil }
    scanner.skipSpace()
    let start = scanner.offset
    let modulus = try scanner.number(atMost: .max)
    guard modulus != 0 else {
      scanner.reset(to: start)
      throw scanner.fault("a modulus of 0; expected 1 or more")
    }
    return modulus
  }

  private typealias Comparison = (isNegated: Bool, isWithin: Bool, takesOneValue: Bool)

  private mutating func comparison(afterModulus: Bool) throws(PluralRuleError) -> Comparison {
    if scanner.take("=") || scanner.take(word: "in") { return (false, false, false) }
    if scanner.take("!=") { return (true, false, false) }
    if scanner.take(word: "within") { return (false, true, false) }
    if scanner.take(word: "is") { return (scanner.take(word: "not"), false, true) }
    guard scanner.take(word: "not") else {
      let modulus = afterModulus ? "" : ", '%'"
      throw scanner.unexpected(expected: "'=', '!=', 'is', 'in', 'within', 'not'\(modulus)")
    }
    if scanner.take(word: "in") || scanner.take("=") { return (true, false, false) }
    if scanner.take(word: "within") { return (true, true, false) }
    throw scanner.unexpected(expected: "'in' or 'within' after 'not'")
  }

  private mutating func value() throws(PluralRuleError) -> ClosedRange<UInt64> {
    let value = try scanner.number()
    return value...value
  }

  private mutating func rangeList() throws(PluralRuleError) -> [ClosedRange<UInt64>] {
    var ranges: [ClosedRange<UInt64>] = []
    repeat {
      let low = try scanner.number()
      guard scanner.take("..") else {
        ranges.append(low...low)
        continue
      }
      scanner.skipSpace()
      let start = scanner.offset
      let high = try scanner.number()
      guard low <= high else {
        scanner.reset(to: start)
        throw scanner.fault("range \(low)..\(high) runs backwards; expected \(low) or more")
      }
      ranges.append(low...high)
    } while scanner.take(",")
    return ranges
  }

  private mutating func samples() throws(PluralRuleError)
    -> (integer: PluralSamples?, decimal: PluralSamples?)
  {
    var integer: PluralSamples?
    var decimal: PluralSamples?
    while scanner.take("@") {
      if integer == nil, decimal == nil, scanner.take(word: "integer") {
        integer = try SampleParser.samples(&scanner)
      } else if decimal == nil, scanner.take(word: "decimal") {
        decimal = try SampleParser.samples(&scanner)
      } else {
        let first = integer == nil ? "'integer' or 'decimal'" : "'decimal' or the end"
        throw scanner.unexpected(expected: decimal == nil ? first : "the end")
      }
    }
    return (integer, decimal)
  }
}
