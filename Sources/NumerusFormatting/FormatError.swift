internal import CNumerusICUShim
public import NumerusLocales
public import NumerusPlurals

/// Why something could not be formatted, with the token that is at fault.
public enum FormatError: Error, Hashable, Sendable {
  /// A locale that ICU has no data for, not even by inheritance.
  case unknownLocale(LocaleID)
  /// A name that ICU does not know, of what kind it should have been.
  case unknown(Kind, String)
  /// A number skeleton that ICU does not understand: its text, the token that is at fault, and where in
  /// the text the fault is, in characters from 0.
  case skeleton(String, token: String, offset: Int)
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
    /// An ISO 4217 code: "EUR".
    case currency
    /// A unit identifier of UTS #35 part 6: "kilometer-per-hour".
    case unit
    /// What a measure is used for: "person-height".
    case usage
    /// A numbering system of UTS #35 part 3: "arab".
    case numberingSystem = "numbering system"
    /// A time zone of the tz database: "Europe/Paris".
    case timeZone = "time zone"
    /// A calendar of UTS #35 part 4: "japanese".
    case calendar
    /// A localization that an application has.
    case localization
    /// A region of ISO 3166 or UN M.49: "TW", "419".
    case region
    /// A script of ISO 15924: "Hant".
    case script
    /// A language of ISO 639: "zh".
    case language
  }

  /// A failing call.
  static func icu(_ status: Int32, _ call: StaticString) -> FormatError {
    .icu(status: status, call: "\(call)")
  }
}

extension FormatError: CustomStringConvertible {
  /// What is wrong, with what, and where.
  public var description: String {
    switch self {
    case .unknownLocale(let locale): "ICU has no data for the locale '\(locale)'"
    case .unknown(let kind, let name): "'\(name)' is no \(kind.rawValue) that ICU knows"
    case .skeleton(let text, let token, let offset):
      """
      ICU does not understand '\(token)' in a number skeleton, at column \(offset + 1)
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
