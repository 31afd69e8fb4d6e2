import Foundation
import Testing

@testable import numerus_cli

/// Lines in a buffer much shorter than they are.
@Suite struct LineReaderTests {
  /// Every line, with the length of one above the limit in angle brackets.
  private func lines(_ text: String, capacity: Int = 4, limit: Int = 16) throws -> [String] {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try pipe.fileHandleForWriting.close()
    var reader = LineReader(
      descriptor: pipe.fileHandleForReading.fileDescriptor, capacity: capacity, limit: limit)
    var result: [String] = []
    repeat {
      while let line = reader.next() {
        switch line {
        case .text(let bytes): result.append(String(decoding: bytes, as: UTF8.self))
        case .tooLong(let bytes): result.append("<\(bytes)>")
        }
        #expect(reader.number == result.count)
      }
    } while try reader.fill()
    return result
  }

  @Test func findsLinesAcrossReads() throws {
    #expect(try lines("") == [])
    #expect(try lines("\n") == [""])
    #expect(try lines("1") == ["1"])
    #expect(try lines("1\n\n22\n333\n4444\n55555\n") == ["1", "", "22", "333", "4444", "55555"])
    #expect(try lines("123456789\n0\n12345") == ["123456789", "0", "12345"])
  }

  @Test func skipsAByteOrderMarkOnce() throws {
    #expect(try lines("\u{FEFF}1\n\u{FEFF}2") == ["1", "\u{FEFF}2"])
    #expect(try lines("\u{FEFF}") == [""])
  }

  @Test(arguments: 14...40)
  func tellsTheLengthOfALineAboveTheLimit(_ length: Int) throws {
    let text = String(repeating: "x", count: length)
    let expected = length > 16 ? "<\(length)>" : text
    #expect(try lines("1\n\(text)\n2\n") == ["1", expected, "2"])
    #expect(try lines("\(text)") == [expected])
    // Where the buffer holds the limit from the start, and where it grows past it.
    #expect(try lines("\(text)\n2", capacity: 16) == [expected, "2"])
    #expect(try lines("\(text)\n2", capacity: 11) == [expected, "2"])
    #expect(try lines("\(text)\n\(text)\n", capacity: 1) == [expected, expected])
  }
}
