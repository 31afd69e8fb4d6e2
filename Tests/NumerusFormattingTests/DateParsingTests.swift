import NumerusFormatting
import NumerusLocales
import Testing

@Suite struct DateParsingTests {
  let format = DateFormat(.pattern("yyyy-MM-dd HH:mm"), locale: "en", timeZone: .utc)

  @Test func readsWhatItWrites() throws {
    #expect(try format.instant(from: "2026-01-02 09:30") == morning)
    let arabic = DateFormat(.pattern("yyyy-MM-dd HH:mm"), locale: "ar-EG", timeZone: .utc)
    #expect(try arabic.instant(from: "٢٠٢٦-٠١-٠٢ ٠٩:٣٠") == morning)
    let hebrew = DateFormat(.date(.long), locale: "he-u-ca-hebrew", timeZone: .utc)
    #expect(
      try hebrew.instant(from: hebrew.string(from: morning)) == Instant(iso8601: "2026-01-02"))
  }

  @Test(arguments: [" ", "\u{A0}", "\u{202F}"])
  func takesSpacesForEachOther(space: String) throws {
    let english = DateFormat(.time(.short), locale: "en", timeZone: .utc)
    let expected = Instant(millisecondsSince1970: 34_200_000)
    #expect(try english.instant(from: "9:30\(space)AM") == expected)
    #expect(try english.instant(from: "9:30\(space)AM", .lenient) == expected)
    // "a. m." has a no-break space in it.
    let spanish = DateFormat(.time(.short), locale: "es", timeZone: .utc, twentyFourHour: false)
    #expect(try spanish.instant(from: "9:30\(space)a.\(space)m.") == expected)
  }

  @Test func isStrictOrLenient() throws {
    #expect(throws: FormatError.self) { try format.instant(from: "2026-02-30 09:30") }
    #expect(
      try format.instant(from: "2026-02-30 00:00", .lenient) == Instant(iso8601: "2026-03-02"))
    #expect(throws: FormatError.self) { try format.instant(from: "2026-01-02 09:30 ") }
    #expect(try format.instant(from: "2026-01-02 09:30 ", .lenient) == morning)
    #expect(throws: FormatError.self) { try format.instant(from: "2026-01-02 24:30") }
  }

  @Test(arguments: [
    ("2026-01-02T09:30", 10), ("2026-01-02 09:30x", 16), ("", 0), ("é", 0), ("2026-", 5),
    ("2026-01-02 09:30\0", 16),
  ])
  func saysWhereATextIsNoDate(text: String, offset: Int) {
    for parsing in [DateParsing.strict, .lenient] {
      #expect(
        throws: FormatError.dateText(text, offset: offset, pattern: "yyyy-MM-dd HH:mm")
      ) { try format.instant(from: text, parsing) }
    }
  }

  @Test func survivesLongTexts() {
    for text in [
      String(repeating: "9", count: 100_000), String(repeating: " ", count: 100_000),
      String(repeating: "2026-01-02 09:30", count: 1_000),
    ] {
      #expect(throws: FormatError.self) { try format.instant(from: text) }
      #expect(throws: FormatError.self) { try format.instant(from: text, .lenient) }
    }
  }
}
