public import NumerusPlurals

/// What ``NumberParser`` found in a text.
public struct ParsedNumber: Hashable, Sendable {
  /// The number exactly, in ASCII: "1234.5", "-0", "1E+30", "NaN", "Infinity", "-Infinity".
  ///
  /// More than a thousand zeros that the text does not have are left to an exponent. Trailing zeros of the text ("1.50") are not kept.
  public let decimal: String
  /// The nearest `Double`; infinite beyond its range.
  public let double: Double
  /// The ISO 4217 code that the text names, where the style is a currency.
  public let currency: String?
  /// Where the number ends in the text.
  public let end: String.Index

  /// The number as an `Int`, where it is one.
  public var int: Int? {
    if let value = Int(decimal) { return value }
    // An exponent, as ICU writes it for round numbers: "1.5E+10".
    return (try? PluralOperands(decimal)).flatMap { operands in
      guard operands.w == 0, operands.isNumber else { return nil }
      return Int((decimal.hasPrefix("-") ? "-" : "") + operands.text(of: .i))
    }
  }

  /// What plural rules see of the number, shown as plainly as it can be: those of "1" for "1.00".
  ///
  /// Nil for an exponent beyond `PluralOperands.maximumExponent`.
  public var operands: PluralOperands? { try? PluralOperands(decimal) }
}

/// Why a text is no number of a locale: where, and what was expected.
public struct NumberParseError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Fault: Hashable, Sendable {
    case empty
    /// No number in the locale's form begins here.
    case noNumber
    /// A number ends here, and the text does not.
    case trailing
    /// The text is longer than ``NumberParser/maximumLength``.
    case tooLong
    /// ICU failed, which it does only where memory ends: the name of the status.
    case icu(String)
  }

  /// What is wrong.
  public let fault: Fault
  /// The place in characters, counted from 1.
  public let column: Int
  /// The character there, if the text goes on.
  public let found: Character?
  /// A number as it would have been right: "-1,234.56".
  public let example: String
}

extension NumberParseError: CustomStringConvertible {
  /// What is wrong, where, and what a number would have looked like.
  public var description: String {
    let found = self.found.map { "unexpected '\($0)'" } ?? "the text ends early"
    return switch fault {
    case .empty: "empty text; expected a number such as '\(example)'"
    case .noNumber: "\(found); expected a number such as '\(example)', at column \(column)"
    case .trailing: "\(found); expected the end of the number, at column \(column)"
    case .tooLong:
      "the text is too long; expected a number of at most \(NumberParser.maximumLength) bytes"
    case .icu(let status): "ICU's parser failed: \(status)"
    }
  }
}
