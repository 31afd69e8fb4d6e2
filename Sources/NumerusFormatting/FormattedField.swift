/// What a part of formatted text is.
///
/// Source: ICU's `UFieldCategory` and the field constants of each category.
public enum FormattedField: Hashable, Sendable {
  /// Of a number. Source: `UNumberFormatFields`.
  public enum Number: Int32, Hashable, Sendable {
    case integer, fraction, decimalSeparator, exponentSymbol, exponentSign, exponent
    case groupingSeparator, currency, percent, permille, sign, measureUnit, compact
    case approximatelySign
  }

  /// Of a list. Source: `UListFormatterField`.
  public enum List: Int32, Hashable, Sendable {
    case literal, element
  }

  /// Of a relative time. Source: `URelativeDateTimeFormatterField`.
  public enum Relative: Int32, Hashable, Sendable {
    case literal, numeric
  }

  case number(Number)
  /// A field of a date, by its letter in a pattern: "y", "H". Source: `UDateFormatField`.
  case date(Character)
  case list(List)
  case relative(Relative)
  /// The first or second value of a range, from 0.
  case rangeValue(Int)
  /// The element of a list, from 0.
  case listElement(Int)

  /// The letters of date patterns in the order of `UDateFormatField`.
  private static let dateLetters = Array("GyMdkHmsSEDFwWahKzYeugAZvcLQqVUOXxrbB:")

  init?(category: Int32, field: Int32) {
    switch category {
    case 1:
      guard Self.dateLetters.indices.contains(Int(field)) else { return nil }
      self = .date(Self.dateLetters[Int(field)])
    case 2:
      guard let number = Number(rawValue: field) else { return nil }
      self = .number(number)
    case 3:
      guard let list = List(rawValue: field) else { return nil }
      self = .list(list)
    case 4:
      guard let relative = Relative(rawValue: field) else { return nil }
      self = .relative(relative)
    case 0x1003: self = .listElement(Int(field))
    case 0x1005, 0x1007: self = .rangeValue(Int(field))
    default: return nil
    }
  }
}
