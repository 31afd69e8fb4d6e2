import NumerusFormatting
import NumerusLocales
import NumerusMessages
import Testing

@Suite("Isolation of inserted text")
struct IsolationTests {
  private func shown(
    _ text: String, _ language: String, _ argument: MessageArgument, _ isolation: BidiIsolation
  ) -> String {
    let context = MessageContext(locale: "en", isolation: isolation)
    return CompiledMessage(text, language: .init(language)).render(argument, in: context)
  }

  /// FSI and PDI of UAX #9.
  @Test func rightToLeft() {
    #expect(shown("שלום %@!", "he", "Anna (1)", .automatic) == "שלום \u{2068}Anna (1)\u{2069}!")
    #expect(shown("שלום %@!", "he", "אנה", .automatic) == "שלום אנה!")
    #expect(shown("שלום %@!", "he", "Anna", .never) == "שלום Anna!")
    #expect(shown("שלום %@!", "he", "אנה", .always) == "שלום \u{2068}אנה\u{2069}!")
    #expect(shown("%lld קבצים", "he", 1234, .automatic) == "1,234 קבצים")
  }

  @Test func leftToRight() {
    #expect(shown("Hi %@!", "en", "Anna", .automatic) == "Hi Anna!")
    #expect(shown("Hi %@!", "en", "Ånnå", .automatic) == "Hi Ånnå!")
    #expect(shown("Hi %@!", "en", "אנה", .automatic) == "Hi \u{2068}אנה\u{2069}!")
    #expect(shown("Hi %@!", "en", "אנה", .never) == "Hi אנה!")
  }
}
