import NumerusFormatting
import NumerusLocales
import Testing

@Suite struct FormatErrorTests {
  @Test func inexactSaysNothingOfRounding() {
    #expect(FormatError.inexact("1.5").description == "'1.5' cannot be shown exactly in this form")
  }

  /// No text is copied into its own error message without limit.
  @Test func descriptionsAreShort() throws {
    let long = String(repeating: "x\u{301}", count: 1_000_000)
    let errors: [FormatError] = [
      .unknownLocale(LocaleID(String(repeating: "en-", count: 1000) + "x")), .unknown(.usage, long),
      .skeleton(long, token: long, offset: 500_000), .skeleton(long, token: long, offset: 0),
      .pattern(long, offset: 5), .dateText(long, offset: 900_000, pattern: long), .inexact(long),
      .skeleton("x" + String(repeating: "\u{301}", count: 1_000_000), token: "", offset: 0),
    ]
    for error in errors {
      #expect(error.description.unicodeScalars.count < 500)
      #expect(!error.description.isEmpty)
    }
  }

  @Test func caretStaysUnderTheFault() {
    let zeros = String(repeating: "percent ", count: 100)
    let text = FormatError.skeleton(zeros + "xyzzy" + " " + zeros, token: "xyzzy", offset: 800)
    let lines = text.description.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 3)
    guard lines.count == 3, let caret = lines[2].firstIndex(of: "^") else { return }
    let column = lines[2].distance(from: lines[2].startIndex, to: caret)
    #expect(lines[1].dropFirst(column).hasPrefix("xyzzy"))
    #expect(lines[1].hasPrefix("  …") && lines[1].hasSuffix("…"))
  }
}
