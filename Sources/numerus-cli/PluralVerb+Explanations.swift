import NumerusJSON
import NumerusPlurals

/// What both kinds of explanation need.
private struct Explainer {
  let rules: PluralRules
  let isJSON: Bool
  let paint: Paint

  init(_ rules: PluralRules, _ request: PluralRequest) {
    self.rules = rules
    isJSON = request.isJSON
    paint = request.paint
  }

  /// Appends the lines of the description that follow the number.
  func append(
    _ explanation: PluralExplanation, indent: String = "", to output: inout OutputBuffer
  ) throws(SystemError) {
    for line in explanation.description.split(separator: "\n").dropFirst() {
      try output.append("\(indent)\(paint.verdicts(in: String(line)))\n")
    }
  }
}

/// Several lines for each number: its category, its operands, and what each rule made of them.
struct ExplanationAnswer: InputAnswer {
  private let explainer: Explainer

  init(_ rules: PluralRules, _ request: PluralRequest) {
    explainer = Explainer(rules, request)
  }

  func answer(
    _ text: UnsafeBufferPointer<UInt8>, to output: inout OutputBuffer
  ) throws(SystemError) -> InputFault? {
    let explanation: PluralExplanation
    do throws(NumberSyntaxError) {
      explanation = explainer.rules.explain(try PluralOperands(utf8: text))
    } catch {
      return InputFault(error)
    }
    let number = String(decoding: text, as: UTF8.self)
    if explainer.isJSON {
      try output.append("\(explanation.json(of: number))\n")
    } else {
      try output.append("\(number)\t\(explainer.paint.category(explanation.category))\n")
      try explainer.append(explanation, to: &output)
    }
    return nil
  }
}

/// Several lines for each range: its category, what each end is, and whether CLDR lists the pair.
struct RangeExplanationAnswer: InputAnswer {
  private let explainer: Explainer

  init(_ rules: PluralRules, _ request: PluralRequest) {
    explainer = Explainer(rules, request)
  }

  func answer(
    _ text: UnsafeBufferPointer<UInt8>, to output: inout OutputBuffer
  ) throws(SystemError) -> InputFault? {
    guard let range = RangeText(text) else { return .missing(in: text) }
    let category: PluralCategory
    let rules = explainer.rules
    switch RangeReader(rules).category(of: range) {
    case .failure(let fault): return fault
    case .success(let found): category = found
    }
    // Both ends have been read above.
    let ends = [range.start, range.end].compactMap { text in
      (try? PluralOperands(utf8: text)).map {
        (number: String(decoding: text, as: UTF8.self), why: rules.explain($0))
      }
    }
    let pair = ends.map(\.why.category)
    let isListed = rules.ranges.contains { [$0.start, $0.end] == pair }
    if explainer.isJSON {
      let json = JSONValue.object([
        ("start", .optional(ends.first?.number)), ("end", .optional(ends.last?.number)),
        ("category", .string(category.description)), ("listed", .bool(isListed)),
        ("explanations", .array(ends.map { $0.why.json(of: $0.number) })),
      ])
      try output.append("\(json)\n")
      return nil
    }
    try output.append(text)
    try output.append("\t\(explainer.paint.category(category))\n")
    for end in ends {
      try output.append("  \(end.number) → \(end.why.category)\n")
      try explainer.append(end.why, indent: "  ", to: &output)
    }
    let names = pair.map(\.description).joined(separator: "..")
    let reason = isListed ? "CLDR lists it" : "not listed by CLDR, the end decides"
    try output.append("  \(names) → \(category): \(reason)\n")
    return nil
  }
}
