internal import CNumerusICUShim
public import NumerusLocales

/// Lists as text in a locale: "apples, pears, and plums".
///
/// Source: CLDR's list patterns (UTS #35 part 2, section 11), through `ulistfmt_openForType`.
public struct ListFormat: Sendable {
  /// How the elements belong together.
  public enum Kind: Int32, CaseIterable, Hashable, Sendable {
    /// All of them: "A, B, and C".
    case and
    /// One of them: "A, B, or C".
    case or
    /// The units of one measure: "5 feet, 7 inches".
    case unit
  }

  /// How much room the text may take.
  public enum Width: Int32, CaseIterable, Hashable, Sendable {
    case long, short, narrow
  }

  /// How the elements belong together.
  public let kind: Kind
  /// How much room the text may take.
  public let width: Width
  /// The locale that was asked for.
  public let locale: LocaleID
  /// Whether each element stands between FSI and PDI (U+2068, U+2069), so that an element of the
  /// other writing direction does not draw its neighbours along (UAX #9).
  public let isolatesElements: Bool

  // ICU's list formatter is const in all its calls and keeps no state between them.
  private let handle: ICUHandle?

  /// The format of a locale, or root's where ICU has no data for it.
  public init(
    _ kind: Kind = .and, width: Width = .long, locale: LocaleID, isolatesElements: Bool = false
  ) {
    // It fails only where memory is used up, and then there still is a text without ICU.
    let handle = try? Self.open(kind, width, DataLocale(locale))
    self.init(kind, width, locale, isolatesElements, handle)
  }

  /// The format of a locale that ICU has data for, be it inherited.
  ///
  /// - Throws: ``FormatError/unknownLocale(_:)``.
  public init(
    _ kind: Kind = .and, width: Width = .long, validating locale: LocaleID,
    isolatesElements: Bool = false
  ) throws(FormatError) {
    let data = DataLocale(locale)
    guard data.isKnown else { throw .unknownLocale(locale) }
    self.init(kind, width, locale, isolatesElements, try Self.open(kind, width, data))
  }

  private init(
    _ kind: Kind, _ width: Width, _ locale: LocaleID, _ isolatesElements: Bool,
    _ handle: ICUHandle?
  ) {
    self.kind = kind
    self.width = width
    self.locale = locale
    self.isolatesElements = isolatesElements
    self.handle = handle
  }

  private static func open(
    _ kind: Kind, _ width: Width, _ locale: DataLocale
  ) throws(FormatError) -> ICUHandle {
    try .open("ulistfmt_openForType", close: nicu_list_format_close) {
      nicu_list_format_open(locale.identifier, kind.rawValue, width.rawValue, &$0)
    }
  }

  /// The text of a list.
  ///
  /// Where ICU fails, which it does only for want of memory, commas stand between the elements.
  public func string(from elements: [String]) -> String {
    guard let handle, let list = ListBytes(elements, isIsolated: isolatesElements),
      let text = try? ICUText.string(
        "ulistfmt_formatStringsToResult", { list.format(handle.pointer, false, $0, &$1) })
    else { return elements.joined(separator: ", ") }
    return text
  }

  /// The text of a list, and where in it each element stands.
  ///
  /// An element has the parts ``FormattedField/listElement(_:)`` and ``FormattedField/List/element``;
  /// what stands between them is a ``FormattedField/List/literal``. ICU leaves out the parts of an
  /// empty element that stands in the middle.
  public func format(_ elements: [String]) -> FormattedText {
    guard let handle, let list = ListBytes(elements, isIsolated: isolatesElements),
      let text = try? ICUText.formatted(
        "ulistfmt_formatStringsToResult", { list.format(handle.pointer, true, $0, &$1) })
    else { return FormattedText(string: elements.joined(separator: ", "), parts: []) }
    return text
  }
}
