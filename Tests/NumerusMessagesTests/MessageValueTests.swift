import NumerusCatalogs
import NumerusFormatting
import NumerusLocales
import NumerusMessages
import Testing

@Suite("Interpolated values")
struct MessageValueTests {
  /// The specifiers of Foundation's `String.LocalizationValue`, as Xcode extracts them.
  @Test func keys() {
    func key(_ value: MessageValue) -> String { value.key }
    #expect(key("\(1) files") == "%lld files")
    #expect(key("\(Int8(1))\(Int16(1))\(Int32(1))\(Int64(1))") == "%d%d%d%lld")
    #expect(key("\(UInt(1))\(UInt8(1))\(UInt16(1))\(UInt32(1))\(UInt64(1))") == "%llu%u%u%u%llu")
    #expect(key("\(Float(1)) \(1.5)") == "%f %lf")
    #expect(key("\("a") \("abc".dropFirst())") == "%@ %@")
    #expect(key("\(1.5, specifier: "%.1f") km") == "%.1f km")
    #expect(key("\(1, format: .percent) done") == "%@ done")
    #expect(key("100% of \(1)%") == "100%% of %lld%%")
    #expect(key("100% sure") == "100% sure")
    #expect(key("") == "")
  }

  @Test func arguments() {
    let value: MessageValue = "\(3) \("a") \(1.5) \(UInt64.max)"
    #expect(value.arguments == [.int(3), .text("a"), .double(1.5), .uint(.max)])
    #expect(value.isFormat)
    #expect(!("plain" as MessageValue).isFormat)
  }

  private let table = MessageTable(
    language: "de",
    localizations: [
      ("%lld files in %@", "%lld Dateien in %@"), ("100% sure", "100% sicher"),
      ("%@ done", "%@ fertig"), ("%lld%%", "%lld %%"), ("%.1f km", "%.1f km"),
    ].map { ($0.0, StringCatalog.Localization(language: "de", value: unit($0.1))) })

  @Test func lookUp() {
    let context = MessageContext(locale: "de")
    #expect(
      table.string(for: "\(1234) files in \("Fotos")", in: context) == "1.234 Dateien in Fotos")
    #expect(table.string(for: "100% sure", in: context) == "100% sicher")
    #expect(table.string(for: "\(50)%", in: context) == "50 %")
    #expect(table.string(for: "\(0.5, format: .percent) done", in: context) == "50\u{A0}% fertig")
    #expect(table.string(for: "\(2.25, specifier: "%.1f") km", in: context) == "2,2 km")
    #expect(table.string(for: "other", in: context) == nil)
    #expect(table.count == 5)
    #expect(table.keys.contains("%lld%%"))
  }

  @Test func catalog() {
    let catalog = StringCatalog(
      sourceLanguage: "en",
      entries: [
        .init(
          key: "a",
          localizations: [
            .init(language: "de", value: unit("A")), .init(language: "fr", value: nil),
          ])
      ])
    #expect(MessageTable(catalog, language: "de")["a"]?.text == "A")
    #expect(MessageTable(catalog, language: "fr")["a"] == nil)
    #expect(MessageTable(catalog, language: "es").count == 0)
  }

  private struct Later: MessageArgumentSource {
    func argument(in locale: LocaleID) -> MessageArgument { .text(locale.identifier) }
  }

  private struct Forever: MessageArgumentSource {
    func argument(in locale: LocaleID) -> MessageArgument { .deferred(.init(Forever())) }
  }

  @Test func deferred() {
    let message = CompiledMessage("%@", language: "en")
    #expect(rendered(message, [.deferred(.init(Later()))], "de").text == "de")
    #expect(rendered(message, [.deferred(.init(Forever()))], "de").faults.count == 1)
    #expect(MessageArgument.deferred(.init(Later())) == .deferred(.init(Later())))
  }
}
