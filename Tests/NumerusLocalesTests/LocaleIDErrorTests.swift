import Testing

import NumerusLocales

@Suite struct LocaleIDErrorTests {
  @Test(arguments: [
    ("", 0, LocaleIDError.Expectation.language), ("e", 0, .language), ("en-", 3, .subtag),
    ("en--US", 3, .subtag), ("en-USA", 3, .subtag), ("en-US-Latn", 6, .subtag),
    ("en-U$", 4, .subtag),
    ("e\u{e9}", 1, .language), ("abcdefghi", 0, .language), ("en-abcdefghi", 3, .subtag),
    ("en US", 2, .language),
    ("de-1996-1996", 8, .newVariant), ("en-a-bb-a-cc", 8, .newExtension),
    ("en-u", 4, .extensionContent),
    ("en-u-", 5, .extensionContent), ("en-a-x-y", 5, .extensionContent),
    ("en-t-k0", 7, .extensionContent),
    ("en-x", 4, .extensionContent), ("en@", 3, .keyword), ("en@=latn", 3, .keyword),
    ("en@numbers=l", 11, .keywordValue), ("en@numbers=latn;", -1, .keyword),
    ("en@timezone=America//Lima", 12, .keywordValue), ("en@numbers=a/b", 12, .keywordValue),
    ("en@timezone=Etc/GMT;x", 21, .keyword), ("en@tz=/Lima", 6, .keywordValue),
    ("en@tz=Lima/", 6, .keywordValue), ("en@tz=America/S\u{e3}o", 15, .keywordValue),
    ("zh-und", 3, .subtag), ("i-nonesuch", 0, .language), ("zh-min-", 7, .subtag),
    ("en.", 3, .codeset),
    ("en.UTF 8", 6, .codeset),
    ("en@numbers=latn;b", 17, .keyword), ("en-u-nu-latn-!", 13, .subtag),
  ])
  func tellsWhere(_ identifier: String, _ offset: Int, _ expected: LocaleIDError.Expectation) {
    guard offset >= 0 else {
      #expect(throws: Never.self) { try LocaleID(validating: identifier) }
      return
    }
    let error = #expect(throws: LocaleIDError.self) { try LocaleID(validating: identifier) }
    #expect(error?.identifier == identifier)
    #expect(error?.offset == offset)
    #expect(error?.column == offset + 1)
    #expect(error?.expected == expected)
  }

  @Test func drawsCaret() {
    let error = LocaleIDError.malformed(identifier: "en-USA-x", offset: 3, expected: .subtag)
    #expect(
      error.description == """
        malformed locale identifier: expected a script, region, variant or extension at column 4
          en-USA-x
             ^
        """)
  }

  @Test func keepsToThreeLines() {
    let hostile = "en-\n\u{2028}\r\n\u{1b}[31m日本"
    let error = #expect(throws: LocaleIDError.self) { try LocaleID(validating: hostile) }
    #expect(
      error?.description == """
        malformed locale identifier: expected a script, region, variant or extension at column 4
          en-␊�␍␊␛[31m日本
             ^
        """)
  }

  @Test func showsNeighbourhoodInLongText() {
    let front = String(repeating: "a", count: 5) + String(repeating: "-abcde", count: 1)
    let text =
      front + "-x" + String(repeating: "-abcdefg", count: 20) + "-!"
      + String(repeating: "z", count: 99)
    let error = #expect(throws: LocaleIDError.self) { try LocaleID(validating: text) }
    let lines = error?.description.split(separator: "\n") ?? []
    #expect(lines.count == 3)
    #expect(lines.last?.count == 36)
    let caret = lines.last.map { Array($0).count - 1 } ?? 0
    #expect(lines.dropFirst().first.map { Array($0)[caret] } == "!")
  }
}
