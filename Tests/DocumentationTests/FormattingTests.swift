import Numerus
import Testing

/// The examples of the DocC page of NumerusFormatting, with what they show there.
@Suite(
  .serialized, .enabled(if: ICUVersion.linked.major == 72, "the page shows what ICU 72 says"))
struct FormattingTests {
  @Test func categoryOfWhatIsShown() throws {
    let compact = NumberFormat(.compact, locale: "pl")
    let shown = try compact.format(9_618)
    #expect(shown.string == "9,6\u{A0}tys.")
    #expect(shown.operands.description == "9.6c3")
    #expect(PluralRules("pl").category(for: shown) == .many)
    #expect(shown.text(of: .compact) ?? "" == "tys.")
  }

  @Test func moneySharesMeasures() {
    let euros = NumberFormat(.currency("EUR"), locale: "de")
    #expect(euros.string(from: 1234.5) == "1.234,50\u{A0}€")
    let yen = NumberFormat(.currency("JPY"), locale: "ja")
    #expect(yen.string(from: 1234.5) == "￥1,234")
    let ledger = NumberFormat(.currency("USD").sign(.accounting), locale: "en")
    #expect(ledger.string(from: -5) == "($5.00)")
    let coins = NumberFormat(.currency("CHF").currencyDigits(.cash), locale: "de-CH")
    #expect(coins.string(decimal: "9.99") == "CHF\u{A0}10.00")

    #expect(NumberFormat(.percent, locale: "tr").string(from: 0.5) == "%50")
    #expect(NumberFormat(.decimal, locale: "hi").string(from: 1_234_567) == "12,34,567")
    #expect(NumberFormat(.compactLong, locale: "en").string(from: 9_618) == "9.6 thousand")
    let speed = NumberFormat(.unit("kilometer", per: "hour"), locale: "fr")
    #expect(speed.string(from: 90) == "90\u{202F}km/h")
    let fixed = NumberFormat(.decimal.fractionDigits(2), locale: "ar-EG")
    #expect(fixed.string(from: 1.5) == "١٫٥٠")

    let exact = NumberFormat(.decimal.allDigits(), locale: "en")
    #expect(exact.string(decimal: "12345678901234567890.123") == "12,345,678,901,234,567,890.123")
  }

  @Test func rangesBytesWords() throws {
    let weights = NumberRangeFormat(.unit("kilogram"), locale: "sl")
    let range = try weights.format(from: 1, to: 3)
    #expect(range.string == "1–3 kg")
    #expect(PluralRules("sl").category(for: range) == .few)

    #expect(ByteCountFormat(locale: "fr").string(from: 3_200_000_000) == "3,2\u{202F}Go")
    #expect(try SpellOut(locale: "fr").string(from: 71) == "soixante-et-onze")
    #expect(try OrdinalText(locale: "en").string(from: 22) == "22nd")
  }

  @Test func numbersThatPeopleType() throws {
    let parser = try NumberParser(locale: "fr")
    #expect(try parser.parse("1 234,5").decimal == "1234.5")
    let prices = try NumberParser(.currency, locale: "en")
    #expect(try prices.parse("$12.30").currency ?? "" == "USD")
  }

  @Test func dates() throws {
    let start = try Instant(iso8601: "2026-01-02T09:30:00Z")
    let clock = DateFormat(.time(.short), locale: "zh-Hant-TW", timeZone: "UTC")
    #expect(clock.string(from: start) == "上午9:30")
    let full = DateFormat(
      .time(.short), locale: "zh-Hant-TW", timeZone: "UTC", twentyFourHour: true)
    #expect(full.string(from: start) == "09:30")
    let day = DateFormat(.date(.full), locale: "ar-EG", timeZone: "UTC")
    #expect(day.string(from: start) == "الجمعة، ٢ يناير ٢٠٢٦")
    let fields = DateFormat(.skeleton("yMMMd"), locale: "de", timeZone: "Asia/Tokyo")
    #expect(fields.string(from: start) == "2. Jan. 2026")
    let era = DateFormat(.date(.long), locale: "ja", timeZone: "UTC", calendar: .japanese)
    #expect(era.string(from: start) == "令和8年1月2日")
  }

  @Test func spansOfTime() throws {
    let start = try Instant(iso8601: "2026-01-02T09:30:00Z")
    let end = start.advanced(by: .seconds(2 * 86_400))
    let days = DateIntervalFormat(.date(.medium), locale: "de", timeZone: "UTC")
    #expect(days.string(from: start, to: end) == "02.–04.01.2026")

    let relative = RelativeFormat(locale: "pl")
    #expect(relative.string(from: 1, .day) == "jutro")
    #expect(relative.string(from: start, to: end, timeZone: "UTC") == "pojutrze")
    let numeric = RelativeFormat(locale: "en", numeric: .always)
    #expect(numeric.string(from: -1, .day) == "1 day ago")

    #expect(DurationFormat(locale: "en").string(from: .seconds(11_100)) == "3 hr, 5 min")
    let digits = DurationFormat(locale: "en", width: .digital)
    #expect(digits.string(from: .seconds(11_109)) == "3:05:09")
  }

