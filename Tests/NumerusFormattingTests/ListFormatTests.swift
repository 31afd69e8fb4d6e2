import NumerusLocales
import Testing

import NumerusFormatting

/// Lists, against CLDR's `listPatterns` (identical from CLDR 41 to 48 where given).
@Suite struct ListFormatTests {
  struct Case: Sendable {
    let locale: String
    let kind: ListFormat.Kind
    let width: ListFormat.Width
    let elements: [String]
    let text: String

    init(
      _ locale: String, _ kind: ListFormat.Kind, _ width: ListFormat.Width, _ elements: [String],
      _ text: String
    ) {
      self.locale = locale
      self.kind = kind
      self.width = width
      self.elements = elements
      self.text = text
    }
  }

  static let abc = ["A", "B", "C"]

  @Test(arguments: [
    Case("en", .and, .long, abc, "A, B, and C"),
    Case("en", .and, .short, abc, "A, B, & C"),
    Case("en", .and, .narrow, abc, "A, B, C"),
    Case("en-GB", .and, .long, abc, "A, B and C"),
    Case("en", .or, .long, abc, "A, B, or C"),
    Case("en", .unit, .long, abc, "A, B, C"),
    Case("en", .unit, .narrow, abc, "A B C"),
    Case("en", .and, .long, ["A", "B"], "A and B"),
    Case("en", .and, .long, ["A"], "A"),
    Case("en", .and, .long, [], ""),
    Case("de", .and, .long, abc, "A, B und C"),
    Case("fr", .or, .long, abc, "A, B ou C"),
    Case("ja", .and, .long, abc, "A、B、C"),
    Case("ja", .or, .long, abc, "A、B、またはC"),
    Case("zh-Hans", .and, .long, abc, "A、B和C"),
    // The word for "and" turns on the sound that follows it.
    Case("es", .and, .long, ["padre", "hijo"], "padre e hijo"),
    Case("es", .and, .long, ["agua", "hielo"], "agua y hielo"),
    Case("es", .or, .long, ["7", "8"], "7 u 8"),
    Case("ar", .and, .long, ["واحد", "اثنان"], "واحد واثنان"),
    Case("he", .and, .long, ["a", "b"], "a ו-b"),
    Case("und", .and, .long, abc, "A, B, C"),
  ])
  func readsAsCLDRHasIt(_ test: Case) throws {
    let format = try ListFormat(
      test.kind, width: test.width, validating: LocaleID(test.locale))
    #expect(format.string(from: test.elements) == test.text)
    #expect(format.format(test.elements).string == test.text)
  }

  @Test func tellsWhereElementsStand() {
    let text = ListFormat(.or, locale: LocaleID("fr")).format(["été", "hiver", "😀"])
    #expect(text.string == "été, hiver ou 😀")
    #expect(
      text.parts.map(\.field) == [
        .listElement(0), .list(.element), .list(.literal), .listElement(1), .list(.element),
        .list(.literal), .listElement(2), .list(.element),
      ])
    #expect(
      text.parts.map { text.string[$0.range] } == [
        "été", "été", ", ", "hiver", "hiver", " ou ", "😀", "😀",
      ])
  }

  @Test func isolatesElementsOnDemand() {
    let plain = ListFormat(locale: LocaleID("en"))
    let isolating = ListFormat(locale: LocaleID("en"), isolatesElements: true)
    #expect(plain.string(from: ["א", "B"]) == "א and B")
    #expect(isolating.string(from: ["א", "B"]) == "\u{2068}א\u{2069} and \u{2068}B\u{2069}")
  }

  @Test func refusesLocalesWithoutData() {
    let locale = LocaleID("tlh")
    #expect(throws: FormatError.unknownLocale(locale)) { try ListFormat(validating: locale) }
    #expect(throws: Never.self) { try ListFormat(validating: LocaleID("de-XX")) }
    // Root's text comes back even so, and not that of the machine's language ("A and B").
    #expect(ListFormat(locale: locale).string(from: ["A", "B"]) == "A, B")
    #expect(ListFormat(locale: LocaleID("und-DE")).string(from: ["A", "B"]) == "A, B")
  }

  @Test func takesWhateverTextThereIs() {
    let format = ListFormat(locale: LocaleID("en"))
    #expect(format.string(from: ["", ""]) == " and ")
    #expect(format.string(from: ["a\0b", "{0}"]) == "a\0b and {0}")
    #expect(format.string(from: ["\u{2028}", "'"]) == "\u{2028} and '")
    let long = String(repeating: "é", count: 100_000)
    #expect(format.string(from: [long, "b"]) == long + " and b")
    let numbers = (1...10_000).map(String.init)
    let expected = numbers.dropLast().joined(separator: ", ") + ", and 10000"
    #expect(format.string(from: numbers) == expected)
  }

  @Test func isSharedBetweenThreads() async {
    let format = ListFormat(locale: LocaleID("es"))
    let wrong = await withTaskGroup(of: Int.self) { group in
      for task in 0..<8 {
        group.addTask {
          let differing = (0..<2_000).filter {
            format.string(from: ["\(task)", "\($0)", "hijo"]) != "\(task), \($0) e hijo"
          }
          return differing.count
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }
}
