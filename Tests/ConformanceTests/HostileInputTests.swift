import NumerusPluralCompiler
import NumerusPlurals
import Testing

/// Input that means harm, or that nobody meant: an answer or an error, in bounded time, never a trap.
@Suite struct HostileInputTests {
  /// Long enough for a debug build on a busy machine, and far below what quadratic work would take.
  static let patience = Duration.seconds(60)

  static let rules = [
    PluralRules("ar"), PluralRules("fr"), PluralRules("mt"), PluralRules("en", .ordinal),
  ]

  /// Holds that all ways in agree on a text, number or not, and that an error can be shown.
  ///
  /// - Returns: Whether it was a number.
  @discardableResult
  static func isNumber(
    _ bytes: [UInt8], _ tally: inout Tally, by sets: [PluralRules] = rules
  ) -> Bool {
    let name = String(decoding: bytes.prefix(40), as: UTF8.self).debugDescription
    var operands: PluralOperands?
    do throws(NumberSyntaxError) {
      operands = try bytes.withUnsafeBufferPointer { buffer throws(NumberSyntaxError) in
        try PluralOperands(utf8: buffer)
      }
    } catch {
      tally.compare(error.description.utf8.count < 1000, true, "length of the error of \(name)")
      tally.compare(error.column >= 1, true, "column of the error of \(name)")
    }
    for rules in sets {
      let expected = operands.map { rules.category(for: $0) } ?? .other
      tally.compare(rules.category(forUTF8: bytes.span), expected, "\(name) as a span")
      tally.compare(
        bytes.withUnsafeBufferPointer { rules.category(forUTF8: $0) }, expected,
        "\(name) as bytes")
      let parsed = try? bytes.withUnsafeBufferPointer { try rules.category(parsingUTF8: $0) }
      tally.compare(parsed, operands == nil ? nil : expected, "\(name) parsed")
      guard let text = String(validating: bytes, as: UTF8.self) else { continue }
      tally.compare(rules.category(for: text), expected, "\(name) as text")
      tally.compare(rules.category(for: text[...]), expected, "\(name) as a substring")
      let parsedText = try? rules.category(parsing: text)
      tally.compare(parsedText, operands == nil ? nil : expected, "\(name) parsed as text")
    }
    return operands != nil
  }

  /// In a process of its own, since reading a first byte that is not there may end it.
  @Test func emptyTextIsOther() async {
    await #expect(processExitsWith: .success) {
      var tally = Tally()
      HostileInputTests.isNumber([], &tally)
      let none = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
      for rules in HostileInputTests.rules {
        tally.compare(rules.category(forUTF8: none), .other, "a buffer of nothing")
        tally.compare(rules.category(for: ""), .other, "empty text")
        tally.compare(rules.categories(of: []), [], "no integers")
      }
      tally.report("hostile input: empty text")
    }
  }

  @Test func everyTextOfOneAndTwoBytes() {
    var tally = Tally()
    var numbers = 0
    let arabic = [PluralRules("ar")]
    for first in UInt8.min...UInt8.max {
      numbers += Self.isNumber([first], &tally) ? 1 : 0
      for second in UInt8.min...UInt8.max {
        numbers += Self.isNumber([first, second], &tally, by: arabic) ? 1 : 0
      }
    }
    // d, dd, -d and +d; no other text of two bytes is a number.
    tally.compare(numbers, 10 + 100 + 20, "how many are numbers")
    tally.report("hostile input: one and two bytes", "\(numbers) numbers")
  }

  static let texts: [(text: String, isNumber: Bool)] = [
    ("1e999999999999", false), ("1e-999999999999", false), ("1c999999999999", false),
    ("1e99999999999999999999999999", false), ("1e1000001", false), ("1e-1000001", false),
    ("1e1000000", true), ("1e-1000000", true), ("0e1000000", true), ("1c1000000", true),
    ("-", false), ("+", false), ("--1", false), ("+-1", false), ("\u{2212}1", true),
    ("\u{2212}", false), (".", false), ("1.", false), (".1", false), ("1..2", false),
    ("1.2.3", false), ("1e", false), ("1c", false), ("e1", false), ("1c-1", false),
    ("1e1e1", false), ("1c1c1", false), ("1 ", false), (" 1", false), ("1\0", false),
    ("\0", false), ("\0\0\0\0\0\0\0\0", false), ("1\n", false), ("1,000", false),
    ("٣", false), ("1٣", false), ("１", false), ("𝟏", false), ("½", false), ("1\u{301}", false),
    ("0x10", false), ("1_000", false), ("nan", true), ("-NaN", true), ("Infinity", true),
    ("∞", true), ("infinit", false), ("nano", false), ("0.0000000000000000000000000000", true),
    ("00000000000000000000000000000000000000000000000000000001", true),
    ("18446744073709551615", true), ("18446744073709551616", true), ("4503599627370496", true),
    ("340282366920938463463374607431768211456", true), ("0.18446744073709551616", true),
  ]

  @Test func oddTexts() {
    var tally = Tally()
    for (text, isNumber) in Self.texts {
      tally.compare(Self.isNumber(Array(text.utf8), &tally), isNumber, text.debugDescription)
    }
    tally.report("hostile input: odd texts", "\(Self.texts.count) texts")
  }

  @Test func invalidUTF8() {
    var tally = Tally()
    for tail: [UInt8] in [
      [0x80], [0xC3], [0xC3, 0x28], [0xE2, 0x88], [0xE2, 0x88, 0x28], [0xF0, 0x9F, 0x92], [0xFF],
      [0xED, 0xA0, 0x80], [0xC0, 0xAF], [UInt8](repeating: 0x80, count: 100),
      [UInt8](repeating: 0xE2, count: 100),
    ] {
      for head in ["", "1", "1.5", "1e", "12345678", "1234567890123456", "\u{2212}"] {
        tally.compare(Self.isNumber(Array(head.utf8) + tail, &tally), false, "\(head) \(tail)")
        tally.compare(Self.isNumber(tail + Array(head.utf8), &tally), false, "\(tail) \(head)")
      }
    }
    tally.report("hostile input: invalid UTF-8")
  }
}
