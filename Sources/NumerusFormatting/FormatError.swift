internal import CNumerusICUShim
public import NumerusLocales
public import NumerusPlurals

/// Why something could not be formatted, with the token that is at fault.
public enum FormatError: Error, Hashable, Sendable {
  /// A locale that ICU has no data for, not even by inheritance.
  case unknownLocale(LocaleID)
  /// A locale whose language ICU has no rules of, by which numbers are written in words.
  case noWords(LocaleID)
  /// A name that ICU does not know, of what kind it should have been.
  case unknown(Kind, String)
  /// A number skeleton that ICU does not understand: its text, the token that is at fault, and where in
  /// the text the fault is, in characters from 0.
  case skeleton(String, token: String, offset: Int)
  /// A date pattern or skeleton that means nothing: its text, and where the letter is that is no field or
  /// the quote that is not closed, in characters from 0.
  case pattern(String, offset: Int)
  /// Text that is not what a date format writes: the text, where it stops being that, in characters
  /// from 0, and the pattern of the format.
  case dateText(String, offset: Int, pattern: String)
  /// A time that ICU's calendars do not reach.
  case outOfRange(Instant)
  /// Text that is no number.
  case number(NumberSyntaxError)
  /// A number that cannot be shown exactly: because ``NumberStyle`` forbids rounding, because ICU calculates
  /// in doubles, or because there is no such form of it, as there is no ordinal of 1.5.
  case inexact(String)
  /// What the linked ICU cannot do, and from which version on ICU can; `Int.max` for no version.
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
    /// An hour cycle of UTS #35 part 4: "h23".
    case hourCycle = "hour cycle"
    /// A localization that an application has.
    case localization
    /// A region of ISO 3166 or UN M.49: "TW", "419".
    case region
    /// A script of ISO 15924: "Hant".
    case script
    /// A language of ISO 639: "zh".
    case language
    /// A variant of a language: "rozaj".
    case variant
    /// A keyword of a locale identifier: "nu".
    case keyword
    /// What a keyword can be set to: "arab".
    case keywordValue = "value of a keyword"
    /// A rule set of spell-out or ordinals: "%spellout-ordinal".
    case ruleSet = "rule set"
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
    case .unknownLocale(let locale):
      "ICU has no data for the locale '\(VisibleText.excerpt(of: "\(locale)"))'"
    case .noWords(let locale):
      "ICU has no words for numbers in the language of '\(VisibleText.excerpt(of: "\(locale)"))'"
    case .unknown(let kind, let name):
      "'\(VisibleText.excerpt(of: name))' is no \(kind.rawValue) that ICU knows"
    case .skeleton(let text, let token, let offset):
      VisibleText.marked(
        "ICU does not understand '\(VisibleText.excerpt(of: token))' in a number skeleton, "
          + "at column \(offset + 1)", around: offset, of: text)
    case .pattern(let text, let offset): Self.pattern(text, offset)
    case .dateText(let text, let offset, let pattern):
      VisibleText.marked(
        "expected a date written as '\(VisibleText.excerpt(of: pattern))', at column \(offset + 1)",
        around: offset, of: text)
    case .outOfRange(let instant): "\(instant) is beyond the years that ICU's calendars reach"
    case .number(let error): error.description
    case .inexact(let number):
      "'\(VisibleText.excerpt(of: number))' cannot be shown exactly in this form"
    case .unsupported(let what, .max): "\(what) is something that no version of ICU does"
    case .unsupported(let what, let version):
      "\(what) needs ICU \(version), and ICU \(ICUVersion.linked.icu) is linked"
    case .icu(let status, let call): "\(call) failed: \(String(cString: nicu_status_name(status)))"
    }
  }
}

extension FormatError {
  private static func pattern(_ text: String, _ offset: Int) -> String {
    let letter = text.unicodeScalars.dropFirst(offset).first.map(String.init) ?? ""
    let fault =
      letter == "'" ? "this quote is not closed" : "'\(letter)' is no field of a date pattern"
    // A long pattern must not be copied into its own error message.
    guard offset < 100 else { return "\(fault), at column \(offset + 1)" }
    let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(110)))
    return VisibleText.marked("\(fault), at column \(offset + 1)", start, caret: offset)
  }
}
