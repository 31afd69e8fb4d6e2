import Foundation
import Numerus
import Testing

/// The examples of the pages on strings and on Foundation's types.
@Suite struct StringsTests {
  @Test func foundation() throws {
    let price = Decimal(123_450) / 100
    #expect(
      NumberFormat(.currency("EUR"), locale: "de").string(from: price) == "1.234,50\u{A0}€")
    #expect(PluralRules("en").category(for: Decimal(1), fractionDigits: 1) == .other)
    #expect(PluralOperands(Decimal(15) / 10).description == "1.5")
    #expect(LocaleID(Locale(identifier: "zh_Hant_TW")).identifier == "zh-Hant-TW")
    #expect(Instant(Date(timeIntervalSince1970: 0)).description == "1970-01-01T00:00:00Z")
  }

  @Test func catalogs() throws {
    let file = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Yes": {"localizations": {
        "pl": {"stringUnit": {"state": "translated", "value": "Tak"}}}}}}
      """
    let catalog = try StringCatalog(xcstrings: Array(file.utf8), file: "Localizable.xcstrings")
    #expect(catalog["Yes"]?["pl"]?.value == .unit(.init("Tak")))
    let strings = String(decoding: catalog.strings(language: "pl"), as: UTF8.self)
    #expect(strings.contains("\"Yes\" = \"Tak\";"))
  }

  @Test func messages() {
    let message = CompiledMessage("%2$@: %1$lld", language: "ar")
    #expect(
      message.render(
        [.int(3), .text("ملفات")], in: MessageContext(locale: "ar-EG", isolation: .never))
        == "ملفات: ٣")
    #expect(MessagePattern("%lld of %@").placeholders.count == 2)
    #expect(("\(3) files" as MessageValue).key == "%lld files")
  }

  #if !canImport(Darwin)
    @Test func localization() {
      let file = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld files": {"localizations": {
          "ar": {"variations": {"plural": {
            "few": {"stringUnit": {"state": "translated", "value": "%lld ملفات"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld ملف"}}}}}}}}}
        """
      let library = StringLibrary([.embedded(Array(file.utf8))])
      let arabic = Localizer(preferred: ["ar-EG"], library: library)
      #expect(arabic.string("\(3) files") == "٣ ملفات")
      #expect(arabic.string("\(100) files") == "١٠٠ ملف")
      #expect(arabic.layoutDirection == .rightToLeft)
    }
  #endif
}
