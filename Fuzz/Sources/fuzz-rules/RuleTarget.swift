import NumerusPluralCompiler
import NumerusPlurals

/// Rule text of any bytes: an error that can be shown, or rules that print and parse as the same
/// ones, and that select as the reference evaluator does.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRule(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  if let set = parsed({ () throws(PluralRuleError) in try PluralRuleSet(parsing: text) }) {
    check(set)
  }
  if let set = parsed({ () throws(PluralRuleError) in try PluralRuleSet(parsing: ["one": text]) }) {
    check(set)
  }
  return 0
}

private func check(_ set: PluralRuleSet) {
  let text = set.description
  guard let copy = try? PluralRuleSet(parsing: text), copy == set else {
    fatalError("does not parse as the same set: \(text)")
  }
  let reference = ReferenceEvaluator(set)
  let rules = PluralRules(compiling: set)
  for number in numbers {
    let expected = reference.category(of: number)
    if rules.category(for: number) != expected {
      fatalError("\(number) is \(rules.category(for: number)), not \(expected as Any): \(text)")
    }
    if let integer = Int(number), rules.category(for: integer) != expected {
      fatalError("the integer \(number) is not \(expected as Any): \(text)")
    }
  }
  // A list stands for at most 100,000 samples, which would still take the fuzzer most of its time.
  guard !text.contains("~") else { return }
  for conflict in set.conflicts where conflict.description.isEmpty {
    fatalError("a conflict that cannot be shown: \(text)")
  }
}

private let numbers = [
  "0", "1", "2", "3", "5", "11", "21", "99", "100", "127", "128", "199", "228", "1000000",
  "4503599627370496", "9223372036854775807", "18446744073709551616",
  "1000000000000000000000000000000000000000001", "0.0", "1.0", "1.5", "0.05", "2.10", "200.1",
  "1c6", "1.5c3", "0.1234567890123456789012",
]

private func parsed(
  _ body: () throws(PluralRuleError) -> PluralRuleSet
) -> PluralRuleSet? {
  do throws(PluralRuleError) {
    return try body()
  } catch {
    if error.description.isEmpty { fatalError("an error that cannot be shown") }
    return nil
  }
}
