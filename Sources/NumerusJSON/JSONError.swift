/// What is wrong with a text that should be JSON, and where.
package struct JSONError: Error, Hashable, Sendable {
  /// What should have stood there: "',' or ']'".
  package let expected: String
  /// What does: "'x'", "the end".
  package let found: String
  /// Where, in bytes from the beginning.
  package let offset: Int
  /// Where, in lines and columns.
  package let position: JSONPosition
  /// The value in which it stands.
  package internal(set) var path: JSONPath
}

extension JSONError: CustomStringConvertible {
  package var description: String {
    let place = path.components.isEmpty ? "" : " in \(path)"
    return "\(position) (byte \(offset)): expected \(expected)\(place), found \(found)"
  }
}

/// A place in a text, for people.
package struct JSONPosition: Hashable, Sendable {
  /// From 1.
  package let line: Int
  /// From 1, in Unicode scalars; a byte that is no UTF-8 counts as one.
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The place of a byte offset, where lines end in LF, CR or CR LF.
  ///
  /// - Complexity: O(*offset*).
  package init(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    let before = bytes[..<min(max(offset, 0), bytes.count)]
    var line = 1
    var start = 0
    for index in before.indices {
      let isEnd =
        before[index] == UInt8(ascii: "\n")
        || before[index] == UInt8(ascii: "\r")
          && (index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n"))
      if isEnd {
        line += 1
        start = index + 1
      }
    }
    if start == 0, before.starts(with: JSONParser.byteOrderMark) { start = 3 }
    self.line = line
    // A column for each byte that does not go on with a scalar.
    column = before[start...].reduce(1) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }
}

extension JSONPosition: CustomStringConvertible {
  package var description: String { "line \(line), column \(column)" }
}
