import NumerusPlurals
import Testing

/// Whole messages, caret included.
@Suite struct NumberSyntaxErrorTests {
  @Test(arguments: [
    ("", "empty text; expected a number"),
    (
      "abc",
      """
      unexpected 'a'; expected a digit, at column 1
        abc
        ^
      """
    ),
    (
      "12x4",
      """
      unexpected 'x'; expected a digit, '.', an exponent or the end, at column 3
        12x4
          ^
      """
    ),
    (
      "1.",
      """
      the number ends early; expected a digit after the decimal point, at column 3
        1.
          ^
      """
    ),
    (
      "1.5.2",
      """
      unexpected '.'; expected a digit, an exponent or the end, at column 4
        1.5.2
           ^
      """
    ),
    (
      "1٣",
      """
      '٣' (U+0663) is a localized digit; expected an ASCII digit 0 to 9, at column 2
        1٣
         ^
      """
    ),
    (
      "1,5",
      """
      unexpected ','; expected a digit, '.', an exponent or the end\
      ; '.' stands before the fraction, and nothing between groups, at column 2
        1,5
         ^
      """
    ),
    (
      "1c-3",
      """
      unexpected '-'; expected a digit of the exponent, at column 3
        1c-3
          ^
      """
    ),
    (
      "1e1000001",
      """
      exponent too large; expected one from -1000000 to 1000000, at column 3
        1e1000001
          ^
      """
    ),
    (
      "−",
      """
      the number ends early; expected a digit, at column 2
        −
         ^
      """
    ),
  ])
  func wholeMessages(text: String, expected: String) {
    #expect(throws: NumberSyntaxError.self) { try PluralOperands(text) }
    do {
      _ = try PluralRules("en").category(parsing: text)
      Issue.record("read \(text)")
    } catch {
      #expect(error.description == expected)
    }
  }

  @Test func longTextIsCutAroundThePlace() {
    let text = String(repeating: "1", count: 10_000) + "x" + String(repeating: "2", count: 10_000)
    do {
      _ = try PluralOperands(text)
      Issue.record("read the text")
    } catch {
      #expect(error.column == 10_001)
      #expect(error.excerpt.count == 64)
      #expect(error.caret == 32)
    }
  }

  @Test func invalidUTF8IsNamed() {
    let bytes: [UInt8] = [0x31, 0xFF, 0x32]
    do {
      _ = try PluralOperands(utf8: bytes.span)
      Issue.record("read the bytes")
    } catch {
      #expect(error.fault == .invalidUTF8)
      #expect(error.column == 2)
    }
  }

  @Test func unreadableTextSelectsOther() {
    #expect(PluralRules("pl").category(for: "eins") == .other)
    #expect(PluralRules("pl").category(for: "") == .other)
    #expect(PluralRules("pl").category(for: "١") == .other)
  }
}
