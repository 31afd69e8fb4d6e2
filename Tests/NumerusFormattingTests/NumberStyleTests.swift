import NumerusFormatting
import NumerusLocales
import Testing

/// Tokens as ICU's user guide lists them ("Number Skeletons") and its header names them.
@Suite struct NumberStyleTests {
  static let skeletons: [(NumberStyle, String)] = [
    (.decimal, ""),
    (.percent, "percent scale/100"),
    (.permille, "permille scale/1000"),
    (.scientific, "scientific"),
    (.engineering, "engineering"),
    (.compact, "compact-short"),
    (.compactLong, "compact-long"),
    (.currency("CAD"), "currency/CAD"),
    (.currency("eur"), "currency/EUR"),
    (.unit("meter"), "unit/meter"),
    (.unit("furlong", per: "second"), "unit/furlong-per-second"),
    (.skeleton("%x100"), "%x100"),
    (.skeleton("K").sign(.always), "K sign-always"),
    (.currency("CAD").notation(.compact), "compact-short currency/CAD"),
    (.compact.notation(.simple), ""),
    (.scientific.exponentDigits(2), "scientific/*ee"),
    (.scientific.exponentSign(.always), "scientific/sign-always"),
    (
      .engineering.exponentDigits(3).exponentSign(.exceptZero),
      "engineering/*eee/sign-except-zero"
    ),
    (.unit("meter").usage("person-height"), "unit/meter usage/person-height"),
    (.decimal.fractionDigits(0), "precision-integer"),
    (.decimal.fractionDigits(2), ".00"),
    (.decimal.fractionDigits(2...), ".00*"),
    (.decimal.fractionDigits(0...2), ".##"),
    (.decimal.fractionDigits(1...2), ".0#"),
    (.decimal.fractionDigits(-1), "precision-integer"),
    (.decimal.significantDigits(3), "@@@"),
    (.decimal.significantDigits(3...), "@@@*"),
    (.decimal.significantDigits(1...3), "@##"),
    (.decimal.significantDigits(2...3), "@@#"),
    (.decimal.significantDigits(0), "@"),
    (
      .decimal.digits(fraction: 0...2, significant: 1...3, priority: .relaxed), ".##/@##r"
    ),
    (.decimal.digits(fraction: 2...2, significant: 2...2, priority: .strict), ".00/@@s"),
    (.decimal.allDigits(), "precision-unlimited"),
    (.decimal.increment("0.05"), "precision-increment/0.05"),
    (.currency("CHF").currencyDigits(.standard), "currency/CHF precision-currency-standard"),
    (.currency("CHF").currencyDigits(.cash), "currency/CHF precision-currency-cash"),
    (.decimal.fractionDigits(2).hidingZeroFraction(), ".00/w"),
    (.currency("EUR").hidingZeroFraction(), "currency/EUR precision-currency-standard/w"),
    (.decimal.hidingZeroFraction(), ""),
    (.decimal.integerDigits(3...), "integer-width/*000"),
    (.decimal.integerDigits(1...3), "integer-width/##0"),
    (.decimal.integerDigits(2), "integer-width/00"),
    (.decimal.integerDigits(0...), "integer-width/*"),
    (.decimal.integerDigits(0), "integer-width-trunc"),
    (.decimal.scale("100"), "scale/100"),
    (.decimal.scale("0.5"), "scale/0.5"),
    (.percent.scale("2"), "percent scale/2E2"),
    (.permille.scale("5e-1"), "permille scale/5E2"),
    (.decimal.numberingSystem("arab"), "numbering-system/arab"),
    (.decimal.numberingSystem("latn"), "latin"),
    (.decimal.decimalSeparator(.auto), "decimal-auto"),
    (.decimal.decimalSeparator(.always), "decimal-always"),
  ]

  @Test(arguments: skeletons)
  func hasTheSkeletonOfTheUserGuide(style: NumberStyle, skeleton: String) {
    #expect(style.skeleton == skeleton)
    #expect(throws: Never.self) { try NumberFormat(validating: style, locale: "en") }
  }

