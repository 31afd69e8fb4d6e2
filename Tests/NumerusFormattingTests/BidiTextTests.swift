import NumerusFormatting
import Testing

private let lri = "\u{2066}"
private let rli = "\u{2067}"
private let fsi = "\u{2068}"
private let pdi = "\u{2069}"
private let rle = "\u{202B}"
private let rlo = "\u{202E}"
private let pdf = "\u{202C}"

@Suite struct BidiTextTests {
  @Test(arguments: ["ABC", "file (1).txt", "Ünï 中文", "", "42", "-3.5 %", "!", "٣", "٣٫٥"])
  func leavesWhatRunsAlongFromLeftToRight(_ text: String) {
    #expect(text.isolated(in: .leftToRight) == text)
  }

  @Test(arguments: ["שלום", "ABC (שלום)", "مرحبا 5", "٣ - ٤", "\u{200F}!", "שלום ABC"])
  func isolatesTheOtherDirectionFromLeftToRight(_ text: String) {
    #expect(text.isolated(in: .leftToRight) == fsi + text + pdi)
  }

  @Test(arguments: ["שלום", "مرحبا 5", "42", "1,234.5", "٣٫٥", "-٣\u{061C}", "1\u{202F}234", ""])
  func leavesWhatRunsAlongFromRightToLeft(_ text: String) {
    #expect(text.isolated(in: .rightToLeft) == text)
  }

  @Test(arguments: ["ABC", "ABC שלום", "שלום ABC", "(!)", "-5", "+1 555", "50%", " ", "1,", "a1"])
  func isolatesTheOtherDirectionFromRightToLeft(_ text: String) {
    #expect(text.isolated(in: .rightToLeft) == fsi + text + pdi)
  }

  @Test func mixedSurroundingsGetIsolatesEverywhere() {
    #expect("ABC".isolated(in: nil) == fsi + "ABC" + pdi)
    #expect("42".isolated(in: nil) == fsi + "42" + pdi)
    #expect("".isolated(in: nil) == "")
    #expect(BidiText.surrounding("Hello, %@!", in: .leftToRight) == .leftToRight)
    #expect(BidiText.surrounding("Hello, שלום", in: .leftToRight) == nil)
    #expect(BidiText.surrounding("%2$d", in: .rightToLeft) == nil)
    #expect(BidiText.surrounding("5 קבצים", in: .rightToLeft) == .rightToLeft)
  }

  @Test func oneSwitch() {
    #expect("שלום".isolated(in: .leftToRight, isolation: .never) == "שלום")
    #expect("ABC".isolated(in: .leftToRight, isolation: .always) == fsi + "ABC" + pdi)
    #expect("ABC".isolated(in: .leftToRight, direction: .rightToLeft) == rli + "ABC" + pdi)
    #expect("(שלום".isolated(in: .rightToLeft, direction: .leftToRight) == lri + "(שלום" + pdi)
    #expect("ABC".isolated(in: .leftToRight, direction: .leftToRight) == "ABC")
  }

  @Test func nothingLeaks() {
    func isolated(_ text: String) -> String { text.isolated(in: .leftToRight) }
    #expect(isolated("a" + pdi + "b") == fsi + "ab" + pdi)
    #expect(isolated("a" + rlo + "b") == fsi + "a" + rlo + "b" + pdf + pdi)
    #expect(isolated("a" + pdf) == fsi + "a" + pdi)
    #expect(isolated("a" + rli + rle + "b") == fsi + "a" + rli + rle + "b" + pdf + pdi + pdi)
    // PDI closes the embedding within its isolate; the PDF after it has nothing to close.
    #expect(
      isolated(rli + rle + "b" + pdi + pdf + "c") == fsi + rli + rle + "b" + pdi + "c" + pdi)
    // PDF does not reach out of an isolate.
    #expect(
      isolated(rle + lri + pdf + "b" + pdi + pdf) == fsi + rle + lri + "b" + pdi + pdf + pdi)
    let balanced = rli + "b" + pdi
    #expect(isolated(balanced) == fsi + balanced + pdi)
  }

  @Test func everyParagraphHasItsOwnIsolate() {
    #expect(
      "שלום\r\nABC\n\nדג".isolated(in: .leftToRight)
        == "\(fsi)שלום\(pdi)\r\n\(fsi)ABC\(pdi)\n\n\(fsi)דג\(pdi)")
    #expect(
      (rlo + "a\u{2029}b").isolated(in: .leftToRight)
        == fsi + rlo + "a" + pdf + pdi + "\u{2029}" + fsi + "b" + pdi)
  }

  @Test func firstStrongDirection() {
    #expect(BidiText.direction(of: "123 abc שלום") == .leftToRight)
    #expect(BidiText.direction(of: "(…) مرحبا abc") == .rightToLeft)
    #expect(BidiText.direction(of: "123 !") == nil)
    #expect(BidiText.direction(of: "\u{061C}1") == .rightToLeft)
    // P2 passes over isolates.
    #expect(BidiText.direction(of: rli + "שלום" + pdi + "abc") == .leftToRight)
  }

  @Test func controlsAreFoundAndTakenOut() {
    // PropList.txt, Bidi_Control.
    let controls = [0x061C, 0x200E, 0x200F] + Array(0x202A...0x202E) + Array(0x2066...0x2069)
    let found = (0...0x10FFFF).compactMap { Unicode.Scalar(UInt32($0)) }
      .filter { String($0).containsBidiControls }
    #expect(found.map { Int($0.value) } == controls)
    for scalar in found { #expect("a\(scalar)b".strippingBidiControls == "ab") }
    #expect("a\u{200D}ש".strippingBidiControls == "a\u{200D}ש")
  }

  @Test func hostileTextIsLinear() {
    let count = 200_000
    for unit in [rlo, rli, pdi, pdf, rli + rle, "\n", "ש", "\u{0}", "א\u{0300}"] {
      let text = String(repeating: unit, count: count)
      let result = text.isolated(in: .leftToRight)
      #expect(depth(of: result) == 0)
      #expect(result.utf8.count <= text.utf8.count * 4 + 8)
    }
  }

  /// How many isolates stay open, or nil where a closer has nothing to close.
  private func depth(of text: String) -> Int? {
    var depth = 0
    for scalar in text.unicodeScalars {
      if (0x2066...0x2068).contains(scalar.value) { depth += 1 }
      if scalar.value == 0x2069 { depth -= 1 }
      if depth < 0 { return nil }
    }
    return depth
  }
}
