import Testing

import NumerusLocales

/// What is written is read back as the same, from every spelling that there is.
@Suite struct RoundTripTests {
  private var random = HostileInputTests.Random(state: 3)

  private mutating func pick(_ parts: String...) -> String {
    parts.randomElement(using: &random) ?? ""
  }

  private mutating func identifier() -> String {
    let separator = pick("-", "_")
    var parts = [pick("en", "no", "sr", "zh", "und", "fil", "aa", "i-default", "no-bok", "zh-min")]
    parts.append(pick("", "", "Latn", "Hant", "yue"))
    parts.append(pick("", "US", "419", "GB"))
    parts.append(pick("", "", "posix", "POSIX", "1996", "valencia", "oxendict", "nynorsk"))
    parts.append(pick("", "", "rozaj", "oed", "hepburn", "posix"))
    parts.append(pick("", "", "", "u-nu-latn", "u-va-posix", "u-va", "u-va-foo", "u-attr-kn"))
    parts.append(pick("", "", "", "t-de-k0-und", "a-posix", "x-u-va-posix"))
    let text = parts.filter { !$0.isEmpty }.joined(separator: separator)
    let keywords = pick(
      "", "", "@posix", "@POSIX", "@latin", "@valencia", "@euro", "@nynorsk", "@va=posix",
      "@numbers=latn;va=posix", "@timezone=Europe/Berlin;hours=h23", "@x=posix", "@attribute=posix",
      "@t=de", "@calendar=islamicc")
    return text + pick("", "", ".UTF-8") + keywords
  }

  @Test mutating func readsBackWhatIsWritten() throws {
    for _ in 0..<20_000 {
      let text = identifier()
      let id = LocaleID(text)
      #expect(LocaleID(id.identifier) == id, "\(text)")
      #expect(LocaleID(id.icuIdentifier) == id, "\(text) \(id.icuIdentifier)")
      #expect(try LocaleID(validating: id.identifier) == id, "\(text)")
      #expect(id.canonical.canonical == id.canonical, "\(text)")
      #expect(LocaleID(id.canonical.identifier) == id.canonical, "\(text)")
    }
  }

  @Test func takesPosixFromEverySpelling() {
    for text in [
      "en_US@posix", "en_US_POSIX", "en-US-posix", "en_US.UTF-8@POSIX", "en_US@va=posix",
    ] {
      #expect(LocaleID(text) == "en-US-u-va-posix", "\(text)")
    }
    #expect(LocaleID("de-1996-1996") == "de-1996")
  }
}
