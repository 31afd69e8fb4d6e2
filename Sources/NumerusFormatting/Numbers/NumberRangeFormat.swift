internal import CNumerusICUShim
public import NumerusLocales

/// Ranges of numbers as text in a locale: "3–5 km".
///
///     let weights = NumberRangeFormat(.unit("kilogram"), locale: "sl")
///     let shown = try weights.format(from: 1, to: 3)     // "1–3 kg"
///     PluralRules("sl").category(for: shown)
///
/// Opened once, kept, and shared between threads freely. Source: ICU's `unumrf_formatDecimalRange`.
public struct NumberRangeFormat: Sendable {
  /// What both ends have in common and is written once.
  ///
  /// Source: `UNumberRangeCollapse`.
  public enum Collapse: Int32, Hashable, Sendable, CaseIterable {
    /// What the locale's data and ICU's judgement say.
    case auto
    /// Nothing: "3K km – 5K km".
    case none
    /// The unit: "3K – 5K km".
    case unit
    /// Everything: "3–5K km".
    case all
  }

  /// What a range is shown as whose ends look alike.
  ///
  /// Source: `UNumberRangeIdentityFallback`.
  public enum Identity: Int32, Hashable, Sendable, CaseIterable {
    /// One number: "5".
    case singleValue
    /// One number if the ends were equal before rounding, else about so much: "5", "~5".
    case approximatelyOrSingleValue
    /// About so much: "~5".
    case approximately
    /// A range: "5–5".
    case range
  }

  let handle: Result<ICUHandle, FormatError>
  /// The format of each end, by which the operands are found.
  let ends: NumberFormat
  /// What is written once.
  public let collapse: Collapse
  /// What a range is shown as whose ends look alike.
  public let identity: Identity

  /// How the numbers are shown.
  public var style: NumberStyle { ends.style }
  /// The locale that was asked for.
  public var requested: LocaleID { ends.requested }
  /// The locale whose data are used; see ``NumberFormat/resolved``.
  public var resolved: LocaleID { ends.resolved }

  /// A format that takes what it is given; never fails.
  ///
  /// A fault is kept and thrown when a range is formatted; see ``NumberFormat/init(_:locale:)``.
  public init(
    _ style: NumberStyle = .decimal, locale: LocaleID, collapse: Collapse = .auto,
    identity: Identity = .approximately
  ) {
    self.init(NumberFormat(style, locale: locale), collapse, identity)
  }

  /// A format all of whose parts ICU knows.
  ///
  /// - Throws: As ``NumberFormat/init(validating:locale:)``.
  public init(
    validating style: NumberStyle, locale: LocaleID, collapse: Collapse = .auto,
    identity: Identity = .approximately
  ) throws(FormatError) {
    self.init(try NumberFormat(validating: style, locale: locale), collapse, identity)
    _ = try handle.get()
  }

  private init(_ ends: NumberFormat, _ collapse: Collapse, _ identity: Identity) {
    self.ends = ends
    self.collapse = collapse
    self.identity = identity
    let skeleton = ends.style.skeleton
    let locale = DataLocale(ends.requested)
    do throws(FormatError) {
      // A fault of the style is the same here, and known with its place.
      _ = try ends.handle.get()
      handle = .success(
        try .open("unumrf_openForSkeleton", close: nicu_number_range_close) {
          nicu_number_range_open(
            skeleton, Int32(clamping: skeleton.utf8.count), collapse.rawValue, identity.rawValue,
            locale.identifier, &$0)
        })
    } catch {
      handle = .failure(error)
    }
  }
}
