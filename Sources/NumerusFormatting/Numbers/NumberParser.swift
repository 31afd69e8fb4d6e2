public import NumerusLocales

/// Numbers back from text in a locale's form, exactly.
///
///     let parser = try NumberParser(locale: "fr")
///     try parser.parse("1 234,5").decimal              // "1234.5", whichever space it is
///     try NumberParser(.currency, locale: "en").parse("$12.30").currency   // "USD"
///
/// Digits may be ASCII or of any script. The spaces U+0020, U+00A0, U+2009 and U+202F are taken for
/// each other in both modes. Numbers beyond `Double` stay exact; no text makes it hang or grow: an
/// exponent is kept as one and never written out.
///
/// May be shared between threads, without a lock; see `PatternFormat` for why.
///
/// Source: UTS #35 part 3, "Parsing Numbers"; ICU's `DecimalFormat::parse` and `parseCurrency`.
public struct NumberParser: Sendable {
  /// What kind of number is read.
  public enum Style: Hashable, Sendable {
    case decimal
    /// A percentage: "50 %" is 0.5. Leniently the sign may lack, and 50 is 0.5 too.
    case percent
    /// An amount of any currency, which must be named: by symbol, code or name.
    case currency
    /// An amount that accountants may have written: "($5.00)" is −5.
    case accounting
    /// A number with an exponent: "1.5E3". Leniently ``decimal`` reads those as well.
    case scientific
    /// "1.5M", "2 thousand": ICU has no parser of them in any version up to 78.
    case compact
  }

  /// How much text may differ from what the locale's format would have written.
  public enum Mode: Hashable, Sendable {
    /// As ICU does by default: grouping may be anywhere, affixes may lack, case does not matter.
    case lenient
    /// Grouping must be right or absent, affixes must be there.
    case strict
  }

  /// The longest text that is read, in UTF-8 bytes: ICU takes O(digits²), some 50 ms for this many.
  public static var maximumLength: Int { 50_000 }

  /// The locale that was asked for.
  public let requested: LocaleID
  /// The locale whose data are used; "und" where ICU has none of the language.
  public let resolved: LocaleID
  /// What kind of number is read.
  public let style: Style
  /// How strictly.
  public let mode: Mode
  let format: PatternFormat
  /// −1234.56 as the format writes it, for errors.
  let example: String

  /// A parser of a locale's numbers.
  ///
  /// A language that ICU does not know has the root locale's numbers; ``init(_:mode:integersOnly:validating:)``
  /// is strict.
  ///
  /// - Parameters:
  ///   - style: What is read.
  ///   - mode: How strictly.
  ///   - integersOnly: Whether to end at the decimal separator.
  ///   - locale: Whose form the text has.
  /// - Throws: ``FormatError/unsupported(_:since:)`` for ``Style/compact``, and for a numbering
  ///   system that is no row of digits ("ja-u-nu-jpan"), which ICU formats by rules.
  public init(
    _ style: Style = .decimal, mode: Mode = .lenient, integersOnly: Bool = false, locale: LocaleID
  ) throws(FormatError) {
    guard let code = style.code else {
      throw .unsupported("parsing of compact numbers", since: .max)
    }
    var settings: [PatternSetting] = [.unifiedSpaces]
    settings.append(.integer(.lenient, mode == .lenient ? 1 : 0))
    if integersOnly { settings.append(.integer(.parseIntegerOnly, 1)) }
    do throws(FormatError) {
      format = try PatternFormat(style: code, locale: locale, settings: settings)
    } catch {
      guard case .icu(let status, _) = error, status == 16 else { throw error }
      throw .unsupported("parsing of the numbering system of '\(locale)'", since: .max)
    }
    example = try format.string(from: -1234.56)
    requested = locale
    resolved = DataLocale(locale).resolved
    self.style = style
    self.mode = mode
  }

  /// A parser of the numbers of a locale that ICU knows.
  ///
  /// - Throws: ``FormatError/unknownLocale(_:)``, ``FormatError/unknown(_:_:)`` for a numbering system, and what the lenient initializer throws.
  public init(
    _ style: Style = .decimal, mode: Mode = .lenient, integersOnly: Bool = false,
    validating locale: LocaleID
  ) throws(FormatError) {
    let data = DataLocale(locale)
    guard data.isKnown else { throw .unknownLocale(locale) }
    try data.validate()
    try self.init(style, mode: mode, integersOnly: integersOnly, locale: locale)
  }
}

extension NumberParser.Style {
  /// ICU's `UNumberFormatStyle`.
  fileprivate var code: Int32? {
    switch self {
    case .decimal: 1
    case .currency: 2
    case .percent: 3
    case .scientific: 4
    case .accounting: 12
    case .compact: nil
    }
  }
}
