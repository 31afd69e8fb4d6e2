import NumerusFormatting
import NumerusLocales
import NumerusMessages
import Testing

@Suite("Many threads")
struct ConcurrencyTests {
  /// All ask a new context at once: each format is made once or thrown away, and all texts are right.
  @Test func sharedContext() async {
    let context = MessageContext(locale: "de")
    let message = CompiledMessage("%lld %.1f %.2f %e", language: "de")
    let texts = await withTaskGroup(of: Set<String>.self) { group in
      for _ in 0..<16 {
        group.addTask {
          Set((0..<200).map { _ in message.render([1234, 1.5, 2.25, 3.0], in: context) })
        }
      }
      return await group.reduce(into: Set()) { $0.formUnion($1) }
    }
    #expect(texts == ["1.234 1,5 2,25 3,000000E+00"])
  }

  /// More formats than are kept.
  @Test func manyFormats() {
    let context = MessageContext(locale: "en")
    for digits in 0..<200 {
      let text = CompiledMessage("%.\(digits)f", language: "en").render(.double(1), in: context)
      #expect(text.utf8.count == (digits == 0 ? 1 : digits + 2))
    }
  }
}
