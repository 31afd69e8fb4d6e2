import NumerusPlurals

/// Number text of any bytes: every way in gives the same category or the same error.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzNumber(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  let operands = parsed { () throws(NumberSyntaxError) in try PluralOperands(utf8: bytes) }
  for rules in sets {
    let expected = operands.map { rules.category(for: $0) }
    agree(rules.category(forUTF8: bytes), expected, "bytes")
    agree(rules.category(forUTF8: bytes.span), expected, "span")
    agree(
      parsed { () throws(NumberSyntaxError) in try rules.category(parsingUTF8: bytes) }, expected,
      "parsed bytes")
    guard let text = String(validating: bytes, as: UTF8.self) else { continue }
    agree(rules.category(for: text), expected, "text")
    agree(rules.category(for: text[...]), expected, "substring")
    agree(
      parsed { () throws(NumberSyntaxError) in try rules.category(parsing: text) }, expected,
      "parsed text")
  }
  if case .success(let operands) = operands { readsBack(operands) }
  return 0
}

private let sets: [PluralRules] =
  ["ar", "fr", "lv", "mt", "da", "gv"].map { PluralRules($0) }
  + ["en", "it", "hu"].map { PluralRules($0, .ordinal) }

/// The description is the number with its exponent carried out, so what it reads as is known.
private func readsBack(_ operands: PluralOperands) {
  guard operands.isNumber, operands.c == 0, operands.v < 1000 else { return }
  let text = operands.description
  guard text.utf8.count < 10_000 else { return }
  guard let copy = try? PluralOperands(text) else { fatalError("\(text) is no number") }
  guard copy == operands else { fatalError("\(text) reads back as \(copy)") }
}

private func parsed<Value>(
  _ body: () throws(NumberSyntaxError) -> Value
) -> Result<Value, NumberSyntaxError> {
  do throws(NumberSyntaxError) {
    return .success(try body())
  } catch {
    guard error.column >= 1, error.description.utf8.count < 2000, error.caret >= 0 else {
      fatalError("an error that cannot be shown: \(error)")
    }
    return .failure(error)
  }
}

private func agree(
  _ found: PluralCategory, _ expected: Result<PluralCategory, NumberSyntaxError>, _ way: String
) {
  // Text that is no number is `other`.
  if found != (try? expected.get()) ?? .other { fatalError("\(way): \(found), not \(expected)") }
}

private func agree(
  _ found: Result<PluralCategory, NumberSyntaxError>,
  _ expected: Result<PluralCategory, NumberSyntaxError>, _ way: String
) {
  if found != expected { fatalError("\(way): \(found), not \(expected)") }
}
