import NumerusFormatting
import Testing

/// ICU's `numberformattestspecification.txt`, every row of it, as ICU's own driver runs it.
///
/// ICU4C's driver does not run the rows of "test select" (`isSelectPass` is not overridden); they are
/// run here, through `PluralRules::select(FormattedNumber)`.
///
/// A row with C in its column `breaks` is one that ICU4C fails, and must fail here too: then what we
/// run is what ICU runs. Source: `NumberFormatDataDrivenTest` in ICU's `intltest`.
@Suite(.enabled(if: ICUTestData.exists, "skipped: no ../shared/conformance/icu72-testdata"))
struct SpecificationTests {
  /// Rows that ICU4C answers otherwise though `breaks` does not say so, with the answer.
  ///
  /// 2E0 has the operands of 2 (UTS #35 part 3: of exponents only compact ones are operands), so
  /// Serbian selects `few`; the row is from before ICU 60, when scientific format had none.
  static let answeredOtherwise = [1046: "got 'few'"]

  @Test(.enabled(if: ICUVersion.linked.major == 72, "the data is ICU 72's"))
  func everyRow() throws {
    let cases = try SpecificationCase.all()
    var kinds: [String: Int] = [:]
    var knownToFail = 0
    for row in cases {
      let shouldPass = row.expectsFailure ? row.breaksICU4C : !row.breaksICU4C
      if row.breaksICU4C { knownToFail += 1 }
      let (kind, outcome) = row.outcome()
      kinds[kind, default: 0] += 1
      if let answer = Self.answeredOtherwise[row.line] {
        #expect(outcome == answer, "\(row.description)")
        continue
      }
      #expect((outcome == nil) == shouldPass, "\(row.description): \(outcome ?? "passed")")
    }
    print(
      "conformance: ICU numberformattestspecification: \(cases.count) rows, none skipped, "
        + "\(knownToFail) known to fail in ICU4C, "
        + "\(Self.answeredOtherwise.count) answered otherwise; "
        + kinds.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
    // The count by hand: rows below "begin" and its columns, up to the next blank line.
    #expect(cases.count == 909)
    #expect(kinds["unknown"] == nil)
  }
}

extension SpecificationCase {
  /// What kind of row it is, and why it fails; nil where it passes.
  func outcome() -> (kind: String, failure: String?) {
    let kind =
      if fields["format"] != nil, fields["output"] != nil {
        "format"
      } else if fields["toPattern"] != nil {
        "toPattern"
      } else if fields["parse"] != nil, fields["outputCurrency"] != nil {
        "parseCurrency"
      } else if fields["parse"] != nil {
        "parse"
      } else if fields["plural"] != nil {
        "select"
      } else {
        "unknown"
      }
    do {
      let format = try format()
      switch kind {
      case "format": return (kind, try formatting(format))
      case "toPattern": return (kind, difference(try format.pattern(), fields["toPattern"]))
      case "parseCurrency": return (kind, try parsing(format, currency: true))
      case "parse": return (kind, try parsing(format, currency: false))
      case "select":
        let found = try format.pluralCategory(of: number(fields["format"] ?? ""))
        return (kind, difference(found, fields["plural"]))
      default: return (kind, "no such kind of row")
      }
    } catch {
      return (kind, "\(error)")
    }
  }

  /// As decimal text, as a double where that is the same number, and as an integer where it is one.
  private func formatting(_ format: PatternFormat) throws -> String? {
    let input = fields["format"] ?? ""
    let expected = fields["output"]
    let double = try number(input)
    guard let decimal = PlainDecimal(input) else {
      return difference(try format.string(from: double), expected)
    }
    if let failure = difference(try format.string(fromDecimal: input), expected) { return failure }
    if PlainDecimal("\(double)") == decimal,
      let failure = difference(try format.string(from: double), expected)
    {
      return "as a double: \(failure)"
    }
    if double.magnitude < 0x1p53, let integer = Int64(exactly: double),
      let failure = difference(try format.string(from: integer), expected)
    {
      return "as an integer: \(failure)"
    }
    return nil
  }

  private func parsing(_ format: PatternFormat, currency: Bool) throws -> String? {
    let match = try format.match(fields["parse"] ?? "", currency: currency)
    guard match.limit > 0 else { return "no number" }
    let expected = fields["output"] ?? ""
    if expected == "fail" { return nil }
    if currency, let failure = difference(match.currency ?? "", fields["outputCurrency"]) {
      return failure
    }
    switch expected {
    case "NaN": return match.double.isNaN ? nil : "\(match.double)"
    case "Inf": return match.double == .infinity ? nil : "\(match.double)"
    case "-Inf": return match.double == -.infinity ? nil : "\(match.double)"
    case "-0.0": return match.double == 0 && match.double.sign == .minus ? nil : match.decimal
    default:
      return PlainDecimal(match.decimal) == PlainDecimal(expected) ? nil : "got \(match.decimal)"
    }
  }

  private func difference(_ found: String, _ expected: String?) -> String? {
    // Scalars and not characters, which are compared by canonical equivalence.
    let isSame = expected.map { Array($0.unicodeScalars) == Array(found.unicodeScalars) }
    return isSame == true ? nil : "got '\(found)'"
  }
}
