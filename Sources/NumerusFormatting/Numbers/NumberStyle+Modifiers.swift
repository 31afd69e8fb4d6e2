extension NumberStyle {
  private func with(_ change: (inout NumberStyle) -> Void) -> NumberStyle {
    var copy = self
    change(&copy)
    return copy
  }

  /// Changes the notation: `.currency("EUR").notation(.compact)`.
  public func notation(_ notation: Notation) -> NumberStyle { with { $0.notation = notation } }

  /// Changes how a currency or unit is named.
  public func width(_ width: Width) -> NumberStyle { with { $0.width = width } }

  /// Converts a measure to what a region uses for a purpose: meters to "5 feet, 11 inches".
  ///
  /// Which digits are shown is the purpose's matter too, unless the style says it.
  ///
  /// - Parameter usage: A usage of UTS #35 part 6, "Unit Preferences": "person-height", "road".
  public func usage(_ usage: String) -> NumberStyle { with { $0.usage = usage } }

  /// Changes when and how digits are grouped.
  public func grouping(_ grouping: Grouping) -> NumberStyle { with { $0.grouping = grouping } }

  /// Changes when and how a sign is shown.
  public func sign(_ sign: Sign) -> NumberStyle { with { $0.sign = sign } }

  /// Changes when a decimal separator is shown.
  public func decimalSeparator(_ separator: DecimalSeparator) -> NumberStyle {
    with { $0.separator = separator }
  }

  /// Changes what a number between two that can be shown becomes.
  public func rounding(_ mode: RoundingMode) -> NumberStyle { with { $0.rounding = mode } }

  /// Takes the digits of a numbering system, whatever the locale's are.
  ///
  /// - Parameter name: A numbering system of UTS #35 part 3: "arab", "latn". Of numerals that are no
  ///   digits ("hebr", "roman") ICU makes Latin digits; a strict format refuses them.
  public func numberingSystem(_ name: String) -> NumberStyle {
    with { $0.numberingSystem = Self.asciiLowercased(name) }
  }

  /// Multiplies each number before it is shown.
  ///
  /// - Parameter factor: Decimal text, "100" or "1e-3"; by it also a percentage is multiplied.
  public func scale(_ factor: String) -> NumberStyle { with { $0.scale = factor } }

  /// Shows so many integer digits at least, with zeros before them.
  public func integerDigits(_ range: PartialRangeFrom<Int>) -> NumberStyle {
    with { $0.integerWidth = IntegerWidth(DigitCount(range.lowerBound, nil, least: 0)) }
  }

  /// Shows so many integer digits at least, with zeros before them, and drops those above the greatest
  /// count: 1234 of `1...2` is "34".
  public func integerDigits(_ range: ClosedRange<Int>) -> NumberStyle {
    with {
      $0.integerWidth = IntegerWidth(DigitCount(range.lowerBound, range.upperBound, least: 0))
    }
  }

  /// Shows exactly so many integer digits, and drops those above.
  public func integerDigits(_ count: Int) -> NumberStyle { integerDigits(count...count) }

  /// Shows so many digits of an exponent at least; for scientific and engineering notation.
  public func exponentDigits(_ minimum: Int) -> NumberStyle {
    with { $0.exponentDigits = min(max(minimum, 1), DigitCount.limit) }
  }

  /// Changes when an exponent has a sign; for scientific and engineering notation.
  public func exponentSign(_ sign: Sign) -> NumberStyle { with { $0.exponentSign = sign } }
}

extension NumberStyle.IntegerWidth {
  fileprivate init(_ count: NumberStyle.DigitCount) {
    self.init(minimum: count.minimum, maximum: count.maximum)
  }
}
