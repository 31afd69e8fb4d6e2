import NumerusPlurals

/// The two texts of `A..B`.
struct RangeText {
  let start: UnsafeBufferPointer<UInt8>
  let end: UnsafeBufferPointer<UInt8>
  private let whole: UnsafeBufferPointer<UInt8>
  private let endOffset: Int

  /// Splits at the first two points; nil where there are none.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    let point = UInt8(ascii: ".")
    var index = 0
    while index + 1 < text.count, text[index] != point || text[index + 1] != point { index += 1 }
    guard index + 1 < text.count else { return nil }
    start = Blank.trim(UnsafeBufferPointer(rebasing: text[..<index])).text
    let (end, blanks) = Blank.trim(UnsafeBufferPointer(rebasing: text[(index + 2)...]))
    self.end = end
    endOffset = index + 2 + blanks
    whole = text
  }

  func fault(ofStart error: NumberSyntaxError) -> InputFault {
    InputFault(error).inside(whole, at: 0)
  }

  func fault(ofEnd error: NumberSyntaxError) -> InputFault {
    InputFault(error).inside(whole, at: endOffset)
  }
}

/// Reads ranges.
struct RangeReader: CategoryReader {
  let rules: PluralRules

  init(_ rules: PluralRules) {
    self.rules = rules
  }

  func category(
    of text: UnsafeBufferPointer<UInt8>
  ) -> Result<PluralCategory, InputFault> {
    guard let range = RangeText(text) else { return .failure(.missing(in: text)) }
    return category(of: range)
  }

  func category(of range: RangeText) -> Result<PluralCategory, InputFault> {
    let start: PluralCategory
    do throws(NumberSyntaxError) {
      start = try rules.category(parsingUTF8: range.start)
    } catch {
      return .failure(range.fault(ofStart: error))
    }
    do throws(NumberSyntaxError) {
      let end = try rules.category(parsingUTF8: range.end)
      return .success(rules.category(forRangeFrom: start, to: end))
    } catch {
      return .failure(range.fault(ofEnd: error))
    }
  }
}

/// A line for each range: the range as it was given, and its category.
struct RangeAnswer: InputAnswer {
  private let reader: RangeReader
  private let isJSON: Bool
  private let endings: CategoryEndings

  init(_ rules: PluralRules, _ request: PluralRequest) {
    reader = RangeReader(rules)
    isJSON = request.isJSON
    endings = isJSON ? .json : .text(request.paint)
  }

  func answer(
    _ text: UnsafeBufferPointer<UInt8>, to output: inout OutputBuffer
  ) throws(SystemError) -> InputFault? {
    guard let range = RangeText(text) else { return .missing(in: text) }
    switch reader.category(of: range) {
    case .failure(let fault): return fault
    case .success(let category):
      if isJSON {
        try output.append("{\"start\":\"" as StaticString)
        try output.append(range.start)
        try output.append("\",\"end\":\"" as StaticString)
        try output.append(range.end)
      } else {
        try output.append(text)
      }
      try output.append(category, from: endings)
      return nil
    }
  }
}
