extension LanguageAliases {
  /// Rows of printable ASCII, one a line, sorted; `.` stands for what is absent.
  ///
  ///     sgn.BR..........bzs.........
  ///     sh..............sr..Latn....
  ///
  /// Columns: language (4), region (4) and variant (8), which are the key; language, script and region (4
  /// each), which are the value. The dot sorts before letters and digits, so rows order as packed keys do.
  package struct Table: Sendable {
    private let text: StaticString
    private let count: Int

    package init(_ text: StaticString) {
      self.text = text
      count = text.hasPointerRepresentation ? (text.utf8CodeUnitCount + 1) / Row.width : 0
    }

    /// The value of a key; a language of 0 is `und`, in key and value.
    package func find(_ language: UInt64, _ region: UInt32, _ variant: UInt64) -> LocaleSubtags? {
      let und: UInt64 = 0x756E_6400_0000_0000
      let tongue = Row.padded(language == 0 ? und : language)
      // A language of more than four letters would be cut, and is no key.
      guard tongue & 0xFFFF_FFFF == 0x2E2E_2E2E else { return nil }
      let front = tongue & ~0xFFFF_FFFF | Row.padded(UInt64(region) << 32) >> 32
      return find(front, Row.padded(variant))
    }

    private func find(_ front: UInt64, _ back: UInt64) -> LocaleSubtags? {
      var low = 0
      var high = count
      while low < high {
        let middle = (low + high) / 2
        let row = Row(text, middle)
        if (row.front, row.back) == (front, back) { return row.value }
        if (row.front, row.back) < (front, back) { low = middle + 1 } else { high = middle }
      }
      return nil
    }
  }

  /// One line of the table.
  struct Row {
    /// 28 characters and a line feed, which the last row does not have.
    static var width: Int { 29 }
    private let start: UnsafeRawPointer

    init(_ text: StaticString, _ index: Int) {
      start = UnsafeRawPointer(text.utf8Start) + index * Self.width
    }

    var front: UInt64 { load(0) }
    var back: UInt64 { load(8) }

    var value: LocaleSubtags {
      let language = Self.unpadded(load(16) & ~0xFFFF_FFFF)
      let isUndetermined = language == 0x756E_6400_0000_0000
      let script = Self.unpadded(load(16) << 32) >> 32
      // Read with the four characters before it, so as to stay within the last row.
      let region = Self.unpadded(load(20) << 32) >> 32
      return LocaleSubtags(
        language: isUndetermined ? 0 : language,
        script: UInt32(truncatingIfNeeded: script), region: UInt32(truncatingIfNeeded: region))
    }

    private func load(_ column: Int) -> UInt64 {
      UInt64(bigEndian: start.loadUnaligned(fromByteOffset: column, as: UInt64.self))
    }

    /// Dots for the zeros at the end.
    static func padded(_ packed: UInt64) -> UInt64 {
      let zeros = packed.trailingZeroBitCount & ~7
      return packed | 0x2E2E_2E2E_2E2E_2E2E & ((1 << UInt64(zeros)) &- 1)
    }

    /// Zeros for the dots at the end.
    private static func unpadded(_ text: UInt64) -> UInt64 {
      var text = text
      var mask: UInt64 = 0xFF
      while mask != 0, text & mask == 0x2E2E_2E2E_2E2E_2E2E & mask || text & mask == 0 {
        text &= ~mask
        mask <<= 8
      }
      return text
    }
  }
}
