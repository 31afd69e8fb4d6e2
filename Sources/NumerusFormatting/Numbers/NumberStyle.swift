/// How a number is to be shown: what it counts, in which notation, with which digits.
///
///     NumberFormat(.currency("EUR").sign(.accounting), locale: "de")
///     NumberFormat(.compact.significantDigits(1...3), locale: "pl")
///     NumberFormat(.unit("kilometer", per: "hour").width(.fullName), locale: "fr")
///
/// A value that says nothing of the language: separators, digits and names are the locale's. Every
/// modifier returns a changed copy, and a later one replaces an earlier one of the same kind. ``skeleton``
/// is the same in ICU's own words, and the only road to ICU. Source: UTS #35 part 3, ICU's number skeletons.
public struct NumberStyle: Hashable, Sendable {
  /// Tokens that were given as a skeleton.
  var tokens = ""
  var notation = Notation.simple
  var unit = Unit.none
  var usage: String?
  var width: Width?
  var precision: Precision?
  var hidesZeroFraction = false
  var rounding: RoundingMode?
  var integerWidth: IntegerWidth?
  var scale: String?
  var grouping: Grouping?
  var numberingSystem: String?
  var sign: Sign?
  var exponentDigits = 1
  var exponentSign: Sign?
  var separator: DecimalSeparator?

  /// What is counted.
  enum Unit: Hashable, Sendable {
    case none, percent, permille
    case currency(String)
    case measure(String)
  }

  /// Which digits are shown.
  enum Precision: Hashable, Sendable {
    case unlimited, currencyStandard, currencyCash
    case increment(String)
    case fraction(DigitCount)
    case significant(DigitCount)
    case both(fraction: DigitCount, significant: DigitCount, RoundingPriority)
  }

  /// The digits before the decimal separator; no maximum shows them all.
  struct IntegerWidth: Hashable, Sendable {
    var minimum: Int
    var maximum: Int?
  }
}

extension NumberStyle {
  /// A plain number, "1,234.5", with at most six fraction digits.
  public static var decimal: NumberStyle { NumberStyle() }

  /// A percentage of a ratio: 0.5 is "50%", as in Foundation.
  ///
  /// ICU's own `percent` does not multiply; `.unit("percent")` shows 0.5 as "0.5%".
  public static var percent: NumberStyle { NumberStyle(unit: .percent) }

  /// Thousandths of a ratio: 0.5 is "500‰".
  public static var permille: NumberStyle { NumberStyle(unit: .permille) }

  /// Scientific notation, "1.2345E4".
  public static var scientific: NumberStyle { NumberStyle(notation: .scientific) }

  /// Scientific notation whose exponent is a multiple of three, "12.345E3".
  public static var engineering: NumberStyle { NumberStyle(notation: .engineering) }

  /// Compact notation with an abbreviation, "9.6K", to two digits.
  public static var compact: NumberStyle { NumberStyle(notation: .compact) }

  /// Compact notation with a word, "9.6 thousand", to two digits.
  public static var compactLong: NumberStyle { NumberStyle(notation: .compactLong) }

  /// An amount of money, with as many fraction digits as the currency has.
  ///
  /// - Parameter code: An ISO 4217 code, "EUR"; small letters are taken for capitals.
  public static func currency(_ code: String) -> NumberStyle {
    NumberStyle(unit: .currency(asciiUppercased(code)))
  }

  /// A measure.
  ///
  /// - Parameter identifier: A unit identifier of UTS #35 part 6: "kilometer", "kilometer-per-hour",
  ///   "foot-and-inch".
  public static func unit(_ identifier: String) -> NumberStyle {
    NumberStyle(unit: .measure(identifier))
  }

  /// A measure of one unit in relation to another: `.unit("meter", per: "second")`.
  public static func unit(_ identifier: String, per denominator: String) -> NumberStyle {
    NumberStyle(unit: .measure("\(identifier)-per-\(denominator)"))
  }

  /// What an ICU number skeleton says, "compact-short currency/EUR".
  ///
  /// A modifier adds a token; ICU refuses two that say the same. `NumberFormat(skeleton:locale:)` tells
  /// where a skeleton is at fault.
  public static func skeleton(_ tokens: String) -> NumberStyle { NumberStyle(tokens: tokens) }
}
