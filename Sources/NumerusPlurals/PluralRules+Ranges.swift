extension PluralRules {
  /// The category of a range of numbers such as "1–2 files", from those of its ends.
  ///
  /// CLDR lists the pairs whose result was verified for a language; any other pair takes the
  /// category of the end (UTS #35 part 3, "Plural Ranges"). Ordinals and rules compiled at run time
  /// have no lists.
  public func category(
    forRangeFrom start: PluralCategory, to end: PluralCategory
  ) -> PluralCategory {
    guard var triple = rangeRecord else { return end }
    while triple[0] != UInt8(ascii: ".") {
      if triple[0] & 7 == start.rawValue, triple[1] & 7 == end.rawValue {
        return PluralCategory(entry: triple[2])
      }
      triple += 3
    }
    return end
  }

  /// The category of a range between two integers.
  public func category(
    forRange start: some BinaryInteger, _ end: some BinaryInteger
  ) -> PluralCategory {
    category(forRangeFrom: category(for: start), to: category(for: end))
  }

  /// The category of a range between two doubles, each by its shortest digits.
  public func category(forRange start: Double, _ end: Double) -> PluralCategory {
    category(forRangeFrom: category(for: start), to: category(for: end))
  }

  /// The category of a range between two numbers as they will be shown.
  public func category(
    forRange start: PluralOperands, _ end: PluralOperands
  ) -> PluralCategory {
    category(forRangeFrom: category(for: start), to: category(for: end))
  }

  /// The category of a range between two numbers in decimal text.
  ///
  /// Text that is no number counts as `other`; see ``category(parsing:)-(String)``.
  public func category(
    forRange start: some StringProtocol, _ end: some StringProtocol
  ) -> PluralCategory {
    category(forRangeFrom: category(for: start), to: category(for: end))
  }

  /// The pairs that CLDR lists for the language, in its order.
  public var ranges: [PluralRange] {
    guard var triple = rangeRecord else { return [] }
    var result: [PluralRange] = []
    while triple[0] != UInt8(ascii: ".") {
      result.append(
        PluralRange(
          start: PluralCategory(entry: triple[0]), end: PluralCategory(entry: triple[1]),
          result: PluralCategory(entry: triple[2])))
      triple += 3
    }
    return result
  }
}

/// A row of CLDR's plural ranges: what a range is, by the categories of its ends.
public struct PluralRange: Hashable, Sendable, Codable {
  /// The category of the first number.
  public let start: PluralCategory
  /// The category of the last number.
  public let end: PluralCategory
  /// The category of the range.
  public let result: PluralCategory
}
