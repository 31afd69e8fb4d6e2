public import NumerusLocales

/// How the plural rules of a locale differ between two CLDR releases.
///
/// Made by ``PluralRules/differences(from:to:)``.
public struct PluralRulesDifference: Hashable, Sendable {
  /// What happened to the locale.
  public enum Kind: String, Hashable, Sendable {
    /// The new release has rules for it and the old one has none.
    case added
    /// The old release has rules for it and the new one has none.
    case removed
    /// Both have rules, and some number changed its category.
    case changed
  }

  /// Numbers that went from one category to another, by the smallest of them.
  public struct Change: Hashable, Sendable {
    /// The smallest number found.
    public let witness: PluralOperands
    /// Its category by the old release; for an added locale by root's rules.
    public let before: PluralCategory
    /// Its category by the new release; for a removed locale by root's rules.
    public let after: PluralCategory
  }

  /// A pair of categories whose range went from one category to another.
  public struct RangeChange: Hashable, Sendable {
    /// The row of the old release, or what it falls to without a row.
    public let before: PluralRange
    /// The row of the new release.
    public let after: PluralRange
  }

  /// The locale.
  public let locale: LocaleID
  /// Which rules.
  public let type: PluralType
  /// What happened.
  public let kind: Kind
  /// The categories of the old release; empty for an added locale.
  public let categoriesBefore: [PluralCategory]
  /// The categories of the new release; empty for a removed locale.
  public let categoriesAfter: [PluralCategory]
  /// A change for each pair of categories between which numbers moved.
  public let changes: [Change]
  /// The ranges that changed.
  public let rangeChanges: [RangeChange]
}

extension PluralRulesDifference: CustomStringConvertible {
  /// A line: "he cardinal changed: 20: many → other".
  public var description: String {
    let numbers = changes.map { "\($0.witness): \($0.before) → \($0.after)" }
    let ranges = rangeChanges.map { change in
      "\(change.before.start)..\(change.before.end): \(change.before.result)"
        + " → \(change.after.result)"
    }
    return "\(locale) \(type) \(kind): " + (numbers + ranges).joined(separator: ", ")
  }
}

extension PluralRules {
  /// What changed between two CLDR releases: cardinals, then ordinals, sorted by locale.
  ///
  /// Rules that were only written differently are no difference. Each change comes with the smallest
  /// number that shows it, from all integers up to 1,000,200, decimals of up to three digits and
  /// compact numbers. The new release may be the earlier one.
  public static func differences(
    from old: CLDRVersion, to new: CLDRVersion
  ) -> [PluralRulesDifference] {
    PluralType.allCases.flatMap { type in
      let before = PluralLocaleTable.keys(type, old)
      let after = PluralLocaleTable.keys(type, new)
      let removed = Set(before).subtracting(after)
      let added = Set(after).subtracting(before)
      return Set(before).union(after).sorted().compactMap { locale in
        let kind: PluralRulesDifference.Kind =
          added.contains(locale) ? .added : removed.contains(locale) ? .removed : .changed
        return difference(
          PluralRules(kind == .added ? "und" : locale, type, cldr: old),
          PluralRules(kind == .removed ? "und" : locale, type, cldr: new),
          locale: locale, kind: kind)
      }
    }
  }

  private static func difference(
    _ old: PluralRules, _ new: PluralRules, locale: String, kind: PluralRulesDifference.Kind
  ) -> PluralRulesDifference? {
    let changes = numberChanges(old, new)
    let ranges = rangeChanges(old, new)
    if kind == .changed, changes.isEmpty, ranges.isEmpty { return nil }
    return PluralRulesDifference(
      locale: LocaleID(locale), type: old.type, kind: kind,
      categoriesBefore: kind == .added ? [] : old.categories,
      categoriesAfter: kind == .removed ? [] : new.categories, changes: changes,
      rangeChanges: ranges)
  }

  private static func numberChanges(
    _ old: PluralRules, _ new: PluralRules
  ) -> [PluralRulesDifference.Change] {
    // Equal rule sets are stored once.
    guard old.form.record != new.form.record else { return [] }
    let probes = ProbeNumbers([old, new])
    var changes: [PluralRulesDifference.Change] = []
    func compare(_ number: PluralOperands) -> Bool {
      let before = old.category(for: number)
      let after = new.category(for: number)
      if before != after, !changes.contains(where: { $0.before == before && $0.after == after }) {
        changes.append(.init(witness: number, before: before, after: after))
      }
      return true
    }
    probes.forEachInteger { integer in
      old.category(for: integer) == new.category(for: integer) || compare(PluralOperands(integer))
    }
    probes.forEachDecimal(compare)
    probes.forEachCompact(compare)
    return changes
  }

  private static func rangeChanges(
    _ old: PluralRules, _ new: PluralRules
  ) -> [PluralRulesDifference.RangeChange] {
    guard old.categories == new.categories, old.rangeRecord != new.rangeRecord else { return [] }
    return old.categories.flatMap { start in
      old.categories.compactMap { end in
        let before = old.category(forRangeFrom: start, to: end)
        let after = new.category(forRangeFrom: start, to: end)
        guard before != after else { return nil }
        return .init(
          before: PluralRange(start: start, end: end, result: before),
          after: PluralRange(start: start, end: end, result: after))
      }
    }
  }
}
