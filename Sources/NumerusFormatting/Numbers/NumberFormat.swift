public import NumerusLocales

/// Numbers as text in a locale.
///
///     let money = NumberFormat(.currency("EUR"), locale: "de")
///     money.string(from: 1234.5)                      // "1.234,50 €"
///
///     let compact = NumberFormat(.compact, locale: "pl")
///     let shown = try compact.format(9_618)           // "9,6 tys."
///     PluralRules("pl").category(for: shown)          // .many
///
/// Opening one costs microseconds: open it once, keep it, and share it between threads freely. Text is
/// what the linked ICU says (``ICUVersion``). Source: ICU's `unumf_openForSkeletonAndLocale`.
public struct NumberFormat: Sendable {
  /// ICU's formatter, or why there is none.
  let handle: Result<ICUHandle, FormatError>

  /// How numbers are shown.
  public let style: NumberStyle

  /// The locale that was asked for.
  public let requested: LocaleID

  /// The locale whose data are used, with the keywords of the one that was asked for: "de" for "de-XX", "und"
  /// where ICU has nothing.
  public let resolved: LocaleID

  /// A format that takes what it is given; never fails.
  ///
  /// A locale that ICU does not know is formatted as root's, and never as the process's default locale. A
  /// currency that ICU does not know is shown by its code. Any other fault is kept: ``format(_:)-(Int)``
  /// throws it, and ``string(from:)-(Int)`` shows plain digits. `init(validating:locale:)` tells at once.
  public init(_ style: NumberStyle = .decimal, locale: LocaleID) {
    let data = DataLocale(locale)
    self.style = style
    requested = locale
    resolved = data.resolved
    do throws(FormatError) {
      if let fault = style.syntaxFault { throw fault }
      handle = .success(try ICUHandle.open(style, data))
    } catch {
      handle = .failure(error)
    }
  }

  /// A format all of whose parts ICU knows.
  ///
  /// - Throws: ``FormatError/unknownLocale(_:)``; ``FormatError/unknown(_:_:)`` for a currency, unit, usage or
  ///   numbering system; ``FormatError/skeleton(_:token:offset:)`` for anything else that ICU refuses.
  public init(validating style: NumberStyle, locale: LocaleID) throws(FormatError) {
    let data = DataLocale(locale)
    guard data.isKnown else { throw .unknownLocale(locale) }
    try data.validate()
    try style.validate()
    let opened = try ICUHandle.open(style, data)
    try ICUHandle.probe(opened, style, data)
    handle = .success(opened)
    self.style = style
    requested = locale
    resolved = data.resolved
  }

  /// The format that an ICU number skeleton describes, "compact-short currency/EUR".
  ///
  /// - Throws: ``FormatError/skeleton(_:token:offset:)``, ``FormatError/unknownLocale(_:)``.
  public init(skeleton: String, locale: LocaleID) throws(FormatError) {
    try self.init(validating: .skeleton(skeleton), locale: locale)
  }
}
