internal import CNumerusICUShim
public import NumerusLocales
public import NumerusPlurals

/// Why something could not be formatted, with the token that is at fault.
public enum FormatError: Error, Hashable, Sendable {
  /// A locale that ICU has no data for, not even by inheritance.
  case unknownLocale(LocaleID)
  /// A name that ICU does not know, of what kind it should have been.
  case unknown(Kind, String)
  /// A number skeleton that ICU does not understand: its text, and where the fault is, in characters
  /// from 0.
  case skeleton(String, offset: Int)
  /// A date pattern or skeleton that ICU does not understand.
  case pattern(String)
  /// Text that is no number.
  case number(NumberSyntaxError)
  /// A number that cannot be shown exactly, with the rounding mode ``NumberStyle`` was told not to
  /// round by.
  case inexact(String)
  /// What the linked ICU cannot do, and from which version on ICU can.
  case unsupported(String, since: Int)
  /// A call of ICU that failed for another reason.
  case icu(status: Int32, call: String)

  /// What a name should have been one of.
  public enum Kind: String, Hashable, Sendable {
    case currency, unit, numberingSystem = "numbering system", timeZone = "time zone", calendar
    case localization, region, script, language
    case variant, keyword, keywordValue = "value of a keyword"
  }

  /// A failing call.
  static func icu(_ status: Int32, _ call: StaticString) -> FormatError {
    .icu(status: status, call: "\(call)")
  }
}

extension FormatError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownLocale(let locale): "ICU has no data for the locale '\(locale)'"
    case .unknown(let kind, let name): "'\(name)' is no \(kind.rawValue) that ICU knows"
    case .skeleton(let text, let offset):
      """
      expected a number skeleton that ICU understands, at column \(offset + 1)
        \(text)
        \(String(repeating: " ", count: offset))^
      """
    case .pattern(let text): "'\(text)' is no date pattern or skeleton that ICU understands"
    case .number(let error): error.description
    case .inexact(let number): "\(number) cannot be shown exactly, and rounding was forbidden"
    case .unsupported(let what, let version):
      "\(what) needs ICU \(version), and ICU \(ICUVersion.linked.icu) is linked"
    case .icu(let status, let call): "\(call) failed: \(String(cString: nicu_status_name(status)))"
    }
  }
}
