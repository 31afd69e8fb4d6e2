import NumerusPlurals
import Testing

/// The worked example of `Sources/NumerusPlurals/NumerusPlurals.docc/NumerusPlurals.md`.
@Suite struct DocumentationTests {
  @Test func workedExample() {
    let forms: [PluralCategory: String] = [
      .one: "plik", .few: "pliki", .many: "plików", .other: "pliku",
    ]
    let polish = PluralRules("pl")

    func files(_ count: String) -> String {
      "\(count) \(forms[polish.category(for: count)] ?? "pliku")"
    }

    #expect(files("1") == "1 plik")
    #expect(files("2") == "2 pliki")
    #expect(files("5") == "5 plików")
    #expect(files("22") == "22 pliki")
    #expect(files("1.5") == "1.5 pliku")

    #expect(PluralRules("en").category(for: 1) == .one)
    #expect(PluralRules("en").category(for: "1.0") == .other)
    #expect(PluralRules("en").category(for: PluralOperands(1, fractionDigits: 1)) == .other)
  }
}
