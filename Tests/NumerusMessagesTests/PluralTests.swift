import NumerusCatalogs
import NumerusFormatting
import NumerusLocales
import NumerusMessages
import NumerusPlurals
import Testing

@Suite("Plural forms")
struct PluralTests {
  /// By the rules of UTS #35's chart "Language Plural Rules", read by hand.
  @Test(
    arguments: [
      (0, "لا ملفات"), (1, "ملف واحد"), (2, "ملفان"), (3, "٣ ملفات"), (11, "١١ ملفًا"),
      (100, "١٠٠ ملف"),
      (1.5, "١٫٥ ملف"), (1003, "١٬٠٠٣ ملفات"), (103, "١٠٣ ملفات"), (102, "١٠٢ ملف"),
    ] as [(MessageArgument, String)])
  func arabic(count: MessageArgument, expected: String) {
    let forms = plural([
      "zero": "لا ملفات", "one": "ملف واحد", "two": "ملفان", "few": "%lld ملفات",
      "many": "%lld ملفًا", "other": "%lld ملف",
    ])
    let files = message(forms, "ar", key: "%lld files")
    #expect(rendered(files, [count], "ar-EG").text == expected)
  }

  @Test(
    arguments: [
      ("ru", 1, "one"), ("ru", 21, "one"), ("ru", 3, "few"), ("ru", 5, "many"), ("ru", 11, "many"),
      ("ru", 1.5, "other"), ("pl", 1, "one"), ("pl", 22, "few"), ("pl", 12, "many"),
      ("pl", 21, "many"),
      ("pl", 1.5, "other"), ("he", 1, "one"), ("he", 2, "two"), ("he", 3, "other"),
      ("fr", 0, "one"),
      ("fr", 1.5, "one"), ("fr", 2, "other"), ("fr", 1_000_000, "many"), ("ja", 1, "other"),
      ("cs", 1.5, "many"), ("en", -1, "one"),
    ] as [(LocaleID, MessageArgument, String)])
  func categories(language: LocaleID, count: MessageArgument, category: String) {
    let forms = plural([
      "one": "one %lf", "two": "two %lf", "few": "few %lf", "many": "many %lf",
      "other": "other %lf",
    ])
    // Shown by its own digits, and not by those of `%lf`.
    let natural = Variation.plural(
      ["one", "two", "few", "many", "other"].map {
        Variation.Case(name: $0, value: unit("\($0) %arg"))
      })
    #expect(rendered(message(natural, language), [count]).text.hasPrefix(category))
    // "1.000000" has visible fraction digits, so English and Russian say `other`.
    let fixed = rendered(message(forms, language), [1.0]).text
    let expected = PluralRules(language).category(for: "1.000000")
    #expect(fixed == "\(expected) 1.000000")
  }

