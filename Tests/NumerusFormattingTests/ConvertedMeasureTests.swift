import NumerusFormatting
import NumerusLocales
import Testing

/// Measures that ICU converts or takes apart, which it does in doubles and 64 bits.
@Suite struct ConvertedMeasureTests {
  /// UTS #35's unit preferences: these have units of several for some region.
  private static let mixed: [NumberStyle] = [
    .unit("foot-and-inch"), .unit("stone-and-pound"), .unit("centimeter").usage("person-height"),
    .unit("kilogram").usage("person"), .unit("meter").usage("vehicle"),
    .unit("second").usage("media"), .skeleton("unit/foot-and-inch"),
    .skeleton("unit/centimeter\u{200E}usage/person-height"),
  ]

  /// ICU 72 aborts the process in the first of these.
  @Test(arguments: mixed, ["en-US", "en-GB", "fr", "und"] as [LocaleID])
  func rangesOfMixedUnitsAreRefused(style: NumberStyle, locale: LocaleID) {
    let fault = FormatError.unsupported("ranges of mixed units", since: .max)
    #expect(throws: fault) { try NumberRangeFormat(validating: style, locale: locale) }
    let format = NumberRangeFormat(style, locale: locale)
    for (start, end) in [(5, 6.5), (0.001, 1e9), (5, 5), (-1, 1)] {
      #expect(throws: fault) { try format.format(from: start, to: end) }
    }
    #expect(format.string(from: 5, to: 6.5) == "5–6.5")
  }

  @Test func rangesOfOneUnitAreNot() throws {
    let format = try NumberRangeFormat(validating: .unit("meter").usage("road"), locale: "de")
    #expect(format.string(from: 5_000, to: 7_000) == "5–7 km")
    #expect(format.string(from: 1, to: Int.max) == "1–9223372036854775807")
  }

  @Test(arguments: mixed + [.unit("meter").usage("road")])
  func numbersBeyondDoublesAreInexact(style: NumberStyle) throws {
    let format = NumberFormat(style, locale: "en-US")
    let texts = [
      "9223372036854775807", "9007199254740993", "-9223372036854775807", "1.00000000000000000001",
      String(repeating: "9", count: 100_000),
    ]
    for text in texts {
      #expect(throws: FormatError.inexact(text)) { try format.format(decimal: text) }
      #expect(format.string(decimal: text) == text)
    }
    #expect(throws: FormatError.self) { try format.format(Int.max) }
    #expect(throws: Never.self) { try format.format(0.1 + 0.2) }
    #expect(throws: Never.self) { try format.format(decimal: "123456.789") }
  }

  /// A foot is twelve inches: six and a half are 6 ft, 6 in.
  @Test func mixedUnitsAreStillShown() throws {
    let format = try NumberFormat(validating: .unit("foot-and-inch"), locale: "en")
    #expect(try format.format(6.5).string == "6 ft, 6 in")
    #expect(format.string(from: 6.5) == "6 ft, 6 in")
    #expect(format.string(from: 999_999_999_999_999) == "999,999,999,999,999 ft, 0 in")
    // Next to 2^53 ICU's double of the feet is another number.
    #expect(throws: FormatError.self) { try format.format(9_007_199_254_740_991) }
    let years = NumberFormat(.unit("light-year").usage("person-height"), locale: "en-US")
    #expect(throws: FormatError.self) { try years.format(1_000_000_000_000_000) }
    for value in [1e17, -1e17, 0x1p62, 1e300] {
      #expect(throws: FormatError.self) { try format.format(value) }
    }
    let tall = NumberFormat(.unit("foot-and-inch").width(.narrow), locale: "zh")
    #expect(throws: FormatError.self) { try tall.format(0x1p62) }
    let volume = NumberFormat(.unit("cubic-kilometer-and-cubic-meter"), locale: "en")
    #expect(volume.string(from: 0.5) == "0 km³, 500,000,000 m³")
  }

  /// ICU makes -2^63 feet of ∞.
  @Test func mixedUnitsHaveNoInfinity() {
    let format = NumberFormat(.unit("foot-and-inch"), locale: "en")
    for value in [Double.infinity, -.infinity, .nan] {
      #expect(throws: FormatError.self) { try format.format(value) }
    }
    let roads = NumberFormat(.unit("meter").usage("road"), locale: "en-US")
    #expect(roads.string(from: Double.infinity) == "∞ mi")
    #expect(NumberFormat(.unit("meter"), locale: "en").string(from: Int.max).hasSuffix(",807 m"))
  }

  @Test func usagesThatAUnitHasNotAreNamed() {
    for style: NumberStyle in [.unit("percent").usage("road"), .decimal.usage("road")] {
      #expect(throws: FormatError.unknown(.usage, "road")) {
        try NumberFormat(validating: style, locale: "en")
      }
    }
  }
}