  @Test func namesEveryOption() {
    #expect(
      NumberStyle.Width.allCases.map { NumberStyle.decimal.width($0).skeleton } == [
        "unit-width-narrow", "unit-width-short", "unit-width-full-name", "unit-width-iso-code",
        "unit-width-formal", "unit-width-variant", "unit-width-hidden",
      ])
    #expect(
      NumberStyle.Grouping.allCases.map { NumberStyle.decimal.grouping($0).skeleton } == [
        "group-off", "group-min2", "group-auto", "group-on-aligned", "group-thousands",
      ])
    #expect(
      NumberStyle.Sign.allCases.map { NumberStyle.decimal.sign($0).skeleton } == [
        "sign-auto", "sign-always", "sign-never", "sign-accounting", "sign-accounting-always",
        "sign-except-zero", "sign-accounting-except-zero", "sign-negative",
        "sign-accounting-negative",
      ])
    #expect(
      NumberStyle.RoundingMode.allCases.map { NumberStyle.decimal.rounding($0).skeleton } == [
        "rounding-mode-ceiling", "rounding-mode-floor", "rounding-mode-down", "rounding-mode-up",
        "rounding-mode-half-even", "rounding-mode-half-odd", "rounding-mode-half-down",
        "rounding-mode-half-up", "rounding-mode-half-ceiling", "rounding-mode-half-floor",
        "rounding-mode-unnecessary",
      ])
  }

  /// By the definition of each mode.
  @Test func roundsByEveryMode() {
    let expected: [NumberStyle.RoundingMode: [String]] = [
      .ceiling: ["-2", "2", "3"], .floor: ["-3", "1", "2"], .down: ["-2", "1", "2"],
      .up: ["-3", "2", "3"], .halfEven: ["-2", "2", "2"], .halfOdd: ["-3", "1", "3"],
      .halfDown: ["-2", "1", "2"], .halfUp: ["-3", "2", "3"], .halfCeiling: ["-2", "2", "3"],
      .halfFloor: ["-3", "1", "2"],
    ]
    for (mode, texts) in expected {
      let format = NumberFormat(.decimal.fractionDigits(0).rounding(mode), locale: "en")
      #expect(["-2.5", "1.5", "2.5"].map { format.string(decimal: $0) } == texts, "\(mode)")
    }
  }

  @Test func letsALaterModifierReplaceAnEarlierOne() {
    #expect(NumberStyle.decimal.sign(.always).sign(.never) == .decimal.sign(.never))
    #expect(NumberStyle.decimal.fractionDigits(2).significantDigits(2).skeleton == "@@")
  }

  /// The examples of ICU's user guide and header.
  @Test func showsWhatTheUserGuideShows() {
    func english(_ style: NumberStyle, _ number: String) -> String {
      NumberFormat(style, locale: "en-US").string(decimal: number)
    }
    #expect(english(.decimal.fractionDigits(2), "25") == "25.00")
    #expect(english(.percent, "0.3") == "30%")
    #expect(english(.unit("meter"), "5") == "5 m")
    #expect(english(.unit("meter").width(.fullName), "5") == "5 meters")
    #expect(english(.currency("CAD"), "10") == "CA$10.00")
    #expect(english(.currency("CAD").width(.narrow), "10") == "$10.00")
    #expect(english(.compactLong, "5000") == "5 thousand")
    #expect(english(.currency("CAD").notation(.compact), "5000") == "CA$5K")
    #expect(english(.decimal.grouping(.minTwo), "5000") == "5000")
    #expect(english(.decimal.sign(.exceptZero), "0") == "0")
    #expect(english(.currency("CAD").sign(.accounting), "-40") == "(CA$40.00)")
    let both = NumberStyle.decimal.digits
    #expect(english(both(0...1, 1...3, .relaxed), "3.141") == "3.14")
    #expect(english(both(0...1, 1...3, .strict), "3.141") == "3.1")
    #expect(english(both(0...1, 1...3, .relaxed), "8317") == "8,317")
    #expect(english(both(0...1, 1...3, .strict), "8317") == "8,320")
    #expect(english(.unit("meter").usage("person-height"), "1.8") == "5 ft, 11 in")
    #expect(english(.decimal.decimalSeparator(.always), "1") == "1.")
    #expect(english(.decimal.fractionDigits(2).hidingZeroFraction(), "1.1") == "1.10")
    #expect(english(.decimal.fractionDigits(2).hidingZeroFraction(), "1") == "1")
  }
}