  @Test func whatIsShownDecides() throws {
    let forms = plural(["one": "%.1f mile", "other": "%.1f miles"])
    #expect(rendered(message(forms, "en"), [1.0]).text == "1.0 miles")
    let whole = plural(["one": "%.0f mile", "other": "%.0f miles"])
    #expect(rendered(message(whole, "en"), [1.2]).text == "1 mile")
    #expect(rendered(message(whole, "en"), [0.9]).text == "1 mile")

    let polish = plural([
      "one": "%@ plik", "few": "%@ pliki", "many": "%@ plików", "other": "%@ pliku",
    ])
    let compact = try NumberFormat(.compact, locale: "pl").format(9_618)
    let expected = PluralRules("pl").category(for: compact)
    #expect(expected == .many)
    #expect(rendered(message(polish, "pl"), [.formatted(compact)], "pl").text.hasSuffix("plików"))
    let styled = MessageArgument.styled(.int(9_618), .compact)
    #expect(
      rendered(message(polish, "pl"), [styled], "pl").text == compact.string + " plików")
    let custom = MessageArgument.custom(text: "dwa", operands: PluralOperands(2))
    #expect(rendered(message(polish, "pl"), [custom], "pl").text == "dwa pliki")
  }

  /// The category is the string's language's, the digits are the locale's.
  @Test func languageOfTheString() {
    let russian = plural(["one": "%lld файл", "few": "%lld файла", "many": "%lld файлов"])
    #expect(rendered(message(russian, "ru"), [21], "ar-EG").text == "٢١ файл")
  }

  @Test func zero() {
    let english = plural(["zero": "nothing", "one": "%lld file", "other": "%lld files"])
    #expect(rendered(message(english, "en"), [0]).text == "nothing")
    #expect(rendered(message(english, "en"), [10]).text == "10 files")
    #expect(rendered(message(english, "en"), [.uint(0)]).text == "nothing")
    // CLDR's `zero` of Latvian holds 10 and 20 too.
    let latvian = plural(["zero": "%lld failu", "one": "%lld fails", "other": "%lld faili"])
    #expect(rendered(message(latvian, "lv"), [10], "lv").text == "10 failu")
    #expect(rendered(message(latvian, "lv"), [0], "lv").text == "0 failu")
    let without = plural(["one": "%lld file", "other": "%lld files"])
    #expect(rendered(message(without, "en"), [0]).text == "0 files")
    #expect(rendered(message(without, "fr"), [0], "fr").text == "0 file")
  }

  @Test func absentForms() {
    let english = plural(["other": "%lld files"])
    #expect(rendered(message(english, "en"), [1]).text == "1 files")
    let only = plural(["one": "%lld file"])
    #expect(rendered(message(only, "en"), [5]).text == "5 file")
    // Belarusian without `other`, as in a real file: fractions take the form for the most numbers.
    let belarusian = plural(["one": "%.1f год", "few": "%.1f гады", "many": "%.1f гадоў"])
    #expect(rendered(message(belarusian, "be"), [1.5], "be").text == "1,5 гадоў")
    let empty = rendered(message(.plural([]), "en"), [1])
    #expect(empty.text == "")
    #expect(empty.faults == [.noForm])
    let unknown = plural(["several": "x", "other": "%lld files"])
    #expect(rendered(message(unknown, "en"), [2]).text == "2 files")
  }

  /// The argument of a variation is the first number that its forms show.
  @Test func countedArgument() {
    let forms = plural(["one": "%1$@ has a file", "other": "%1$@ has %2$lld files"])
    let files = message(forms, "en", key: "%@ has %lld files")
    #expect(rendered(files, ["Anna", 1]).text == "Anna has a file")
    #expect(rendered(files, ["Anna", 2]).text == "Anna has 2 files")
    let bare = message(plural(["one": "a file", "other": "files"]), "en", key: "%@: %lld files")
    #expect(rendered(bare, ["Anna", 1]).text == "a file")
    #expect(rendered(bare, ["Anna", 2]).text == "files")
    let keyless = message(plural(["one": "a file", "other": "files"]), "en", key: "FILES")
    #expect(rendered(keyless, [1]).text == "a file")
  }

  @Test func uncountable() {
    let forms = message(plural(["one": "%@ file", "other": "%@ files"]), "en")
    let (text, faults) = rendered(forms, ["one"])
    #expect(text == "one files")
    #expect(faults == [.uncountableArgument(number: 1)])
    #expect(rendered(forms, []).text == " files")
    #expect(rendered(forms, [.double(.nan)]).text == "NaN files")
  }

  @Test func explained() {
    let forms = plural(["one": "%.1f mile", "other": "%.1f miles"])
    let choices = message(forms, "en").choices(for: [1.0], in: MessageContext(locale: "en"))
    #expect(choices.count == 1)
    #expect(choices.first?.operands?.description == "1.0")
    #expect(choices.first?.category == .other)
    #expect(choices.first?.hasForm == true)
    #expect(choices.first?.forms == [.one, .other])
    #expect(choices.first?.argument == 1)
  }
}
