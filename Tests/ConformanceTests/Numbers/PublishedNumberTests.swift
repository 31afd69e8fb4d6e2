import Foundation
import NumerusFormatting
import NumerusLocales
import Testing

/// ICU 72's published test data for number skeletons, through ``NumberFormat``.
@Suite(
  .enabled(if: PublishedNumbers.canRun, "skipped: \(PublishedNumbers.absence)"))
struct PublishedNumberTests {
  /// `numberpermutationtest.txt`: a skeleton, indented locales, further indented a text for each of three
  /// numbers, as ICU's `numbertest_permutation.cpp` writes it.
  @Test func permutations() throws {
    let numbers = ["0", "91827.3645", "-0.22222"]
    var tally = Tally()
    var skeleton = ""
    var format: NumberFormat?
    var next = 0
    for line in try PublishedNumbers.text("icu72-testdata/numberpermutationtest.txt").split(
      whereSeparator: \.isNewline)
    {
      if line.hasPrefix("#") { continue }
      if line.hasPrefix("    ") {
        let subject = "[\(skeleton)] \(format?.requested.identifier ?? "") \(numbers[next])"
        let shown = try #require(format).format(decimal: numbers[next])
        tally.compare(shown.string, String(line.dropFirst(4)), subject)
        tally.compare(
          format?.string(from: Double(numbers[next]) ?? 0), shown.string, "\(subject) as a double")
        next += 1
      } else if line.hasPrefix("  ") {
        #expect(next == 0 || next == 3)
        next = 0
        format = try NumberFormat(skeleton: skeleton, locale: LocaleID(String(line.dropFirst(2))))
      } else {
        skeleton = String(line)
      }
    }
    tally.report("ICU 72 numberpermutationtest.txt")
  }

  /// A test of the conformance project: `{"test": …, "expected": …}`.
  private struct Line: Decodable {
    struct Test: Decodable {
      let label: String
      let skeleton: String
      let input: String
      let locale: String?
      let pattern: String?
    }
    let test: Test
    let expected: String
  }

  /// By label, what the pattern of a test says and the skeleton beside it does not.
  static let patternsBeyondTheirSkeletons = [
    "5865": twoIntegerDigits, "5866": twoIntegerDigits, "5867": twoIntegerDigits,
    "5916": noIntegerDigit, "5917": noIntegerDigit,
  ]
  private static let twoIntegerDigits = "two integer digits before an exponent: no skeleton says it"
  private static let noIntegerDigit = "no integer digit before an exponent: no skeleton says it"

  @Test func skeletonsOfTheConformanceProject() throws {
    var tally = Tally()
    var notRun = PublishedNumbers.NotRun()
    var inexact = 0
    var formats: [[String]: NumberFormat] = [:]
    for text in try PublishedNumbers.text("icu72/number_fmt.jsonl").split(separator: "\n") {
      let line = try JSONDecoder().decode(Line.self, from: Data(text.utf8))
      let test = line.test
      if let reason = Self.patternsBeyondTheirSkeletons[test.label] {
        notRun.add("\(test.label) '\(test.pattern ?? "")'", because: reason)
        continue
      }
      let key = [test.skeleton, test.locale ?? "en"]
      let format = try formats[key] ?? NumberFormat(skeleton: key[0], locale: LocaleID(key[1]))
      formats[key] = format
      let found: String
      do throws(FormatError) {
        // Some inputs leave out the zero before the point: "-.8".
        let input = test.input.replacing(/^(-?)\./) { "\($0.1)0." }
        found = try format.format(decimal: input).string
      } catch {
        guard case .inexact = error else { throw error }
        inexact += 1
        found = "Inexact"
      }
      tally.compare(
        found, line.expected,
        "\(test.label) [\(test.skeleton)] \(test.pattern ?? "") \(key[1]) \(test.input)")
    }
    notRun.report("ICU 72 number_fmt.jsonl")
    tally.report(
      "ICU 72 number_fmt.jsonl",
      "\(formats.count) formats, \(inexact) inexact, \(notRun.count) not run")
  }
}
