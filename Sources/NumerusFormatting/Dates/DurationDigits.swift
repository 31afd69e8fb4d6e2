internal import CNumerusICUShim
internal import NumerusLocales

/// Writes durations in digits, by CLDR's `durationUnits`: "h:mm:ss".
///
/// The separators are the locale's: Danish has "3.05.09".
struct DurationDigits: Sendable {
  private enum Piece: Sendable {
    case literal(String)
    /// The next of the numbers.
    case number(ICUHandle)
  }

  private let pieces: [Piece]

  static func units(_ units: Set<DurationFormat.Unit>) -> [DurationFormat.Unit] {
    switch units {
    case [.hour, .minute]: [.hour, .minute]
    case [.minute, .second]: [.minute, .second]
    default: [.hour, .minute, .second]
    }
  }

  init(
    _ locale: LocaleID, _ units: [DurationFormat.Unit], fractionDigits: Int
  ) throws(FormatError) {
    let kind = String(units.compactMap(\.rawValue.first))
    let pattern = try ICUText.string("ures_getStringByKey") {
      nicu_duration_pattern(locale.identifier, kind, $0, &$1)
    }
    let fraction = fractionDigits == 0 ? "" : " ." + String(repeating: "0", count: fractionDigits)
    var pieces: [Piece] = []
    var rest = Substring(pattern)
    var remaining = units.count
    while let first = rest.first {
      guard "hHms".contains(first) else {
        let literal = rest.prefix { !"hHms".contains($0) }
        // Apostrophes quote, as in date patterns.
        pieces.append(.literal(literal.filter { $0 != "'" }))
        rest = rest.dropFirst(literal.count)
        continue
      }
      let letters = rest.prefix { $0 == first }
      rest = rest.dropFirst(letters.count)
      remaining -= 1
      let width = String(repeating: "0", count: letters.count)
      pieces.append(
        .number(
          try DurationWords.number(
            "group-off integer-width/*\(width)\(remaining == 0 ? fraction : "")", locale)))
    }
    self.pieces = pieces
  }

  func format(
    _ numbers: [(unit: DurationFormat.Unit, number: String)]
  ) throws(FormatError) -> FormattedText {
    var texts: [FormattedText] = []
    var next = numbers.startIndex
    for piece in pieces {
      switch piece {
      case .literal(let text): texts.append(FormattedText(string: text, parts: []))
      case .number(let format) where next < numbers.endIndex:
        texts.append(try DurationWords.text(of: numbers[next].number, format))
        next += 1
      case .number: break
      }
    }
    return Self.concatenated(texts)
  }

  private static func concatenated(_ texts: [FormattedText]) -> FormattedText {
    let string = texts.map(\.string).joined()
    let utf8 = string.utf8
    var parts: [FormattedPart] = []
    var start = utf8.startIndex
    for text in texts {
      for part in text.parts {
        let own = text.string.utf8
        let offset = own.distance(from: own.startIndex, to: part.range.lowerBound)
        let count = own.distance(from: part.range.lowerBound, to: part.range.upperBound)
        let lower = utf8.index(start, offsetBy: offset)
        parts.append(FormattedPart(part.field, range: lower..<utf8.index(lower, offsetBy: count)))
      }
      start = utf8.index(start, offsetBy: text.string.utf8.count)
    }
    return FormattedText(string: string, parts: parts)
  }
}
