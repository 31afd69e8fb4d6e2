import NumerusJSON
import NumerusPlurals

/// Finds the category of one input.
protocol CategoryReader {
  func category(
    of text: UnsafeBufferPointer<UInt8>
  ) -> Result<PluralCategory, InputFault>
}

/// Reads numbers.
struct NumberReader: CategoryReader {
  let rules: PluralRules

  init(_ rules: PluralRules) {
    self.rules = rules
  }

  @inline(__always)
  func category(
    of text: UnsafeBufferPointer<UInt8>
  ) -> Result<PluralCategory, InputFault> {
    do throws(NumberSyntaxError) {
      return .success(try rules.category(parsingUTF8: text))
    } catch {
      return .failure(InputFault(error))
    }
  }
}

/// A line for each number: the number as it was given, and its category.
struct NumberAnswer: InputAnswer {
  private let reader: NumberReader
  private let beginning: StaticString
  private let endings: CategoryEndings

  init(_ rules: PluralRules, _ request: PluralRequest) {
    reader = NumberReader(rules)
    beginning = request.isJSON ? "{\"number\":\"" : ""
    endings = request.isJSON ? .json : .text(request.paint)
  }

  @inline(__always)
  func answer(
    _ text: UnsafeBufferPointer<UInt8>, to output: inout OutputBuffer
  ) throws(SystemError) -> InputFault? {
    switch reader.category(of: text) {
    case .failure(let fault): return fault
    case .success(let category):
      // Text that is a number holds nothing that JSON would have to escape.
      try output.append(beginning)
      try output.append(text)
      try output.append(category, from: endings)
      return nil
    }
  }
}

/// Nothing for each input, and at the end how many had each category of the language.
struct HistogramAnswer<Reader: CategoryReader>: InputAnswer {
  private let reader: Reader
  private let categories: [PluralCategory]
  private let isJSON: Bool
  private var histogram = PluralHistogram()

  init(_ reader: Reader, of rules: PluralRules, _ request: PluralRequest) {
    self.reader = reader
    categories = rules.categories
    isJSON = request.isJSON
  }

  mutating func answer(
    _ text: UnsafeBufferPointer<UInt8>, to output: inout OutputBuffer
  ) throws(SystemError) -> InputFault? {
    switch reader.category(of: text) {
    case .failure(let fault): return fault
    case .success(let category):
      histogram[category] += 1
      return nil
    }
  }

  func finish(_ output: inout OutputBuffer) throws(SystemError) {
    if isJSON {
      let members = categories.map { ($0.description, JSONValue.number(histogram[$0])) }
      try output.append("\(JSONValue.object(members))\n")
    } else {
      for category in categories { try output.append("\(category)\t\(histogram[category])\n") }
    }
  }
}
