import NumerusFormatting
import NumerusLocales
import NumerusMessages
import Testing

@Suite("Integers without ICU")
struct IntegerTextTests {
  /// ICU is the oracle, in every kind of digits and groups.
  @Test(
    arguments: [
      "en", "de", "de-CH", "de-AT", "fr", "es", "es-MX", "pl", "pt-PT", "hi", "bn", "ne", "mr",
      "my",
      "ar", "ar-EG", "fa", "ur", "ps", "he", "sv", "nb", "fi", "et", "sl", "lt", "hr", "bg", "ru",
      "ja",
      "zh-Hant", "ckb", "sat", "ff-Adlm", "rm", "gsw", "dz", "en-IN", "und", "en-u-nu-hanidec",
      "en-u-nu-mathsanb", "en-u-nu-roman", "th-u-nu-thai", "tlh",
    ] as [LocaleID])
  func agreesWithICU(locale: LocaleID) {
    let format = NumberFormat(.decimal, locale: locale)
    let context = MessageContext(locale: locale)
    let message = CompiledMessage("%lld", language: "en")
    var generator = SystemRandomNumberGenerator()
    for step in 0..<2_000 {
      let value = Int64.random(in: .min ... .max, using: &generator) >> (step % 64)
      let shown = message.render(.int(value), in: context)
      #expect(shown == format.string(from: value), "\(locale) \(value)")
    }
    #expect(
      message.render(.uint(.max), in: context) == format.string(from: UInt64.max), "\(locale)")
  }
}
