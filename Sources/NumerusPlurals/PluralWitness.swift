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
  /// Integers are tried up to 1,000,200, decimals with up to three fraction digits, and beyond that
  /// the constants of the rules: for CLDR's rules, what is not found does not exist. At
  /// most some milliseconds.
  public var witnesses: [PluralWitness] {
    let probes = ProbeNumbers([self])
    let integers = first(probes.forEachInteger)
    let decimals = first(probes.forEachDecimal)
    let compacts = first(probes.forEachCompact)
    return categories.map { category in
      PluralWitness(
        category: category, integer: integers[category], decimal: decimals[category],
        compact: compacts[category])
    }
  }

  private func first(
    _ forEachNumber: ((PluralOperands) -> Bool) -> Void
  ) -> [PluralCategory: PluralOperands] {
    var found: [PluralCategory: PluralOperands] = [:]
    let count = categories.count
    forEachNumber { number in
      let category = category(for: number)
      if found[category] == nil { found[category] = number }
      return found.count < count
    }
    return found
  }
}
