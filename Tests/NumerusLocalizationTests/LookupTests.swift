import Foundation
import NumerusFormatting
import NumerusLocales
import NumerusLocalization
import NumerusMessages
import NumerusPlurals
import Testing

@Suite struct LookupTests {
  let files: Fixture
  init() throws { files = try Fixture(["Localizable.xcstrings": filesCatalog]) }

  /// CLDR's rules for Arabic: zero 0, one 1, two 2, few 3…10, many 11…99, other 100.
  @Test(arguments: [
    (0, "Z"), (1, "O"), (2, "T"), (3, "F"), (11, "M"), (100, "X"), (1_000_000, "X"),
  ])
  func arabicCounts(count: Int, form: String) {
    #expect(files.localizer("ar").string("\(count) files").hasPrefix(form))
  }

  @Test func digitsFollowTheRegion() {
    #expect(files.localizer("ar-EG").string("\(3) files") == "F ٣")
    #expect(files.localizer("ar-u-nu-latn").string("\(3) files") == "F 3")
    #expect(files.localizer("en").string("\(1_234_567) files") == "1,234,567 files")
    // en-IN groups by lakhs and crores, though the strings are English's.
    #expect(files.localizer("en-IN").string("\(1_234_567) files") == "12,34,567 files")
  }

  @Test func explicitLocaleFormatsAndDoesNotChooseTheLanguage() {
    let german = Locale(identifier: "de_DE")
    Localizer.with(files.localizer("en")) {
      #expect(String(localized: "\(1234567) files", locale: german) == "1.234.567 files")
      #expect(String(localized: "\(1234567) files", locale: .current) == "1,234,567 files")
      #expect(String(localized: "\(1) files") == "1 file")
    }
  }

  @Test func everyKeyFallsBackByItself() {
    let german = files.localizer("de-AT")
    #expect(german.language == "de")
    #expect(german.string("Hello, \("Anna")") == "Hallo, Anna")
    #expect(german.string("Only English") == "Only in English")
    // The plural form is English's, since the string that was found is.
    #expect(german.string("\(1) files") == "1 file")
    #expect(german.string("Plain") == "Plain")
    #expect(german.string("NOT_THERE", defaultValue: "\(2) things") == "2 things")
    #expect(german.string("\(2) of no table", table: "Nowhere") == "2 of no table")
  }

  @Test func strictness() {
    let strict = files.localizer("de", fallback: .strict)
    #expect(strict.string("Hello, \("Anna")") == "Hallo, Anna")
    #expect(strict.string("Only English") == "")
    #expect(files.localizer("de", fallback: .key).string("Only English") == "Only English")
    #expect(files.localizer("de", fallback: .foundation).string("Only English") == "Only English")
    #expect(
      files.localizer("de", fallback: [.key]).string("K", defaultValue: "default") == "K")
    #expect(
      files.localizer("de", fallback: .developmentLanguage).string("Only English")
        == "Only in English")
  }

  @Test func explanationNamesTheAnswer() throws {
    let explanation = files.localizer("de").explain("\(1) files")
    #expect(explanation.language == "de")
    #expect(explanation.answering?.language == "en")
    #expect(explanation.answering?.fallback == .developmentLanguage)
    #expect(explanation.string == "1 file")
    #expect(explanation.choices.map(\.category) == [.one])
    #expect(explanation.answering?.place.hasSuffix("Localizable.xcstrings") == true)
    #expect(files.localizer("xx").explain("Plain").answer == .key)
    #expect(files.localizer("xx").explain("Plain").isLanguageFallback)
  }

  @Test func literalsAreShownAsTheyAre() {
    #expect(files.localizer("en").string("100% sure") == "100% sure")
    #expect(files.localizer("en").string("100% of \(3)") == "100% of 3")
  }

  @Test func resources() throws {
    let resource = LocalizedStringResource("\(3) files", bundle: .atURL(files.url))
    Localizer.with(files.localizer("ar-EG")) {
      #expect(String(localized: resource) == "F ٣")
    }
    let copy = try JSONDecoder().decode(
      LocalizedStringResource.self, from: JSONEncoder().encode(resource))
    #expect(copy == resource)
    let titled = LocalizedStringResource("T", defaultValue: "\(2) files", table: "X")
    let read = try JSONDecoder().decode(
      LocalizedStringResource.self, from: JSONEncoder().encode(titled))
    #expect(read == titled && read.key == "T" && read.table == "X")
    Localizer.with(files.localizer("en")) { #expect(String(localized: read) == "2 files") }
  }

  @Test func stylesOfFoundationAreCountedAsShown() {
    Localizer.with(files.localizer("en")) {
      let one = 1.0
      let shown = String(
        localized: "\(one, format: .number.precision(.fractionLength(1))) files")
      #expect(shown == "1.0 files")
      var options = String.LocalizationOptions()
      options.replacements = [1]
      #expect(String(localized: "\(placeholder: .int) files", options: options) == "1 file")
    }
  }
}
