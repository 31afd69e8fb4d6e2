/// Why a number has its category: its operands, and what every rule made of them.
///
///     print(PluralRules("ru").explain(21))
///
///     21 → one
///       n 21, i 21, v 0, w 0, f 0, t 0, c 0, e 0
///       one: yes
///         v = 0 (0) yes and i % 10 = 1 (1) yes and i % 100 != 11 (21) yes
public struct PluralExplanation: Hashable, Sendable {
  /// A relation and what it came to.
  public struct Check: Hashable, Sendable {
    /// The relation.
    public let relation: PluralRelation
    /// The operand after the modulus, as decimal text: exact up to 60 digits on either side of the
    /// point; of more the first 30 and the last 30, with `…` between them.
    public let value: String
    /// Whether it holds.
    public let holds: Bool
  }

  /// A rule that was tried.
  public struct Step: Hashable, Sendable {
    /// The category that the rule gives.
    public let category: PluralCategory
    /// `or` between the outer elements, `and` between the inner ones, all of them worked out.
    public let alternatives: [[Check]]

    /// Whether the rule matched: in one alternative at least, every relation holds.
    public var holds: Bool { alternatives.contains { $0.allSatisfy(\.holds) } }

    /// The first alternative that matched; nil where none did.
    public var match: [Check]? { alternatives.first { $0.allSatisfy(\.holds) } }
  }

  /// The number.
  public let operands: PluralOperands
  /// Its category.
  public let category: PluralCategory
  /// The rules in the order in which they are tried, up to the one that matched.
  ///
  /// `other` has no rule: where no step holds, the number falls to it.
  public let steps: [Step]
}

extension PluralRules {
  /// Explains the category of a number.
  ///
  /// O(digits × relations) in time; what is made does not grow with the digits.
  public func explain(_ operands: PluralOperands) -> PluralExplanation {
    var steps: [PluralExplanation.Step] = []
    for (category, condition) in conditions where operands.isNumber {
      let alternatives = condition.alternatives.map { $0.map { operands.check($0) } }
      steps.append(PluralExplanation.Step(category: category, alternatives: alternatives))
      if steps.last?.holds == true { break }
    }
    return PluralExplanation(
      operands: operands, category: category(for: operands), steps: steps)
  }

  /// Explains the category of an integer.
  public func explain(_ value: some BinaryInteger) -> PluralExplanation {
    explain(PluralOperands(value))
  }

  /// Explains the category of a double, by its shortest digits.
  public func explain(_ value: Double) -> PluralExplanation {
    explain(PluralOperands(value))
  }

  /// Explains the category of a number in decimal text.
  ///
  /// - Throws: ``NumberSyntaxError`` with the column of the fault.
  public func explain(_ text: some StringProtocol) throws(NumberSyntaxError) -> PluralExplanation {
    try explain(PluralOperands(text))
  }
}

extension PluralOperands {
  fileprivate func check(_ relation: PluralRelation) -> PluralExplanation.Check {
    let letter = relation.operand.rawValue.utf8.first ?? UInt8(ascii: "n")
    let isFractional = relation.operand == .n && hasFraction
    var text: String
    if let modulus = relation.modulus {
      text = String(remainder(letter, modulus: modulus))
      if isFractional { text += "." + significantRun.shortText }
    } else {
      text = shortText(of: relation.operand)
    }
    let whole = remainder(letter, modulus: relation.modulus ?? 0)
    let isInside = relation.ranges.contains { range in
      guard isFractional else { return range.contains(whole) }
      return relation.isWithin && range.lowerBound <= whole && whole < range.upperBound
    }
    return PluralExplanation.Check(
      relation: relation, value: text, holds: isInside != relation.isNegated)
  }
}

extension PluralExplanation: CustomStringConvertible {
  /// The explanation in lines of text, for people; of more than 60 digits in a row the first 30 and
  /// the last 30.
  public var description: String {
    let operands = PluralOperand.allCases.map { "\($0) \(self.operands.shortText(of: $0))" }
    var lines = [
      "\(self.operands.shortDescription) → \(category)", "  " + operands.joined(separator: ", "),
    ]
    for step in steps {
      lines.append("  \(step.category): \(step.holds ? "yes" : "no")")
      for (index, alternative) in step.alternatives.enumerated() {
        let checks = alternative.map { "\($0.relation) (\($0.value)) \($0.holds ? "yes" : "no")" }
        lines.append("    " + (index > 0 ? "or " : "") + checks.joined(separator: " and "))
      }
    }
    if !steps.contains(where: \.holds) {
      lines.append("  other: what no rule takes")
    }
    return lines.joined(separator: "\n")
  }
}
