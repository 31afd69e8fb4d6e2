import NumerusFormatting
import NumerusLocales
import NumerusPlurals
import Testing

@Suite struct NumberParserTests {
  @Test(arguments: [
    ("en", "1,234.5", "1234.5"), ("de", "1.234,5", "1234.5"), ("es", "1234,5", "1234.5"),
    ("de-CH", "1’234.5", "1234.5"), ("en-IN", "12,34,567", "1234567"), ("en", "-7", "-7"),
    ("sv", "\u{2212}7", "-7"), ("ar-EG", "١٬٢٣٤٫٥", "1234.5"), ("ar-EG", "1234", "1234"),
    ("fa", "‎−۱۲", "-12"), ("hi-u-nu-deva", "१२,३४५", "12345"), ("en", "1e5", "100000"),
    ("en", " 12 ", "12"), ("en", "0.00", "0"), ("en", "-0", "-0"), ("en", "∞", "Infinity"),
    ("en", "-∞", "-Infinity"), ("en", "NaN", "NaN"), ("zh-u-nu-hanidec", "一二三", "123"),
  ])
  func reads(locale: String, text: String, expected: String) throws {
    #expect(try NumberParser(locale: LocaleID(locale)).parse(text).decimal == expected)
  }

  /// Every space for every other, in both modes, where CLDR writes one: French groups by U+202F and
  /// sets U+00A0 before the currency, Swedish groups by U+00A0; Swiss French has U+202F in "F CFA".
  @Test(
    arguments: ["\u{20}", "\u{A0}", "\u{202F}", "\u{2009}"],
    [.lenient, .strict] as [NumberParser.Mode])
  func spacesForEachOther(space: String, mode: NumberParser.Mode) throws {
    for locale in ["fr", "sv", "uk", "pl"] as [LocaleID] {
      let parser = try NumberParser(mode: mode, locale: locale)
      #expect(try parser.parse("12\(space)345,5").decimal == "12345.5", "\(locale)")
    }
    let percent = try NumberParser(.percent, mode: mode, locale: "fr")
    #expect(try percent.parse("12\(space)%").decimal == "0.12")
    let amount = try NumberParser(.currency, mode: mode, locale: "fr").parse(
      "1\(space)234,50\(space)€")
    #expect(amount.decimal == "1234.5")
    #expect(amount.currency == "EUR")
    let francs = try NumberParser(.currency, mode: mode, locale: "fr").parse(
      "1\(space)234\(space)F\(space)CFA")
    #expect(francs.decimal == "1234")
    #expect(francs.currency == "XOF")
    let dollars = try NumberParser(.currency, mode: .lenient, locale: "en").parse(
      "5\(space)US\(space)dollars")
    #expect(dollars.currency == "USD")
  }

  @Test func theEndIsInTheTextThatWasGiven() throws {
    let text = "  12\u{202F}345,5\u{2009}€ für alle"
    let number = try NumberParser(locale: "fr").parse(prefixOf: text)
    #expect(text[..<number.end] == "  12\u{202F}345,5")
    let amount = try NumberParser(.currency, locale: "fr").parse(prefixOf: text)
    #expect(text[..<amount.end] == "  12\u{202F}345,5\u{2009}€")
  }

  @Test func strictness() throws {
    let lenient = try NumberParser(locale: "en")
    let strict = try NumberParser(mode: .strict, locale: "en")
    #expect(try lenient.parse("1,23,456").decimal == "123456")
    #expect(throws: NumberParseError.self) { try strict.parse("1,23,456") }
    #expect(try strict.parse("1,234").int == 1_234)
    #expect(try strict.parse("1234").int == 1_234)
    let percent = try NumberParser(.percent, mode: .strict, locale: "en")
    #expect(try percent.parse("55%").decimal == "0.55")
    #expect(throws: NumberParseError.self) { try percent.parse("55") }
    #expect(try NumberParser(.percent, locale: "en").parse("55").decimal == "0.55")
  }

  @Test(arguments: [
    ("en", "$12.30", "12.3", "USD"), ("en", "€5", "5", "EUR"),
    ("de", "1.234,50 €", "1234.5", "EUR"),
    ("en-CA", "US$3", "3", "USD"), ("ja", "￥100", "100", "JPY"), ("en", "-$7.92", "-7.92", "USD"),
    ("de", "5 Euro", "5", "EUR"), ("de", "5 CHF", "5", "CHF"),
  ])
  func currencies(locale: String, text: String, decimal: String, currency: String) throws {
    let number = try NumberParser(.currency, locale: LocaleID(locale)).parse(text)
    #expect(number.decimal == decimal)
    #expect(number.currency == currency)
  }

