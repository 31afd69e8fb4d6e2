import NumerusFormatting
import NumerusLocales
import NumerusPlurals
import Testing

extension ICULibrary {
  /// The one that NumerusFormatting is linked with, where its CLDR release is built in.
  static var linked: [ICULibrary] { all.filter { $0.version == ICUVersion.linked.major } }
}

/// Text and category of styled numbers against the linked ICU, called without the shim.
@Suite(.enabled(if: !ICULibrary.linked.isEmpty, "skipped: \(ICULibrary.absence)"), .serialized)
struct NumberStyleOracleTests {
  /// Styles and their skeletons, written by hand.
  static let styles: [(NumberStyle, String)] = [
    (.decimal, ""),
    (.decimal.fractionDigits(1), ".0"),
    (.decimal.fractionDigits(0...3).grouping(.off), ".### group-off"),
    (.decimal.significantDigits(2...4), "@@##"),
    (.decimal.increment("0.25"), "precision-increment/0.25"),
    (.percent, "percent scale/100"),
    (.permille.fractionDigits(0), "permille scale/1000 ."),
    (.compact, "compact-short"),
    (.compactLong, "compact-long"),
    (.compact.fractionDigits(1...1), "compact-short .0"),
    (.currency("EUR"), "currency/EUR"),
    (.currency("JPY").width(.fullName), "currency/JPY unit-width-full-name"),
    (.currency("USD").notation(.compact), "compact-short currency/USD"),
    (.unit("kilometer").width(.fullName), "unit/kilometer unit-width-full-name"),
    (
      .unit("meter", per: "second").notation(.compactLong),
      "compact-long unit/meter-per-second"
    ),
    (.unit("kilogram").usage("person"), "unit/kilogram usage/person"),
    (.decimal.numberingSystem("latn"), "latin"),
    (.decimal.numberingSystem("hanidec").fractionDigits(0...2), "numbering-system/hanidec .##"),
    (.scientific, "scientific"),
    (.engineering.fractionDigits(1), "engineering .0"),
    (.decimal.sign(.exceptZero).integerDigits(1...4), "sign-except-zero integer-width/###0"),
  ]

  static let values = [
    "0", "-0", "1", "-1", "1.04", "0.004", "0.5", "1.5", "2", "3", "7", "11", "20", "21", "101",
    "999.96", "1000", "9618", "12345", "999999", "1000000", "1500000", "21000000", "1e12", "2.5e15",
    "1e20", "NaN", "-Infinity",
  ]

  /// Every locale that has plural rules, and some that only show numbers in their own way.
  private func locales(_ icu: ICULibrary) throws -> [String] {
    try CLDRData(icu.cldr).locales(.cardinal)
      + ["ar-EG", "de-CH", "de-AT", "en-IN", "es-MX", "fa-AF", "fr-CH", "hi-Latn", "mr", "zh-Hant"]
  }

  /// Below zero of the exponent ICU gives the operand e a value below zero, for which UTS #35 has no
  /// meaning: ours is the number as written out.
  private func hasNegativeExponent(_ style: NumberStyle, _ shown: FormattedNumber) -> Bool {
    guard style.skeleton.contains("scientific") || style.skeleton.contains("engineering"),
      let sign = shown.text(of: .exponentSign)
    else { return false }
    return !sign.contains("+")
  }

  @Test(arguments: ICULibrary.linked)
  func textsAndCategories(icu: ICULibrary) throws {
    var texts = Tally()
    var categories = Tally()
    var withExponent = 0
    var negativeExponents = 0
    for locale in try locales(icu) {
      let rules = PluralRules(locale, cldr: icu.cldr)
      let theirRules = try ICUPluralRules(icu, locale: locale, .cardinal)
      for (style, skeleton) in Self.styles {
        let ours = NumberFormat(style, locale: LocaleID(locale))
        // ICU shows what it has no data of as the default locale of the process does.
        let theirs = try ICUNumberFormat(
          icu, skeleton: skeleton, locale: ours.resolved == "und" ? "und" : locale)
        texts.compare(
          ours.string(decimal: "9618"), try ours.format(9618).string, "\(locale) [\(skeleton)]")
        for value in Self.values {
          let shown = try ours.format(decimal: value)
          let expected = try theirs.format(value)
          let subject = "\(locale) [\(skeleton)] \(value), shown as \(shown)"
          try texts.compare(shown.string, expected.text, subject)
          if hasNegativeExponent(style, shown) {
            negativeExponents += 1
            continue
          }
          // Above that ICU sees other digits; see `ICUOracleTests.aboveTenToTheEighteenth`.
          guard value != "1e20" else { continue }
          withExponent += shown.operands.c == 0 ? 0 : 1
          try categories.compare(
            rules.category(for: shown), theirRules.category(for: expected),
            "\(subject), \(shown.operands)")
        }
      }
    }
    texts.report("\(icu) texts of \(Self.styles.count) styles")
    categories.report(
      "\(icu) categories of \(Self.styles.count) styles",
      "\(grouped(withExponent)) with an exponent, \(grouped(negativeExponents)) not compared,"
        + " whose exponent is below 0")
  }

  /// Ranges, of which ICU takes `other` where CLDR lists no pair and UTS #35 the end's category.
  @Test(arguments: ICULibrary.linked)
  func categoriesOfRanges(icu: ICULibrary) throws {
    let data = try CLDRData(icu.cldr)
    let rows = Dictionary(grouping: data.ranges) { $0.locale[...] }
    var tally = Tally()
    var unlisted = 0
    for locale in data.locales(.cardinal) {
      let rules = PluralRules(locale, cldr: icu.cldr)
      let theirRules = try ICUPluralRules(icu, locale: locale, .cardinal)
      let listed = Set((rows[locale.prefix { $0 != "-" }] ?? []).map { [$0.start, $0.end] })
      for (style, skeleton) in [(NumberStyle.compact, "compact-short"), (.decimal, "")] {
        let format = NumberRangeFormat(
          style, locale: LocaleID(locale), collapse: .none, identity: .range)
        let theirs = try ICURangeFormat(icu, skeleton: skeleton, locale: locale)
        for (start, end) in [
          ("0", "1"), ("1", "2"), ("2", "5"), ("1.5", "21"), ("999", "1000"), ("9618", "21000"),
          ("1000000", "2000000"), ("1500", "1000000"),
        ] {
          let shown = try format.format(fromDecimal: start, toDecimal: end)
          let pair = [rules.category(for: shown.start), rules.category(for: shown.end)]
          let isListed = listed.contains(pair)
          unlisted += isListed ? 0 : 1
          try tally.compare(
            isListed ? rules.category(for: shown) : .other,
            theirRules.category(for: theirs.format(start, end)), "\(locale) \(shown)")
        }
      }
    }
    tally.report("\(icu) categories of ranges shown", "\(grouped(unlisted)) without a row")
  }
}
