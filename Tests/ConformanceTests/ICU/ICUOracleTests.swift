import NumerusPlurals
import Testing

/// The rules against the ICU that is on the machine, number by number.
@Suite(
  .enabled(if: !ICULibrary.all.isEmpty, "skipped: \(ICULibrary.absence)"), .serialized)
struct ICUOracleTests {
  /// A number on which ICU and the rules differ for a reason that is known.
  struct Known {
    let icu: ClosedRange<Int>
    let locale: String
    let type: PluralType
    let number: String
    let reason: String
  }

  /// None: where ICU and CLDR's rules are of the same release, they agree below 10^18.
  static let known: [Known] = []

  @Test(arguments: ICULibrary.all)
  func integers(icu: ICULibrary) throws {
    let format = try ICUNumberFormat(icu, skeleton: "group-off", locale: "en")
    let large = try Self.largeIntegers.map { ($0, try format.format(String($0))) }
    try compare(icu, "integers") { theirs, ours, differ in
      for value in 0...2000 {
        try differ("\(value)", theirs.category(for: Double(value)), ours.category(for: value))
      }
      for (value, formatted) in large where Int(exactly: Double(value)) == value {
        try differ("\(value)", theirs.category(for: formatted), ours.category(for: value))
      }
    }
  }

  /// ICU takes operands as doubles and so sees the number beside, where a double has too few digits.
  @Test(arguments: ICULibrary.all)
  func integersThatNoDoubleHolds(icu: ICULibrary) throws {
    let format = try ICUNumberFormat(icu, skeleton: "group-off", locale: "en")
    let large = try Self.largeIntegers.filter { Int(exactly: Double($0)) != $0 }
      .map { ($0, try format.format(String($0))) }
    var rounded = 0
    try compare(icu, "integers that no double holds") { theirs, ours, differ in
      for (value, formatted) in large {
        let expected = try theirs.category(for: formatted)
        let beside = ours.category(for: Int(Double(value)))
        rounded += expected == ours.category(for: value) ? 0 : 1
        try differ("\(value) as a double", expected, beside)
      }
    }
    print("conformance: \(icu) took \(grouped(rounded)) integers for the double beside them")
    #expect(rounded > 0, "ICU is exact now: the two tests of integers may be one")
  }

  @Test(arguments: ICULibrary.all)
  func decimals(icu: ICULibrary) throws {
    let numbers = try Self.decimals.map { text in
      let digits = text.split(separator: ".").last?.count ?? 0
      let skeleton = "." + String(repeating: "0", count: digits) + " group-off"
      return (text, try ICUNumberFormat(icu, skeleton: skeleton, locale: "en").format(text))
    }
    for (text, formatted) in numbers { #expect(try formatted.text == text) }
    try compare(icu, "decimals") { theirs, ours, differ in
      for (text, formatted) in numbers {
        try differ(text, theirs.category(for: formatted), ours.category(for: text))
      }
    }
  }

  /// Compact numbers as each locale shows them: "1,2 M" is 1.2c6.
  @Test(arguments: ICULibrary.all, ["compact-short", "compact-long"])
  func compactNumbers(icu: ICULibrary, style: String) throws {
    var tally = Tally()
    var withExponent = 0
    for locale in try CLDRData(icu.cldr).locales(.cardinal) {
      let format = try ICUNumberFormat(icu, skeleton: "\(style) latin group-off", locale: locale)
      let theirs = try ICUPluralRules(icu, locale: locale, .cardinal)
      let ours = PluralRules(locale, cldr: icu.cldr)
      for value in Self.compactValues {
        let formatted = try format.format(value)
        guard let text = try formatted.compactText(of: Double(value) ?? 0) else { continue }
        withExponent += text.contains("c") ? 1 : 0
        let found = ours.category(for: text)
        let shown = try formatted.text
        let expected = try theirs.category(for: formatted)
        tally.compare(
          found, expected, "\(locale) \(value), shown as \(shown), \(text)")
      }
    }
    tally.report("\(icu) \(style)", "\(grouped(withExponent)) with an exponent")
  }

  /// ICU loses digits above 10^18: there the rules themselves are the oracle.
  @Test(arguments: ICULibrary.all)
  func aboveTenToTheEighteenth(icu: ICULibrary) throws {
    let format = try ICUNumberFormat(icu, skeleton: "group-off", locale: "en")
    let theirs = try ICUPluralRules(icu, locale: "en", .cardinal)
    for number in ["1000000000000000001", "10000000000000000001"] {
      let ours = PluralRules("en", cldr: icu.cldr).category(for: number)
      let said = try theirs.category(for: format.format(number))
      print(
        "conformance: \(icu) en \(number): ICU says \(said?.description ?? "nothing"), we say \(ours)"
      )
      #expect(ours == .other)
    }
  }

  private typealias Differ = (String, PluralCategory?, PluralCategory) throws -> Void

  /// Runs a comparison for every locale and type of the library's own CLDR release.
  private func compare(
    _ icu: ICULibrary, _ subject: String,
    _ body: (ICUPluralRules, PluralRules, Differ) throws -> Void
  ) throws {
    let data = try CLDRData(icu.cldr)
    var tally = Tally()
    for type in PluralType.allCases {
      for locale in data.locales(type) {
        let theirs = try ICUPluralRules(icu, locale: locale, type)
        let ours = PluralRules(locale, type, cldr: icu.cldr)
        try body(theirs, ours) { number, expected, found in
          let isKnown = Self.known.contains {
            $0.icu.contains(icu.version) && $0.locale == locale && $0.type == type
              && $0.number == number
          }
          // A stale entry is as wrong as a missing one.
          tally.compare(
            found == expected, !isKnown,
            "\(locale) \(type) \(number): \(found), not \(expected as Any)")
        }
      }
    }
    let count = PluralType.allCases.reduce(0) { $0 + data.locales($1).count }
    tally.report(
      "\(icu) (CLDR \(icu.cldr)) \(subject)",
      "\(count) locales and types, \(Self.known.count) known")
  }
}
