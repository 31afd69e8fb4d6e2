import Foundation
import Numerus
import Testing

/// The examples of README.md and of the DocC page of Numerus.
@Suite struct ReadmeTests {
  @Test func inAProgram() {
    #expect(PluralRules("ar").category(for: 3) == .few)
    #expect(PluralRules("en", .ordinal).category(for: 22) == .two)
    #expect(PluralRules("en").category(for: "1.0") == .other)
    #expect(PluralRules("fr").category(for: "1.5c6") == .many)
    #expect(PluralRules("sl").category(forRange: 1, 2) == .two)
  }

  @Test func textAndCategory() throws {
    let files = try NumberFormat(.compact, locale: "pl").format(9_618)
    #expect(files.string == "9,6\u{A0}tys.")
    #expect(PluralRules("pl").category(for: files) == .many)
  }

  @Test(.enabled(if: ICUVersion.linked.major == 72, "the page shows what ICU 72 says"))
  func numbersAsText() throws {
    let euros = NumberFormat(.currency("EUR"), locale: "de")
    #expect(
      euros.string(decimal: "1234567890123456789.5") == "1.234.567.890.123.456.789,50\u{A0}€")
    #expect(
      NumberRangeFormat(.unit("kilometer"), locale: "en").string(from: 3, to: 5) == "3–5 km")
    #expect(ByteCountFormat(locale: "fr").string(from: 3_200_000_000) == "3,2\u{202F}Go")
    #expect(try NumberParser(locale: "fr").parse("1 234,5").decimal == "1234.5")
  }

  @Test func whichLocaleFormats() {
    let policy = AppLocale.Policy(
      supported: ["en": "en_US", "zh-Hant": "zh-Hant-TW"], fallback: "zh-Hant")
    #expect(policy.resolve(preferred: ["ja", "en-AU"]) == "en-US")
    #expect(policy.resolve(preferred: AcceptLanguage("fr;q=0.9, ja")) == "zh-Hant-TW")
  }

  @Test func listsAndDirection() {
    #expect(
      ListFormat(locale: "pl").string(from: ["Anna", "Jan", "Ewa"]) == "Anna, Jan i Ewa")
    #expect(LayoutSymbol.back.isMirrored(in: LocaleID("ar").layoutDirection) == true)
  }

  @Test func anyNumber() throws {
    let russian = PluralRules("ru")
    #expect(russian.category(for: "1000000000000000000000000000001") == .one)
    #expect(PluralOperands(3, fractionDigits: 2).description == "3.00")
    #expect(try russian.category(parsing: "1e6") == .many)
  }

  @Test func digitsAsTheyWillBeShown() throws {
    let russian = PluralRules("ru")
    let count = 3.0
    #expect(russian.category(for: count, fractionDigits: 0) == .few)
    #expect(russian.category(for: count, fractionDigits: 1) == .other)
    #expect(try russian.category(parsing: "\(Decimal(21))") == .one)
    #expect(PluralRules(Locale(identifier: "ru_RU").identifier) == russian)
    for text in ["1,5", "1 000", "٣"] {
      #expect(russian.category(for: text) == .other)
      #expect(throws: NumberSyntaxError.self) { try russian.category(parsing: text) }
    }
  }

  @Test func millionsOfIntegers() {
    let russian = PluralRules("ru")
    var categories = [PluralCategory](repeating: .other, count: 3)
    russian.categories(of: [1, 22, 5], into: &categories)
    #expect(categories == [.one, .few, .many])
    #expect(russian.histogram(of: [1, 2, 3, 21]).description == "one: 2, few: 2")
  }

  @Test func rulesOfYourOwn() throws {
    let rules = try PluralRules(compiling: ["one": "i = 1 and v = 0"])
    #expect(rules.category(for: 1) == .one)
  }

  @Test func arabic() {
    let arabic = PluralRules("ar")
    let categories = [0, 1, 2, 3, 11, 100].map { arabic.category(for: $0) }
    #expect(categories == [.zero, .one, .two, .few, .many, .other])
  }
}
