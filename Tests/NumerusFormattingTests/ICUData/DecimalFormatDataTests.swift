import NumerusFormatting
import NumerusLocales
import Testing

/// ICU's `dcfmtest.txt`, every line of it, as ICU's `DecimalFormatTest::DataDrivenTests` runs it.
@Suite(.enabled(if: ICUTestData.exists, "skipped: no ../shared/conformance/icu72-testdata"))
struct DecimalFormatDataTests {
  static let modes = [
    "ceiling", "floor", "down", "up", "halfeven", "halfdown", "halfup", "unnecessary",
  ]

  @Test func everyLine() throws {
    var formats = 0
    var parses = 0
    for (index, line) in try ICUTestData.lines("dcfmtest.txt").enumerated() {
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
      let words = parts[0].split { $0 == " " || $0 == "\t" }.map(String.init)
      if words.first == "format" {
        try #require(words.count == 3 && parts.count >= 5, "line \(index + 1)")
        formats += 1
        let found = try formatted(pattern: words[1], mode: words[2], number: parts[1])
        #expect(found == parts[3], "line \(index + 1): \(line)")
      } else if words.first == "parse" {
        try #require(parts.count >= 5)
        parses += 1
        try parse(parts[1], type: parts[2], expected: parts[3])
      }
    }
    print("conformance: ICU dcfmtest: \(formats) formats, \(parses) parses, none skipped")
    #expect(formats == 1_484)
    #expect(parses == 1)
  }

  private func formatted(pattern: String, mode: String, number: String) throws -> String {
    let setting = Self.modes.firstIndex(of: mode).map {
      PatternSetting.integer(.roundingMode, Int32($0))
    }
    #expect(setting != nil || mode == "default")
    let format = try PatternFormat(
      pattern: pattern, locale: "en-US", settings: setting.map { [$0] } ?? [])
    do {
      return try format.string(fromDecimal: number)
    } catch {
      return "\(error)".contains("U_FORMAT_INEXACT_ERROR") ? "Inexact" : "\(error)"
    }
  }

  /// The type "d" is a number with a fraction; "i" and "l" are 32-bit and 64-bit integers.
  private func parse(_ text: String, type: String, expected: String) throws {
    let match = try PatternFormat(pattern: "####", locale: "en-US").match(text)
    #expect(match.limit == text.utf8.count)
    #expect(match.decimal == expected)
    switch type.filter({ $0 != " " }) {
    case "d": #expect(Int64(match.decimal) == nil)
    case "i": #expect(Int32(match.decimal) != nil)
    default: #expect(Int64(match.decimal) != nil)
    }
  }
}