  @Test func stylesOfTheirOwn() throws {
    let accounting = try NumberParser(.accounting, locale: "en").parse("($5.00)")
    #expect(accounting.decimal == "-5")
    #expect(try NumberParser(.scientific, locale: "de").parse("1,5E3").decimal == "1500")
    #expect(try NumberParser(integersOnly: true, locale: "en").parse(prefixOf: "2.63").int == 2)
    #expect(throws: NumberParseError.self) { try NumberParser(.currency, locale: "en").parse("5") }
    #expect(throws: FormatError.unsupported("parsing of compact numbers", since: .max)) {
      try NumberParser(.compact, locale: "en")
    }
    #expect(throws: FormatError.self) { try NumberParser(locale: "ja-u-nu-jpan") }
    #expect(throws: FormatError.unknownLocale("xx")) { try NumberParser(validating: "xx") }
  }

  @Test func exactBeyondDouble() throws {
    let parser = try NumberParser(locale: "en")
    let text = "123,456,789,012,345,678,901,234,567,890.12345678901234567890125"
    let number = try parser.parse(text)
    #expect(number.decimal == text.replacing(",", with: ""))
    #expect(number.int == nil)
    #expect(number.double == 123456789012345678901234567890.12)
    #expect(try parser.parse("9007199254740993").int == 9_007_199_254_740_993)
    #expect(try parser.parse("9223372036854775807").int == .max)
    #expect(try parser.parse("1.5e1").int == 15)
    #expect(try parser.parse("0.00000012").decimal == "0.00000012")
    #expect(try parser.parse("2.50").operands == PluralOperands("2.5"))
    #expect(try parser.parse("-0").double.sign == .minus)
  }

  @Test func whatFormattingWritesParsingReads() throws {
    for locale in ["ar-EG", "bn", "de-CH", "fa", "fr", "he", "hi", "my", "ne", "sv", "ur"] {
      let format = try NumberFormat(skeleton: "", locale: LocaleID(locale))
      for mode in [.lenient, .strict] as [NumberParser.Mode] {
        let parser = try NumberParser(mode: mode, locale: LocaleID(locale))
        for value in [0, 7, -7, 1_234, -12_345_678, .max, .min] {
          #expect(try parser.parse(format.string(from: value)).int == value, "\(locale) \(value)")
        }
      }
    }
  }

  @Test func errorsNameThePlaceAndWhatWasExpected() throws {
    let parser = try NumberParser(locale: "de")
    let trailing = #expect(throws: NumberParseError.self) { try parser.parse(" 12,5 kg") }
    #expect(trailing?.column == 7)
    #expect(trailing?.fault == .trailing)
    #expect(
      trailing?.description == "unexpected 'k'; expected the end of the number, at column 7")
    let none = #expect(throws: NumberParseError.self) { try parser.parse("zwölf") }
    #expect(
      none?.description == "unexpected 'z'; expected a number such as '-1.234,56', at column 1")
    let empty = #expect(throws: NumberParseError.self) { try parser.parse("  ") }
    #expect(empty?.fault == .empty)
  }

  /// Nothing hangs, grows or traps; a big exponent stays one.
  @Test(arguments: [
    "", "\0", "12\u{0}", "\u{FFFD}", "1\u{FFFD}", "+", "-", ".", ",", "E5", "((((", "1e", "1e+",
    "\u{200F}",
    String(repeating: "(", count: 20_000), String(repeating: "7,", count: 20_000),
    String(repeating: "\u{200E}", count: 10_000), String(repeating: " $", count: 9_999),
    String(repeating: "9", count: 50_001), "1e999999999999", "e\u{301}\u{301}",
  ])
  func hostileText(text: String) throws {
    let clock = ContinuousClock()
    for style in [.decimal, .percent, .currency, .accounting, .scientific] as [NumberParser.Style] {
      for mode in [.lenient, .strict] as [NumberParser.Mode] {
        let parser = try NumberParser(style, mode: mode, locale: "fr")
        let time = clock.measure {
          _ = try? parser.parse(text)
          _ = try? parser.parse(prefixOf: text)
        }
        #expect(time < .seconds(2))
      }
    }
  }

  @Test func hugeExponentsStayExponents() throws {
    let parser = try NumberParser(locale: "en")
    #expect(try parser.parse("1e999999999").decimal == "1E+999999999")
    #expect(try parser.parse("1e999999999").double == .infinity)
    #expect(try parser.parse("1e999999999").int == nil)
    #expect(try parser.parse("1e999999999").operands == nil)
    #expect(try parser.parse("1E-2147483646").decimal == "1E-2147483646")
    // ICU's own limit: an exponent beyond 31 bits is infinite or nothing.
    #expect(try parser.parse("1E999999999999999").decimal == "Infinity")
    #expect(try parser.parse("1E-99999999999999").decimal == "0")
  }

  @Test func tenThousandDigits() throws {
    let digits = String(repeating: "1234567890", count: 1_000)
    #expect(try NumberParser(locale: "en").parse(digits).decimal == digits)
  }

  @Test func eightThreadsShareOne() async throws {
    let parser = try NumberParser(.currency, locale: "fr")
    let texts = (0..<200).map { ("\($0) 234,5\($0 % 10) €", "\($0)234.5\($0 % 10)") }
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          texts.allSatisfy { text, expected in
            guard let found = try? parser.parse(text) else { return false }
            return found.double == Double(expected) && found.currency == "EUR"
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
