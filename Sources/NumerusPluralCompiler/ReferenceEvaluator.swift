public import NumerusPlurals

/// Selects by walking the syntax tree with schoolbook arithmetic on digits: slow, and plain enough
/// to be read against UTS #35.
///
/// The compiled form is proved against it.
///
/// It shares no code with `PluralOperands`, the compact form or its tables.
public struct ReferenceEvaluator: Sendable {
  private let rules: [PluralRule]

  /// Makes an evaluator of a rule set.
  public init(_ rules: PluralRuleSet) {
    self.rules = rules.rules
  }

  /// The category of a number given as plain decimal text: `digits ('.' digits)? ('c' digits)?`.
  ///
  /// Nil where the text has another shape.
  public func category(of number: String) -> PluralCategory? {
    ReferenceNumber(number).map(category)
  }

  func category(of number: ReferenceNumber) -> PluralCategory {
    matching(number).first ?? .other
  }

  /// Every category whose rule holds, in CLDR's order.
  func matching(_ number: ReferenceNumber) -> [PluralCategory] {
    rules.filter { rule in rule.condition.map { $0.holds(number) } ?? false }.map(\.category)
  }
}

extension PluralCondition {
  fileprivate func holds(_ number: ReferenceNumber) -> Bool {
    alternatives.contains { $0.allSatisfy { $0.holds(number) } }
  }
}

extension PluralRelation {
  fileprivate func holds(_ number: ReferenceNumber) -> Bool {
    let value = number.value(of: operand, modulus: modulus)
    let isInside = ranges.contains { range in
      if isWithin {
        // low ≤ value + fraction ≤ high, for a fraction from 0 up to but not including 1.
        return range.lowerBound <= value.whole
          && (value.hasFraction ? value.whole < range.upperBound : value.whole <= range.upperBound)
      }
      return !value.hasFraction && range.contains(value.whole)
    }
    return isInside != isNegated
  }
}

/// A number by its digits, as UTS #35 describes the operands.
struct ReferenceNumber {
  /// Decimal digit values, most significant first.
  private let integerDigits: [UInt8]
  private let fractionDigits: [UInt8]
  private let exponent: UInt64

  init?(_ text: String) {
    let parts = text.split(separator: "c", maxSplits: 1, omittingEmptySubsequences: false)
    guard let number = parts.first, let exponent = parts.count == 1 ? 0 : UInt64(parts[1]) else {
      return nil
    }
    let halves = number.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let digits = halves.map { $0.utf8.map { $0 &- 0x30 } }
    guard digits.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0 < 10 } }), exponent <= 10_000 else {
      return nil
    }
    self.init(integer: digits[0], fraction: digits.count > 1 ? digits[1] : [], exponent: exponent)
  }

  init(integer: [UInt8], fraction: [UInt8], exponent: UInt64) {
    var integer = integer
    var fraction = fraction[...]
    for _ in 0..<exponent { integer.append(fraction.popFirst() ?? 0) }
    integerDigits = integer
    fractionDigits = Array(fraction)
    self.exponent = exponent
  }

  private var trimmedDigits: ArraySlice<UInt8> {
    fractionDigits[..<(fractionDigits.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0)]
  }

  /// An operand, reduced by a modulus.
  ///
  /// Values beyond a word that no modulus reduces are given as the largest one, which is above
  /// every constant that a rule can have.
  func value(
    of operand: PluralOperand, modulus: UInt64?
  ) -> (whole: UInt64, hasFraction: Bool) {
    switch operand {
    case .n: (Self.reduce(integerDigits[...], modulus), !trimmedDigits.isEmpty)
    case .i: (Self.reduce(integerDigits[...], modulus), false)
    case .f: (Self.reduce(fractionDigits[...], modulus), false)
    case .t: (Self.reduce(trimmedDigits, modulus), false)
    case .v: (Self.reduce(UInt64(fractionDigits.count), modulus), false)
    case .w: (Self.reduce(UInt64(trimmedDigits.count), modulus), false)
    case .c, .e: (Self.reduce(exponent, modulus), false)
    }
  }

  private static func reduce(_ value: UInt64, _ modulus: UInt64?) -> UInt64 {
    modulus.map { value % $0 } ?? value
  }

  private static func reduce(_ digits: ArraySlice<UInt8>, _ modulus: UInt64?) -> UInt64 {
    var value: UInt128 = 0
    for digit in digits {
      value = value * 10 + UInt128(digit)
      if let modulus { value %= UInt128(modulus) }
      if value > UInt128(UInt64.max) { return .max }
    }
    return UInt64(value)
  }
}