  /// In a process of its own, since it sets what the whole process has.
  @Test func bilingualApp() async {
    await #expect(processExitsWith: .success) {
      AppLocale.policy = .init(
        supported: ["en": "en_US", "zh-Hant": "zh-Hant-TW"], fallback: "zh-Hant")

      #expect(AppLocale.resolve(preferred: ["en-GB"]) == "en-US")
      #expect(AppLocale.resolve(preferred: ["ja"]) == "zh-Hant-TW")
      #expect(AppLocale.resolve(preferred: ["ja", "en-AU"]) == "en-US")
      #expect(AppLocale.resolve(preferred: [], twentyFourHour: true) == "zh-Hant-TW-u-hc-h23")

      AppLocale.use(preferred: ["en-GB"], twentyFourHour: true)
      #expect(AppLocale.current == "en-US-u-hc-h23")
      #expect(AppLocale.localization == "en")
      let start = try Instant(iso8601: "2026-01-02T09:30:00Z")
      let time = DateFormat(.time(.short), locale: AppLocale.current, timeZone: "UTC")
      #expect(time.string(from: start) == "09:30")

      let why = AppLocale.policy.explain(preferred: ["ja", "en-AU"])
      #expect(why.entries[0].verdict == .unmatched)
      #expect(why.entries[1].verdict == .won(localization: "en"))

      let codes = ServiceCodes(["zh-Hant": "zh-TW", "he": "iw"])
      #expect(codes.code(for: "zh-Hant-HK-u-hc-h23") == "zh-TW")
      #expect(codes.code(for: "pt-BR") == "pt-BR")
      #expect(AppLocale.current.bcp47 == "en-US")
      #expect(AppLocale.current.posixName() == "en_US.UTF-8")

      let header = AcceptLanguage("da, en-gb;q=0.8, *;q=0.1")
      #expect(header.preferred == ["da", "en-GB"])
      #expect(AppLocale.with(preferred: header) { AppLocale.current } == "en-US")
    }
  }

  @Test func listsAndNames() {
    let friends = ListFormat(locale: "pl")
    #expect(friends.string(from: ["Anna", "Jan", "Ewa"]) == "Anna, Jan i Ewa")
    let choice = ListFormat(.or, locale: "en")
    #expect(choice.string(from: ["a", "b", "c"]) == "a, b, or c")

    let names = DisplayNames(locale: "fr")
    #expect(names.name(of: .locale("pt-BR")) ?? "" == "portugais (Brésil)")
    #expect(names.name(of: .region("DE")) ?? "" == "Allemagne")
    #expect(names.name(of: .currency("USD")) ?? "" == "dollar des États-Unis")
    #expect(names.symbol(ofCurrency: "USD", .narrow) ?? "" == "$")
  }

  @Test func rightToLeft() {
    let direction = LocaleID("ar").layoutDirection
    #expect(LayoutEdge.start.resolved(in: direction) == .right)
    #expect(LayoutMovement.forward.resolved(in: direction) == .left)
    #expect(LayoutSymbol.back.isMirrored(in: direction) == true)
    #expect(LayoutSymbol.play.isMirrored(in: direction) == false)

    let name = "ABC (שלום)"
    #expect(name.isolated(in: .leftToRight) == "\u{2068}ABC (שלום)\u{2069}")
    #expect("ABC".isolated(in: .leftToRight) == "ABC")
    #expect("\u{2068}ABC\u{2069}".strippingBidiControls == "ABC")
  }

  @Test func whatICUDoesNotKnow() {
    func fault(_ open: () throws -> Any) -> String {
      do { return "\(try open())" } catch { return "\(error)" }
    }
    let unknown = "is no currency that ICU knows"
    #expect(
      fault { try NumberFormat(validating: .currency("EUX"), locale: "en") } == "'EUX' \(unknown)")
    #expect(
      fault { try DateFormat(validating: .date(.short), locale: "xx") }
        == "ICU has no data for the locale 'xx'")
    #expect(
      fault { try TimeZoneID(validating: "Mars/Olympus") }
        == "'Mars/Olympus' is no time zone that ICU knows")
    #expect(
      fault { try NumberFormat(skeleton: "currency/EUR .0x", locale: "en") }
        == """
        ICU does not understand '.0x' in a number skeleton, at column 14
          currency/EUR .0x
                       ^
        """)
  }
}
