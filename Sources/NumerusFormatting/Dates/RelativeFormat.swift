internal import CNumerusICUShim
public import NumerusLocales
internal import NumerusPlurals

/// How far off a time is, as text: "in 3 days", "yesterday".
///
///     RelativeFormat(locale: "en").string(from: 3, .day)                       // "in 3 days"
///     RelativeFormat(locale: "en").string(from: -1, .day)                      // "yesterday"
///     RelativeFormat(locale: "en", numeric: .always).string(from: -1, .day)    // "1 day ago"
///
/// Immutable; used by many threads: ICU's `RelativeDateTimeFormatter` changes nothing when it formats.
/// Source: `ureldatefmt_open`.
public struct RelativeFormat: Sendable {
  /// How much a text spells out.
  ///
  /// Source: `UDateRelativeDateTimeFormatterStyle`.
  public enum Width: Int32, Hashable, Sendable, CaseIterable {
    /// "in 3 months".
    case long
    /// "in 3 mo.".
    case short
    /// "in 3 mo" where the language has a yet shorter way.
    case narrow
  }

  /// Whether words may stand for numbers.
  public enum Numeric: Hashable, Sendable, CaseIterable {
    /// "tomorrow", "last year" where the language has a word.
    case auto
    /// "in 1 day", "1 year ago".
    case always
  }

  /// Where a text will stand, which some languages write with a capital for.
  ///
  /// Source: `UDisplayContext`.
  public enum Capitalization: Int32, Hashable, Sendable, CaseIterable {
    /// Not told: as in the middle of a sentence.
    case none = 256
    case middleOfSentence, beginningOfSentence, menu, standalone
  }

  private let handle: ICUHandle?
  /// Without a capitalization, for the parts: ICU has none of text that it capitalized.
  private let plain: ICUHandle?
  private let shown: ICUHandle?
  private let isCapitalized: Bool
  /// The locale that was asked for.
  public let locale: LocaleID
  /// How much is spelled out.
  public let width: Width
  /// Whether words may stand for numbers.
  public let numeric: Numeric

  /// A format that always works: a locale that ICU does not know is replaced.
  public init(
    locale: LocaleID, width: Width = .long, numeric: Numeric = .auto,
    capitalization: Capitalization = .none
  ) {
    self.locale = locale
    self.width = width
    self.numeric = numeric
    isCapitalized = capitalization != .none
    handle = try? Self.open(locale, width, capitalization)
    plain = isCapitalized ? try? Self.open(locale, width, .none) : handle
    shown = try? Self.openShown()
  }

  /// A format in a locale that ICU knows.
  ///
  /// - Throws: ``FormatError/unknownLocale(_:)``.
  public init(
    validating locale: LocaleID, width: Width = .long, numeric: Numeric = .auto,
    capitalization: Capitalization = .none
  ) throws(FormatError) {
    guard DataLocale(locale).isKnown else { throw .unknownLocale(locale) }
    self.locale = locale
    self.width = width
    self.numeric = numeric
    isCapitalized = capitalization != .none
    let handle = try Self.open(locale, width, capitalization)
    self.handle = handle
    plain = isCapitalized ? try Self.open(locale, width, .none) : handle
    shown = try Self.openShown()
  }

  private static func open(
    _ locale: LocaleID, _ width: Width, _ capitalization: Capitalization
  ) throws(FormatError) -> ICUHandle {
    let identifier = DataLocale(locale).identifier
    return try .open("ureldatefmt_open", close: nicu_relative_format_close) {
      nicu_relative_format_open(identifier, width.rawValue, capitalization.rawValue, &$0)
    }
  }

  /// Writes a number as ICU's relative times do, in ASCII: up to three fraction digits, half to even.
  private static func openShown() throws(FormatError) -> ICUHandle {
    let skeleton = ".### rounding-mode-half-even group-off latin"
    var offset: Int32 = -1
    return try .open("unumf_openForSkeletonAndLocale", close: nicu_number_format_close) {
      nicu_number_format_open(skeleton, Int32(skeleton.utf8.count), "en", &offset, &$0)
    }
  }

  /// The text of so many units from now; negative is past, and -0.0 is "0 days ago".
  ///
  /// Empty where ICU has no text.
  public func string(from value: Double, _ unit: RelativeUnit) -> String {
    (try? text(value, unit)) ?? ""
  }

  private func text(_ value: Double, _ unit: RelativeUnit) throws(FormatError) -> String {
    guard let handle else { throw .unknownLocale(locale) }
    return try ICUText.string("ureldatefmt_format") {
      nicu_relative_format_value(
        handle.pointer, value, unit.rawValue, numeric == .always, false, $0, &$1)
    }
  }

  /// The text of so many units from now, its parts, and the number that it shows.
  ///
  /// - Throws: ``FormatError/icu(status:call:)``.
  public func format(
    _ value: Double, _ unit: RelativeUnit
  ) throws(FormatError) -> RelativeText {
    guard let plain, let shown else { throw .unknownLocale(locale) }
    var text = try ICUText.formatted("ureldatefmt_formatToResult") {
      nicu_relative_format_value(
        plain.pointer, value, unit.rawValue, numeric == .always, true, $0, &$1)
    }
    if isCapitalized { text = Self.moving(text, to: try self.text(value, unit)) }
    guard text.parts.contains(where: { $0.field == .relative(.numeric) }) else {
      return RelativeText(text: text, operands: nil)
    }
    let number = try ICUText.string("unumf_formatDouble") {
      nicu_number_format_double(shown.pointer, value.magnitude, false, $0, &$1)
    }
    let operands = (try? PluralOperands(number)) ?? PluralOperands(value.magnitude)
    return RelativeText(text: text, operands: operands)
  }

  /// A text with a capital, and the parts that it had without: only what comes first may have changed.
  private static func moving(_ text: FormattedText, to capitalized: String) -> FormattedText {
    let (old, new) = (text.string.utf8, capitalized.utf8)
    func moved(_ index: String.Index) -> String.Index {
      guard index > old.startIndex else { return new.startIndex }
      let rest = old.distance(from: index, to: old.endIndex)
      return new.index(new.endIndex, offsetBy: -rest, limitedBy: new.startIndex) ?? new.startIndex
    }
    return FormattedText(
      string: capitalized,
      parts: text.parts.map {
        FormattedPart($0.field, range: moved($0.range.lowerBound)..<moved($0.range.upperBound))
      })
  }
}
