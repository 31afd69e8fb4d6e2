/// What a part of formatted text is.
///
/// Source: ICU's `UFieldCategory` and the field constants of each category.
public enum FormattedField: Hashable, Sendable {
  /// A field of a number.
  ///
  /// Source: `UNumberFormatFields`.
  public enum Number: Int32, Hashable, Sendable, CaseIterable {
    /// The digits before the decimal separator, with what groups them.
    case integer
    /// The digits after the decimal separator.
    case fraction
    /// What stands between integer and fraction: ".".
    case decimalSeparator
    /// What stands between a number and its exponent: "E".
    case exponentSymbol
    /// The sign of an exponent.
    case exponentSign
    /// The digits of an exponent.
    case exponent
    /// One separator of groups, inside ``integer``.
    case groupingSeparator
    /// A symbol, code or name of a currency.
    case currency
    /// A percent sign.
    case percent
    /// A permille sign.
    case permille
    /// The sign of the number.
    case sign
    /// A unit of measure, or a percent sign that is one.
    case measureUnit
    /// What compact notation writes for a power of ten: "K", "million".
    case compact
    /// What says that a number is about so much: "~".
    case approximatelySign
  }

  /// A field of a list.
  ///
  /// Source: `UListFormatterField`.
  public enum List: Int32, Hashable, Sendable {
    /// What joins the elements.
    case literal
    /// An element.
    case element
  }

  /// A field of a relative time.
  ///
  /// Source: `URelativeDateTimeFormatterField`.
  public enum Relative: Int32, Hashable, Sendable {
    /// The words around the number.
    case literal
    /// The number.
    case numeric
  }

  /// A field of a number.
  case number(Number)
  /// A field of a date, by its letter in a pattern: "y", "H". Source: `UDateFormatField`.
  case date(Character)
  /// A field of a list.
  case list(List)
  /// A field of a relative time.
  case relative(Relative)
  /// The first or second value of a range, from 0.
  case rangeValue(Int)
  /// The element of a list, from 0.
  case listElement(Int)

  /// The letters of date patterns in the order of `UDateFormatField`.
  private static let dateLetters = Array("GyMdkHmsSEDFwWahKzYeugAZvcLQqVUOXxrbB:")

  /// Nil for a field that no name is known of.
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
    // UFIELD_CATEGORY_NUMBER_RANGE_SPAN and UFIELD_CATEGORY_DATE_INTERVAL_SPAN.
    case 0x1002, 0x1005: self = .rangeValue(Int(field))
    case 0x1003: self = .listElement(Int(field))
    default: return nil
    }
  }
}
