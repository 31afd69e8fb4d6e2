/// The smallest numbers that have a category in a language.
public struct PluralWitness: Hashable, Sendable {
  /// The category.
  public let category: PluralCategory
  /// The smallest integer; nil where none was found.
  public let integer: PluralOperands?
  /// The smallest number with the fewest visible fraction digits; nil where none was found.
  public let decimal: PluralOperands?
  /// The smallest number in compact form, such as "1c6"; only for rules that ask for the exponent.
  public let compact: PluralOperands?
}

extension PluralRules {
  /// The smallest numbers of each category that the language uses, in CLDR's order.
  ///
  /// These numbers are tried:
  ///
  /// - integers up to 1,000,200, or up to where the rules repeat; beyond that, for each constant of a
  ///   rule for n or i, the constant, its neighbours, and the same with the modulus added
  /// - numbers with up to three fraction digits, on integers up to 227 and on those constants; beyond
  ///   that, numbers whose visible fraction is a constant of a rule for f or t, and numbers with as
  ///   many digits, up to 100, as a rule for v or w names
  /// - 1, 1.1, 1.5 and 2 with compact exponents up to 15 and those that the rules name, where a rule
  ///   asks for the exponent; forms such as `0c1` or `0.01c6` are numbers too, but are not tried
  ///
  /// For CLDR's rules this finds every category that integers, decimals, or compact numbers of 1 and
  /// more have, in a few milliseconds at most. Rules brought at run time can ask for
  /// numbers that are not found, such as one that several large moduli meet in; of an operand the
  /// 150 smallest values are tried, and of rules of thousands of ranges fewer numbers.
  public var witnesses: [PluralWitness] {
    let probes = ProbeNumbers([self])
    var integers = FirstOfCategory<UInt64>(of: self)
    probes.forEachInteger { integers.note($0, category(for: $0)) }
    var decimals = FirstOfCategory<PluralOperands>(of: self)
    probes.forEachDecimal { decimals.note($0, category(for: $0)) }
    var compacts = FirstOfCategory<PluralOperands>(of: self)
    probes.forEachCompact { compacts.note($0, category(for: $0)) }
    return categories.map { category in
      PluralWitness(
        category: category, integer: integers.found[category].map { PluralOperands($0) },
        decimal: decimals.found[category], compact: compacts.found[category])
    }
  }
}

/// The first number of each category that comes by.
private struct FirstOfCategory<Number> {
  private(set) var found: [PluralCategory: Number] = [:]
  private var seen: UInt8 = 0
  private let count: Int

  init(of rules: PluralRules) {
    count = rules.categories.count
  }

  /// Takes a number in; false once there is one of each category.
  mutating func note(_ number: Number, _ category: PluralCategory) -> Bool {
    let bit = UInt8(1) << category.rawValue
    guard seen & bit == 0 else { return true }
    seen |= bit
    found[category] = number
    return found.count < count
  }
}
