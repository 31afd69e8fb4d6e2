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
  /// the constants of the rules: for CLDR's rules, what is not found does not exist. Some
  /// milliseconds for a language.
  public var witnesses: [PluralWitness] {
    let probes = ProbeNumbers([self])
    let integers = first(probes.integers)
    let decimals = first(probes.decimals)
    let compacts = first(probes.compacts)
    return categories.map { category in
      PluralWitness(
        category: category, integer: integers[category], decimal: decimals[category],
        compact: compacts[category])
    }
  }

  private func first(
    _ numbers: some Sequence<PluralOperands>
  ) -> [PluralCategory: PluralOperands] {
    var found: [PluralCategory: PluralOperands] = [:]
    let all = categories.count
    for number in numbers {
      let category = category(for: number)
      if found[category] == nil {
        found[category] = number
        if found.count == all { break }
      }
    }
    return found
  }
}
