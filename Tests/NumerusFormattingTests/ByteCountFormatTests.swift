import NumerusFormatting
import NumerusLocales
import NumerusPlurals
import Testing

@Suite struct ByteCountFormatTests {
  /// Source: CLDR 42, `common/main`: units digital-byte to digital-petabyte, short.
  @Test(
    .enabled(if: ICUVersion.linked.major == 72),
    arguments: [
      ("fr", "3,2\u{202F}Go"), ("en", "3.2 GB"), ("ar-EG", "٣٫٢ غ.ب"), ("ar-AE", "3.2 غ.ب"),
      ("de", "3,2 GB"), ("ru", "3,2 ГБ"), ("ja", "3.2 GB"), ("fi", "3,2 Gt"),
    ])
  func threePointTwo(locale: LocaleID, expected: String) throws {
    let shown = try ByteCountFormat(validating: locale).format(3_200_000_000)
    #expect(Self.plain(shown.string) == Self.plain(expected))
    #expect(shown.operands == (try PluralOperands("3.2")))
  }

  /// Which space CLDR puts before the unit differs by release.
  static func plain(_ text: String) -> String {
    String(text.map { $0 == "\u{A0}" || $0 == "\u{202F}" ? " " : $0 })
  }

  @Test(arguments: [
    (0, "0 byte"), (1, "1 byte"), (999, "999 byte"), (1_000, "1 kB"), (1_024, "1 kB"),
    (1_050, "1 kB"), (1_051, "1.1 kB"), (999_949, "999.9 kB"), (999_950, "1 MB"),
    (999_960, "1 MB"), (-999_960, "-1 MB"), (-1, "-1 byte"), (1_500_000, "1.5 MB"),
    (.max, "9,223.4 PB"), (.min, "-9,223.4 PB"),
  ])
  func decimalSteps(bytes: Int, expected: String) throws {
    #expect(try ByteCountFormat(locale: "en").format(bytes).string == expected)
  }

  @Test(arguments: [
    (1_023, "1,023 byte"), (1_024, "1 kB"), (1_536, "1.5 kB"), (1_048_575, "1 MB"),
    (1_048_524, "1,023.9 kB"), (1_048_525, "1 MB"), (1_610_612_736, "1.5 GB"),
    (1 << 50, "1 PB"), ((1 << 50) - 1, "1 PB"), (.max, "8,192 PB"),
  ])
  func binarySteps(bytes: Int, expected: String) throws {
    #expect(try ByteCountFormat(locale: "en", units: .binary).format(bytes).string == expected)
  }

  @Test func largest() throws {
    let sizes = ByteCountFormat(locale: "en", fractionDigits: 0...3)
    #expect(sizes.string(from: UInt64.max) == "18,446.744 PB")
    #expect(sizes.string(from: UInt128.max) == "340,282,366,920,938,463,463,374.607 PB")
    #expect(try sizes.unit(for: UInt64.max) == .petabyte)
    // 2^64 / 2^50 is 2^14.
    #expect(
      ByteCountFormat(locale: "en", units: .binary).string(from: UInt64.max) == "16,384 PB")
  }

  /// A sixteenth and half of one: ties go to the even digit, from the exact quotient.
  @Test func quotientsAreExact() {
    let sizes = ByteCountFormat(locale: "en", units: .binary, fractionDigits: 0...10)
    #expect(sizes.string(from: 1_025) == "1.0009765625 kB")
    let two = ByteCountFormat(locale: "en", units: .binary, fractionDigits: 2...2)
    #expect(two.string(from: 1_024 + 128) == "1.12 kB")
    #expect(two.string(from: 1_024 + 384) == "1.38 kB")
    #expect(two.string(from: 5) == "5 byte")
  }

  /// The word agrees with the number that is shown.
  @Test func plurals() throws {
    let words = ByteCountFormat(locale: "en", width: .fullName)
    #expect(words.string(from: 0) == "0 bytes")
    #expect(words.string(from: 1) == "1 byte")
    #expect(words.string(from: 999_960) == "1 megabyte")
    #expect(words.string(from: 1_040) == "1 kilobyte")
    #expect(words.string(from: 1_500) == "1.5 kilobytes")
    let russian = PluralRules("ru")
    let sizes = ByteCountFormat(locale: "ru")
    for (bytes, category) in [(1, .one), (2_000, .few), (5_000, .many), (1_500, .other)]
      as [(Int, PluralCategory)]
    {
      #expect(try russian.category(for: sizes.format(bytes)) == category)
    }
  }

  @Test func locales() throws {
    #expect(ByteCountFormat(locale: "fr-XX").resolved == "fr")
    #expect(throws: FormatError.unknownLocale("xx")) { try ByteCountFormat(validating: "xx") }
  }
}
