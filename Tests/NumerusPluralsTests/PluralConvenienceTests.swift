import Foundation
import NumerusPlurals
import Testing

@Suite struct PluralConvenienceTests {
  @Test func categoriesAreCodedByTheirKeywords() throws {
    let forms: [PluralCategory: String] = [.one: "plik", .few: "pliki"]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(forms)
    #expect(String(decoding: data, as: UTF8.self) == #"{"few":"pliki","one":"plik"}"#)
    #expect(try JSONDecoder().decode([PluralCategory: String].self, from: data) == forms)
    #expect(try JSONDecoder().decode([PluralCategory].self, from: Data(#"["two"]"#.utf8)) == [.two])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([PluralCategory].self, from: Data(#"["Two"]"#.utf8))
    }
  }

  @Test func rulesDescribeAndCompareThemselves() {
    #expect(PluralRules("sr-Latn-RS").description == "sr cardinal, CLDR 48")
    #expect(PluralRules("en", .ordinal, cldr: .v42).description == "en ordinal, CLDR 42")
    #expect(PluralRules("pt-AO") == PluralRules("pt"))
    #expect(PluralRules("pt") != PluralRules("pt-PT"))
    #expect(PluralRules("pt") != PluralRules("pt", cldr: .v42))
    #expect(Set([PluralRules("ar"), PluralRules("ar-EG"), PluralRules("he")]).count == 2)
  }

  @Test func fractionDigitsAreGivenWithTheNumber() {
    let english = PluralRules("en")
    #expect(english.category(for: 1, fractionDigits: 0) == .one)
    #expect(english.category(for: 1, fractionDigits: 1) == .other)
    #expect(english.category(for: 0.9, fractionDigits: 0) == .one)
    #expect(english.explain(1.5).category == .other)
  }

  @Test func batchesTakeWhatSequencesHave() {
    let rules = PluralRules("pl")
    var output = [PluralCategory](repeating: .other, count: 4)
    #expect(rules.categories(of: [1, 2, 5], into: &output) == 3)
    #expect(output == [.one, .few, .many, .other])
    #expect(rules.categories(of: [UInt8(1), 22, 25]) == [.one, .few, .many])
    #expect(rules.categories(of: 1...2) == [.one, .few])
    #expect(rules.histogram(of: [1, 2, 3]).map(\.count) == [1, 2])
    #expect(rules.category(forRange: UInt8(0), 1) == rules.category(forRangeFrom: .many, to: .one))
    #expect(rules.category(forRange: 0.5, 1.5) == .other)
  }
}
