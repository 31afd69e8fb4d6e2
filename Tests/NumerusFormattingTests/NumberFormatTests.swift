import NumerusLocales
import Testing

import NumerusFormatting

@Suite struct NumberFormatTests {
  @Test func formatsIntegersBySkeleton() throws {
    #expect(
      try NumberFormat(skeleton: "", locale: LocaleID("en")).string(from: 1_234_567) == "1,234,567")
    #expect(
      try NumberFormat(skeleton: "currency/EUR", locale: LocaleID("de")).string(from: -5)
        == "-5,00\u{A0}€")
  }

  @Test func namesTheFaultOfASkeleton() {
    #expect(throws: FormatError.skeleton("percent xyzzy", token: "xyzzy", offset: 8)) {
      try NumberFormat(skeleton: "percent xyzzy", locale: LocaleID("en"))
    }
  }
}
