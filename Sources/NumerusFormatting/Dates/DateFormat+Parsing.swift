internal import CNumerusICUShim

/// How closely a text must follow a format to be read.
public enum DateParsing: Hashable, Sendable {
  /// Every field and literal as the format writes it, and dates that exist.
  case strict
  /// With other spaces, fields in figures for names, and February 30 as March 2: ICU's lenient reading.
  case lenient
}

extension DateFormat {
  /// The time that a text names which was written as this format writes.
  ///
  /// The whole text must be read. Spaces, no-break spaces (U+00A0) and narrow ones (U+202F) are taken for
  /// each other. What the format does not show is that of 1970-01-01T00:00 in its time zone.
  /// - Throws: ``FormatError/dateText(_:offset:pattern:)``.
  public func instant(
    from text: String, _ parsing: DateParsing = .strict
  ) throws(FormatError) -> Instant {
    let core = try opened()
    var offset: Int32 = -1
    var status: Int32 = 0
    let time = try core.run { (format) throws(FormatError) in
      nicu_date_format_parse(
        format, text, Int32(clamping: text.utf8.count), parsing == .lenient, &offset, &status)
    }
    guard status <= 0, let instant = Instant(udate: time) else {
      let place =
        text.utf8.index(
          text.startIndex, offsetBy: max(0, Int(offset)), limitedBy: text.endIndex) ?? text.endIndex
      throw .dateText(text, offset: text.unicodeScalars[..<place].count, pattern: pattern)
    }
    return instant
  }
}
