import NumerusPlurals
import Testing

/// The word-at-a-time reader against the general parser.
@Suite struct PlainTextTests {
  private static let locales = ["en", "ar", "lv", "sl", "fr", "bs"]

  private func check(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { buffer in
      let operands = try? PluralOperands(utf8: buffer)
      for locale in Self.locales {
        let rules = PluralRules(locale)
        let expected = operands.map { rules.category(for: $0) }
        #expect((try? rules.category(parsingUTF8: buffer)) == expected, "\(locale) \(bytes)")
        #expect(rules.category(forUTF8: buffer) == expected ?? .other, "\(locale) \(bytes)")
        let text = String(decoding: buffer, as: UTF8.self)
        if Array(text.utf8) == bytes {
          #expect(rules.category(for: text) == expected ?? .other, "\(locale) \(text)")
          #expect(rules.category(for: text[...]) == expected ?? .other, "\(locale) \(text)")
        }
      }
    }
  }

  /// A point at every place of texts of every length, and a stranger at every place.
  @Test func everyShape() {
    for length in 0...20 {
      let digits = (0..<length).map { UInt8(ascii: "0") + UInt8(($0 * 7 + length) % 10) }
      check(digits)
      for place in 0..<length {
        var pointed = digits
        pointed[place] = UInt8(ascii: ".")
        check(pointed)
        for index in (place + 1)..<max(place + 1, length) { pointed[index] = UInt8(ascii: "0") }
        check(pointed)
        for stranger: UInt8 in [0x00, 0x2F, 0x3A, 0x2E, 0x2D, 0x65, 0x80, 0xB0, 0xFF] {
          var strange = pointed
          strange[(place + 3) % length] = stranger
          check(strange)
        }
      }
    }
  }

  @Test func randomTexts() {
    var generator = SplitMix64(state: 3)
    let alphabet = Array("0000123456789..-+ec".utf8)
    for _ in 0..<3000 {
      let length = Int.random(in: 1...24, using: &generator)
      check((0..<length).map { _ in alphabet.randomElement(using: &generator) ?? 0x30 })
    }
  }
}
