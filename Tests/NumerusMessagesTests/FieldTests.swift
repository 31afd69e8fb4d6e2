import NumerusFormatting
import NumerusLocales
import NumerusMessages
import NumerusPlurals
import Testing

/// What placeholders show.
///
/// Expected by C, and for localized numbers by CLDR's English patterns.
@Suite("Fields")
struct FieldTests {
  @Test func text() {
    #expect(shown("Hello, %@!", "Anna") == "Hello, Anna!")
    #expect(shown("%s and %S", "a", "b") == "a and b")
    #expect(shown("%1$s %1$@", "a") == "a a")
    #expect(shown("[%5@] [%-5@] [%.2@]", "ab", "cd", "efg") == "[   ab] [cd   ] [ef]")
    #expect(shown("[%3@]", "日本") == "[ 日本]")
  }

  @Test func integers() {
    #expect(shown("%lld", 1_234_567) == "1,234,567")
    #expect(
      shown("%d %i %u %ld %lu %llu", 1, -2, 3, 4, 5, .uint(.max))
        == "1 -2 3 4 5 18,446,744,073,709,551,615")
    #expect(shown("%lld", .int(.min)) == "-9,223,372,036,854,775,808")
    #expect(shown("%+d %+d", 5, -5) == "+5 -5")
    #expect(shown("%05d", 42) == "00,042")
    #expect(shown("%02d:%02d", 7, 5) == "07:05")
    #expect(shown("%.3d", 7) == "007")
    #expect(shown("[%5d] [%-5d]", 42, 42) == "[   42] [42   ]")
    #expect(shown("[%*d]", 4, 42) == "[  42]")
    #expect(shown("[%*d]", -4, 42) == "[42  ]")
  }

  @Test func bits() {
    #expect(shown("%x %X %#x", 255, 255, 255) == "ff FF 0xff")
    #expect(shown("%x", -1) == "ffffffff")
    #expect(shown("%llx", -1) == "ffffffffffffffff")
    #expect(shown("%hhx", -1) == "ff")
    #expect(shown("%o %#o", 8, 8) == "10 010")
    #expect(shown("%08x", 48_879) == "0000beef")
    #expect(shown("%p", 255) == "0xff")
    #expect(shown("%x", 1_000_000) == "f4240")
  }

  @Test func doubles() {
    #expect(shown("%f", 1.5) == "1.500000")
    #expect(shown("%lf", 1234.5) == "1,234.500000")
    #expect(shown("%.1f", 1234.56) == "1,234.6")
    #expect(shown("%.0f", 2.0) == "2")
    #expect(shown("%.*f", 2, 3.14159) == "3.14")
    #expect(shown("%e", 12345.678) == "1.234568E+04")
    #expect(shown("%.2e", 0.00012) == "1.20E-04")
    #expect(shown("%g", 1234.5) == "1,234.5")
    #expect(shown("%g", 0.00001) == "1E-05")
    #expect(shown("%.3g", 1e10) == "1E+10")
    #expect(shown("%a", 1.5) == "0x1.8p+0")
    #expect(shown("%a", -0.1) == "-0x1.999999999999ap-4")
    #expect(shown("%a", 0.0) == "0x0p+0")
    #expect(shown("%A", 1024.0) == "0X1P+10")
  }

  @Test func characters() {
    #expect(shown("%c%C", 65, 0x5D0) == "Aא")
  }

  @Test func formattedNumbers() throws {
    let compact = try NumberFormat(.compact, locale: "en").format(9_618)
    #expect(shown("%@", .formatted(compact)) == "9.6K")
    #expect(shown("%@", .styled(.double(0.5), .percent)) == "50%")
    #expect(shown("%@", .custom(text: "a dozen", operands: PluralOperands(12))) == "a dozen")
    let huge = MessageArgument(UInt128.max)
    #expect(shown("%@", huge) == "340,282,366,920,938,463,463,374,607,431,768,211,455")
  }

  /// A wrong or missing argument gives the best string, and is told.
  @Test(
    arguments: [
      ("%@", [3], "3", .mismatchedArgument(placeholder: "%@", number: 1)),
      ("%d", ["three"], "three", .mismatchedArgument(placeholder: "%d", number: 1)),
      ("%lld", [1.5], "1.5", .mismatchedArgument(placeholder: "%lld", number: 1)),
      ("%.1f", [3], "3.0", .mismatchedArgument(placeholder: "%.1f", number: 1)),
      ("%x", ["a"], "a", .mismatchedArgument(placeholder: "%x", number: 1)),
      ("%c", [-1], "", .mismatchedArgument(placeholder: "%c", number: 1)),
      ("a%2$@b", ["x"], "ab", .missingArgument(placeholder: "%2$@", number: 2)),
      ("a%@b", [], "ab", .missingArgument(placeholder: "%@", number: 1)),
      ("a%@b", [.missing], "ab", .missingArgument(placeholder: "%@", number: 1)),
      ("100% ", [1], "100% ", .malformedPlaceholder("% ", offset: 3)),
      ("%#@name@", [1], "name", .unknownSubstitution("name")),
    ] as [(String, [MessageArgument], String, MessageFault)])
  func mismatched(
    text: String, arguments: [MessageArgument], expected: String, fault: MessageFault
  ) {
    let (shown, faults) = rendered(CompiledMessage(text, language: "en"), arguments)
    #expect(shown == expected)
    #expect(faults == [fault])
  }

  @Test func surplusArgumentsAreNoFault() {
    #expect(shown("none", 1, "a") == "none")
    #expect(shown("%2$@", "a", "b") == "b")
  }

  @Test func order() {
    let german = CompiledMessage("%2$@ hat %1$lld Dateien", language: "de")
    #expect(rendered(german, [1234, "Anna"], "de").text == "Anna hat 1.234 Dateien")
    let english = CompiledMessage("%lld files of %@", language: "en")
    #expect(rendered(english, [1234, "Anna"]).text == "1,234 files of Anna")
  }

  /// The locale of numbers need not be the language of the string.
  @Test func locales() {
    let message = CompiledMessage("%lld / %.1f", language: "en")
    #expect(rendered(message, [1234, 1234.5], "de").text == "1.234 / 1.234,5")
    #expect(rendered(message, [1234, 1234.5], "es").text == "1234 / 1234,5")
    #expect(rendered(message, [12345, 1.5], "es").text == "12.345 / 1,5")
    #expect(rendered(message, [1_234_567, 1.5], "hi").text == "12,34,567 / 1.5")
    #expect(rendered(message, [1234, 1.5], "ar-EG").text == "١٬٢٣٤ / ١٫٥")
    #expect(rendered(message, [1234, 1.5], "fa").text == "۱٬۲۳۴ / ۱٫۵")
    #expect(rendered(message, [1234, 1.5], "en-u-nu-deva").text == "१,२३४ / १.५")
    #expect(rendered(message, [1234, 1.5], "zh-u-nu-hanidec").text == "一,二三四 / 一.五")
  }

  @Test func appending() {
    let context = MessageContext(locale: "en")
    var bytes = Array("> ".utf8)
    CompiledMessage("%lld files", language: "en").append(to: &bytes, [3], in: context)
    CompiledMessage("!", language: "en").append(to: &bytes, [], in: context)
    #expect(String(decoding: bytes, as: UTF8.self) == "> 3 files!")
  }

  @Test func longTexts() {
    let long = String(repeating: "word ", count: 10_000)
    #expect(shown("%@-%lld-%@", .text(long), 7, .text(long)) == "\(long)-7-\(long)")
  }
}
