import Testing

@testable import NumerusLocales

@Suite struct HostileInputTests {
  /// A generator with a fixed seed, so that a failure repeats (SplitMix64).
  struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
      return z ^ z >> 31
    }
  }

  /// What must hold of any bytes.
  func check(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    let (id, subtags) = bytes.withUnsafeBufferPointer {
      (LocaleID(scanning: $0), LocaleSubtags(scanning: $0))
    }
    let again = LocaleID(id.identifier)
    let faithful =
      id.subtags == subtags && again == id && (try? LocaleID(validating: id.identifier)) == id
    #expect(faithful, "\(bytes) \(id)", sourceLocation: sourceLocation)
    guard let text = String(validating: bytes, as: UTF8.self) else { return }
    do throws(LocaleIDError) {
      let valid = try LocaleID(validating: text)
      #expect(valid == LocaleID(text), "\(text)", sourceLocation: sourceLocation)
    } catch {
      let lines = error.description.split(separator: "\n", omittingEmptySubsequences: false)
      let isPlaced = (0...bytes.count).contains(error.offset) && lines.count == 3
      #expect(isPlaced, "\(text.debugDescription) \(error)", sourceLocation: sourceLocation)
    }
    #expect(LocaleID(text) == id, "\(text)", sourceLocation: sourceLocation)
  }

  @Test func takesAllShortStrings() {
    check([])
    for first in UInt8.min...UInt8.max {
      check([first])
      for second in UInt8.min...UInt8.max { check([first, second]) }
    }
  }

  @Test func takesRandomBytes() {
    var random = Random(state: 1)
    for _ in 0..<5_000 {
      check(
        (0..<Int.random(in: 0..<24, using: &random)).map { _ in .random(in: 0...255, using: &random)
        })
    }
  }

  @Test func takesRandomParts() {
    let parts = [
      "en", "zh", "yue", "Latn", "root", "und", "US", "419", "1996", "posix", "valencia", "bokmal",
      "u", "t", "x", "a", "nu",
      "hc", "h23", "k0", "true", "yes", "islamicc", "i", "klingon", "min", "nan", "no", "bok",
      "sgn", "BE", "FR", "GB", "oed", "default", "zh-min",
      "timezone", "Europe/Berlin", "c", "-", "_",
      "__", "--", ".", "@", "=", ";", "UTF-8",
      "numbers", "latin", "attribute", "abcdefghi", "é", "\0", " ",
    ]
    var random = Random(state: 2)
    for _ in 0..<10_000 {
      let text = (0..<Int.random(in: 1..<12, using: &random)).map { _ in
        (parts.randomElement(using: &random) ?? "") + (Bool.random(using: &random) ? "-" : "")
      }
      check(Array(text.joined().utf8))
    }
  }

  @Test func takesInvalidUTF8() {
    check([0x65, 0x6E, 0x2D, 0xFF, 0xFE])
    check([0x65, 0x6E, 0xC3])
    check(Array("en@numbers=".utf8) + [0x80])
    check(Array("en.".utf8) + [0xFF] + Array("@latin".utf8))
  }

  @Test(
    arguments: ["a", "en-", "en-us-", "-", "@", "en.a", "en-u-nu-", "é", "en@a=b;"], [0, 1])
  func takesTenMegabytes(_ unit: String, _ tail: Int) {
    let text =
      String(repeating: unit, count: 10_000_000 / unit.utf8.count) + (tail == 0 ? "" : "en-US")
    // Not `#expect(throws:)`: it renders the error, and with that the ten megabytes.
    var error: LocaleIDError?
    _ = LocaleID(text)
    _ = LocaleSubtags(scanning: text)
    do throws(LocaleIDError) { _ = try LocaleID(validating: text) } catch let fault {
      error = fault
    }
    #expect(error != nil)
    #expect((error?.description.utf8.count ?? 0) < 400)
  }

  @Test func takesManyVariants() {
    let variants = (0..<100_000).map { "-v" + String($0 + 100_000) }
    let id = LocaleID("en" + variants.reversed().joined())
    #expect(id.variants.count == 100_000)
    #expect(id.variants.first == "v100000")
  }
}
