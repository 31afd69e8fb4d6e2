import NumerusPlurals

extension PluralRuleSet {
  /// The samples that do not select the category that lists them, or that two rules match.
  ///
  /// Empty for every rule set of CLDR. O(samples × relations).
  public var conflicts: [PluralRuleConflict] {
    let reference = ReferenceEvaluator(self)
    return rules.flatMap { rule in
      rule.samples.compactMap { sample in
        guard let number = ReferenceNumber(sample) else { return nil }
        let matching = reference.matching(number)
        let expected = rule.category == .other ? [] : [rule.category]
        return matching == expected
          ? nil
          : PluralRuleConflict(sample: sample, listed: rule.category, matching: matching)
      }
    }
  }
}
