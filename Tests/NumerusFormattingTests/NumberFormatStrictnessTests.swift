import NumerusFormatting
import NumerusLocales
import Testing

@Suite struct NumberFormatStrictnessTests {
  @Test func namesTheFaultOfASkeleton() {
    let faults: [(String, token: String, offset: Int)] = [
      ("percent xyzzy", "xyzzy", 8),
      ("currency/EU", "currency/EU", 9),
      ("currency/QQZ", "currency/QQZ", 9),
      ("currency/EUR currency/USD", "currency/USD", 13),
      ("unit/foo", "unit/foo", 5),
      ("percent/foo", "percent/foo", 7),
      ("precision-increment", "precision-increment", 19),
      ("numbering-system/foo", "numbering-system/foo", 17),
      (".00 scale/abc", "scale/abc", 10),
      ("unit/meter usage/foo", "usage/foo", 17),
      // ICU finds these only when it formats.
      ("group-off usage/person-height", "usage/person-height", 10),
      ("percent precision-increment/0", "precision-increment/0", 8),
      // A place is counted in characters, though the family is 11 UTF-16 units.
      (".00 €👨‍👩‍👧‍👦 xyzzy", "€👨‍👩‍👧‍👦", 4),
    ]
    for (skeleton, token, offset) in faults {
      #expect(throws: FormatError.skeleton(skeleton, token: token, offset: offset)) {
        try NumberFormat(skeleton: skeleton, locale: "en")
      }
    }
  }

  @Test func pointsToTheFaultOfASkeleton() {
    #expect(
      FormatError.skeleton("percent xyzzy", token: "xyzzy", offset: 8).description == """
        ICU does not understand 'xyzzy' in a number skeleton, at column 9
          percent xyzzy
                  ^
        """)
  }

  @Test func namesWhatICUDoesNotKnow() {
    let faults: [(NumberStyle, FormatError)] = [
      (.currency("QQZ"), .unknown(.currency, "QQZ")),
      (.currency(""), .unknown(.currency, "")),
      (.currency("EUR percent"), .unknown(.currency, "EUR PERCENT")),
      (.unit("furlongs"), .unknown(.unit, "furlongs")),
      (.unit(""), .unknown(.unit, "")),
      (.unit("meter", per: "sec"), .unknown(.unit, "meter-per-sec")),
      (.unit("meter/second"), .unknown(.unit, "meter/second")),
      (.unit("meter").usage("no-such"), .unknown(.usage, "no-such")),
      (.decimal.numberingSystem("klingon"), .unknown(.numberingSystem, "klingon")),
      (.decimal.numberingSystem("arab percent"), .unknown(.numberingSystem, "arab percent")),
    ]
    for (style, error) in faults {
      #expect(throws: error) { try NumberFormat(validating: style, locale: "en") }
    }
    for style: NumberStyle in [.decimal.scale("1,5"), .decimal.increment("x")] {
      #expect(throws: FormatError.self) { try NumberFormat(validating: style, locale: "en") }
    }
  }

  /// ICU's limit (`kMaxIntFracSig` in its number_types.h).
  @Test func takesICUsLimitForMoreDigits() throws {
    let zeros = String(repeating: "0", count: 999)
    for count in [999, 1000, .max] {
      let format = try NumberFormat(validating: .decimal.fractionDigits(count), locale: "en")
      #expect(format.string(from: 1) == "1.\(zeros)")
    }
    let size = try ByteCountFormat(validating: "en", fractionDigits: 3...1000)
    #expect(size.string(from: 1500) == "1.500 kB")
  }

  @Test(arguments: ["tlh", "xx-XX", "qqq"])
  func namesALocaleThatICUDoesNotKnow(locale: LocaleID) {
    #expect(throws: FormatError.unknownLocale(locale)) {
      try NumberFormat(validating: .decimal, locale: locale)
    }
    #expect(throws: FormatError.unknownLocale(locale)) {
      try NumberFormat(skeleton: "", locale: locale)
    }
  }

  @Test func looksAtTheNumberingSystemOfALocale() {
    #expect(throws: FormatError.unknown(.numberingSystem, "klingon")) {
      try NumberFormat(validating: .decimal, locale: "en-u-nu-klingon")
    }
    #expect(throws: Never.self) {
      try NumberFormat(validating: .decimal, locale: "ar-EG-u-nu-native")
    }
  }

  @Test func saysWhichLocaleIsUsed() {
    let locales: [(LocaleID, LocaleID)] = [
      ("de-XX", "de"), ("de-CH", "de-CH"), ("iw", "he"), ("zh-TW", "zh-Hant-TW"), ("tlh", "und"),
      ("ar-EG-u-nu-latn", "ar-EG-u-nu-latn"), ("und-DE", "und"), ("und", "und"),
      ("xx-u-nu-arab", "und-u-nu-arab"),
    ]
    for (requested, resolved) in locales {
      let format = NumberFormat(locale: requested)
      #expect(format.requested == requested)
      #expect(format.resolved == resolved)
    }
  }

  /// ICU would take the default locale of the process here.
  @Test func formatsAnUnknownLocaleAsRoot() {
    #expect(NumberFormat(locale: "xx").string(from: 1234.5) == "1,234.5")
    #expect(NumberFormat(locale: "und-DE").string(from: 1234.5) == "1,234.5")
    #expect(NumberFormat(locale: "xx-u-nu-arab").string(from: 1234) == "١٬٢٣٤")
  }

  @Test func keepsTheFaultOfALenientFormat() {
    let format = NumberFormat(.unit("furlongs"), locale: "en")
    #expect(throws: FormatError.self) { try format.format(1234) }
    #expect(format.string(from: 1234) == "1234")
    #expect(format.string(from: 1e21) == "1000000000000000000000")
    #expect(format.string(from: -1.5) == "-1.5")
    #expect(format.string(decimal: "1.50") == "1.50")
    #expect(NumberFormat(.currency("QQZ"), locale: "en").string(from: 1) == "QQZ\u{A0}1.00")
  }

  @Test func survivesHostileSkeletons() {
    let skeletons = [
      "\0", "percent\0x", "//", "/", "currency/", ".", "@", "€", "\u{FFFF}", " ", "+",
      String(repeating: "percent ", count: 10_000), String(repeating: "@", count: 100_000),
      String(repeating: "x", count: 100_000),
      "integer-width/" + String(repeating: "#", count: 9999),
    ]
    for skeleton in skeletons {
      _ = try? NumberFormat(skeleton: skeleton, locale: "en").string(from: 1)
      _ = NumberFormat(.skeleton(skeleton), locale: "en").string(from: 1)
    }
  }
}
