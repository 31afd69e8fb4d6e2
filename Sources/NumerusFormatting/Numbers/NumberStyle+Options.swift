extension NumberStyle {
  /// How the size of a number is written.
  public enum Notation: Hashable, Sendable, CaseIterable {
    /// All digits: "9,618".
    case simple
    /// An abbreviated power of ten: "9.6K".
    case compact
    /// A power of ten in words: "9.6 thousand".
    case compactLong
    /// An exponent: "9.618E3".
    case scientific
    /// An exponent that is a multiple of three: "9.618E3".
    case engineering
  }

  /// How a currency or unit is named.
  ///
  /// Source: `UNumberUnitWidth`.
  public enum Width: Hashable, Sendable, CaseIterable {
    /// The shortest name, which may be ambiguous: "$", "5m".
    case narrow
    /// The usual short name: "US$", "5 m".
    case short
    /// The name in words, by the plural category of the number: "5.00 US dollars", "5 meters".
    case fullName
    /// The code of the currency: "USD".
    case isoCode
    /// The formal symbol of the currency: "NT$".
    case formal
    /// The other symbol of the currency: "TL" for the Turkish lira.
    case variant
    /// No currency symbol.
    ///
    /// ICU hides currencies alone, and shows other units by their full names.
    case hidden
  }

  /// When and how digits are grouped.
  ///
  /// Source: `UNumberGroupingStrategy`.
  public enum Grouping: Hashable, Sendable, CaseIterable {
    /// Never.
    case off
    /// As the locale does it, from 10,000 on.
    case minTwo
    /// As the locale does it: in Spanish from 10,000 on, in Hindi 12,34,567.
    case auto
    /// From 1,000 on, in groups of the locale's size.
    case always
    /// From 1,000 on, in groups of three, whatever the locale does.
    case thousands
  }

  /// When and how a sign is shown.
  ///
  /// Source: `UNumberSignDisplay`.
  public enum Sign: Hashable, Sendable, CaseIterable {
    /// On numbers below zero and on −0.
    case auto
    /// On every number: "+0".
    case always
    /// On none.
    case never
    /// As ``auto``, with the accounting form of the locale for money: "(€5.00)".
    case accounting
    /// As ``always``, with the accounting form.
    case accountingAlways
    /// On every number that is not shown as zero.
    case exceptZero
    /// As ``exceptZero``, with the accounting form.
    case accountingExceptZero
    /// On numbers below zero, and not on −0.
    case negative
    /// As ``negative``, with the accounting form.
    case accountingNegative
  }

  /// What a number between two that can be shown becomes.
  ///
  /// Source: `UNumberFormatRoundingMode`.
  public enum RoundingMode: Hashable, Sendable, CaseIterable {
    /// The one above.
    case ceiling
    /// The one below.
    case floor
    /// The one toward zero.
    case down
    /// The one away from zero.
    case up
    /// The nearer one, of two as near the even one: ICU's default.
    case halfEven
    /// The nearer one, of two as near the odd one.
    case halfOdd
    /// The nearer one, of two as near the one toward zero.
    case halfDown
    /// The nearer one, of two as near the one away from zero.
    case halfUp
    /// The nearer one, of two as near the one above.
    case halfCeiling
    /// The nearer one, of two as near the one below.
    case halfFloor
    /// None: ``FormatError/inexact(_:)`` is thrown.
    case unnecessary
  }

  /// Which of two rules about digits gives way.
  ///
  /// Source: `UNumberRoundingPriority`.
  public enum RoundingPriority: Hashable, Sendable, CaseIterable {
    /// The one that shows fewer digits gives way.
    case relaxed
    /// The one that shows more digits gives way.
    case strict
  }

  /// How many fraction digits an amount of money has.
  ///
  /// Source: `UCurrencyUsage`.
  public enum CurrencyDigits: Hashable, Sendable, CaseIterable {
    /// As accounts have them: 0.01 CHF.
    case standard
    /// As there are coins and notes: 0.05 CHF.
    case cash
  }

  /// When a decimal separator is shown.
  ///
  /// Source: `UNumberDecimalSeparatorDisplay`.
  public enum DecimalSeparator: Hashable, Sendable, CaseIterable {
    /// Before a fraction.
    case auto
    /// Always: "5.".
    case always
  }

  /// How many digits are shown, at least and at most.
  struct DigitCount: Hashable, Sendable {
    var minimum: Int
    /// Nil where there is no limit.
    var maximum: Int?

    /// ICU takes no more digits.
    static let limit = 999

    /// Counts beyond the least and the most that ICU knows are taken for these.
    init(_ minimum: Int, _ maximum: Int?, least: Int) {
      self.minimum = min(max(minimum, least), Self.limit)
      self.maximum = maximum.map { min(max($0, least), Self.limit) }
    }
  }
}
