#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import NumerusFormatting
public import NumerusLocales
public import NumerusPluralCompiler
public import NumerusPlurals

// Without these, Foundation's `localizedDescription` is "The operation could not be completed".

extension FormatError: LocalizedError {
  /// What is wrong, with what, and where; in English.
  public var errorDescription: String? { description }
}

extension InstantSyntaxError: LocalizedError {
  /// What was expected, and where; in English.
  public var errorDescription: String? { description }
}

extension NumberParseError: LocalizedError {
  /// What was expected, and where; in English.
  public var errorDescription: String? { description }
}

extension NumberSyntaxError: LocalizedError {
  /// What was expected, and where; in English.
  public var errorDescription: String? { description }
}

extension LocaleIDError: LocalizedError {
  /// What was expected, and where; in English.
  public var errorDescription: String? { description }
}

extension PluralRuleError: LocalizedError {
  /// What was expected, and where; in English.
  public var errorDescription: String? { description }
}
