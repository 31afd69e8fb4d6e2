public import NumerusLocales

/// Sizes of files and memory: "3.2 GB", "3,2 Go", "٣٫٢ غ.ب".
///
///     let sizes = ByteCountFormat(locale: "fr")
///     let shown = try sizes.format(3_200_000_000)     // "3,2 Go"
///     PluralRules("fr").category(for: shown)          // of 3.2
///
/// The number is divided exactly and rounded once, as it is shown; where rounding reaches the next unit,
/// that unit is taken: 999,960 bytes are "1 MB" and not "1,000 kB".
///
/// Source: UTS #35 part 6, the units of category digital.
public struct ByteCountFormat: Sendable {
  /// How many of one unit make the next.
  public enum Units: Int, Hashable, Sendable, CaseIterable {
    /// Steps of 1000, as the names kB, MB, GB say.
    case decimal = 1000
    /// Steps of 1024.
    ///
    /// The units are named kB, MB, GB all the same: CLDR has no kibibytes.
    case binary = 1024
  }

  /// The units there are; a petabyte is the largest that CLDR has.
  public enum Unit: String, Hashable, Sendable, CaseIterable {
    /// Always shown whole.
    case byte
    case kilobyte, megabyte, gigabyte, terabyte, petabyte
  }

  /// The steps from unit to unit.
  public let units: Units
  /// How the unit is named.
  public let width: NumberStyle.Width
  /// The fewest and the most fraction digits, of units above the byte.
  public let fractionDigits: ClosedRange<Int>
  /// In the order of ``Unit``.
  let formats: [NumberFormat]

  /// A format of byte counts.
  ///
  /// - Parameters:
  ///   - locale: A locale that ICU does not know is root.
  ///   - units: Steps of 1000 or of 1024.
  ///   - width: "3 kilobytes", "3 kB" or "3kB".
  ///   - fractionDigits: The fewest and the most fraction digits.
  public init(
    locale: LocaleID, units: Units = .decimal, width: NumberStyle.Width = .short,
    fractionDigits: ClosedRange<Int> = 0...1
  ) {
    self.units = units
    self.width = width
    self.fractionDigits = fractionDigits
    formats = Unit.allCases.map {
      NumberFormat(Self.style(of: $0, width, fractionDigits), locale: locale)
    }
  }

  /// A format of byte counts in a locale that ICU knows.
  ///
  /// - Throws: ``FormatError/unknownLocale(_:)``; ``FormatError/unknown(_:_:)`` for a numbering system.
  public init(
    validating locale: LocaleID, units: Units = .decimal, width: NumberStyle.Width = .short,
    fractionDigits: ClosedRange<Int> = 0...1
  ) throws(FormatError) {
    self.units = units
    self.width = width
    self.fractionDigits = fractionDigits
    var formats: [NumberFormat] = []
    for unit in Unit.allCases {
      let style = Self.style(of: unit, width, fractionDigits)
      formats.append(try NumberFormat(validating: style, locale: locale))
    }
    self.formats = formats
  }

  private static func style(
    of unit: Unit, _ width: NumberStyle.Width, _ digits: ClosedRange<Int>
  ) -> NumberStyle {
    let style = NumberStyle.unit(unit.rawValue).width(width)
    return unit == .byte ? style.fractionDigits(0) : style.fractionDigits(digits)
  }

  /// The locale that was asked for.
  public var requested: LocaleID { formats[0].requested }

  /// The locale whose data are used.
  public var resolved: LocaleID { formats[0].resolved }
}
