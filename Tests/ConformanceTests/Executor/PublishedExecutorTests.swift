import Foundation
import NumerusFormatting
import NumerusJSON
import NumerusPlurals
import Testing

/// The published tests as Unicode's test driver sends them.
@Suite(.enabled(if: Published.exists, "skipped: no ../shared/conformance beside the checkout"))
struct PublishedExecutorTests {
  @Test(arguments: CLDRVersion.allCases)
  func answersPluralRules(version: CLDRVersion) throws {
    try compare("plural_rules", version, Answering(cldr: version))
  }

  @Test(arguments: CLDRVersion.allCases)
  func takesTheReleaseOfATest(version: CLDRVersion) throws {
    let other: CLDRVersion = version == .v42 ? .v48 : .v42
    try compare("plural_rules", version, Answering(cldr: other)) { test in
      test["icuVersion"] = .string("icu\(version.rawValue + 30)")
    }
  }

  @Test(
    .enabled(if: ICUVersion.linked.major == 72, "skipped: the tests are for ICU 72's data"))
  func answersNumberFormat() throws {
    try compare("number_fmt", .v42, Answering())
  }

  /// The same tests by their options of ECMA-402, which the generator derived from the skeletons.
  ///
  /// Six were not derived exactly: five ask for as many integer digits as a pattern in which they are the
  /// maximum of an exponent's step, and one for fewer digits (21, ECMA-402's limit) than are expected.
  @Test(
    .enabled(if: ICUVersion.linked.major == 72, "skipped: the tests are for ICU 72's data"))
  func answersNumberFormatByOptions() throws {
    var answering = Answering()
    var differing: [String] = []
    for (test, expected) in try tests("number_fmt", .v42) {
      var test = test
      test["skeleton"] = nil
      test["pattern"] = nil
      let answer = try answering.answer(test)
      if answer["result"]?.string != expected { differing.append(test["label"]?.string ?? "") }
    }
    #expect(differing == ["5865", "5866", "5867", "5916", "5917", "5925"])
  }

  private func tests(
    _ name: String, _ version: CLDRVersion
  ) throws -> [(test: JSONObject, expected: String)] {
    try Published.text("\(name).jsonl", of: version).split(separator: "\n").map { line in
      let row = try JSONReader().value(of: String(line)).object
      guard let test = row?["test"]?.object, let expected = row?["expected"]?.string else {
        throw Malformed(what: String(line))
      }
      return (test, expected)
    }
  }

  private func compare(
    _ name: String, _ version: CLDRVersion, _ answering: Answering,
    changing: (inout JSONObject) -> Void = { _ in }
  ) throws {
    var answering = answering
    let set = "icu\(version.rawValue + 30)/\(name)"
    var tally = Tally()
    var found: Set<KnownDifference> = []
    for (test, expected) in try tests(name, version) {
      var test = test
      changing(&test)
      let answer = try answering.answer(test)
      tally.compare(answer["label"], test["label"], "\(set) label")
      tally.compare(answer["unsupported"], nil, "\(set) \(test)")
      let result = answer["result"]?.string ?? answer["error"]?.string ?? ""
      guard result != expected else { continue }
      let label = test["label"]?.string ?? ""
      found.insert(
        KnownDifference(set: set, label: label, expected: expected, answered: result))
    }
    let known = Set(try KnownDifference.all().filter { $0.set == set })
    for difference in found.subtracting(known) { tally.differ(difference.description) }
    for difference in known.subtracting(found) {
      tally.differ("no longer so: \(difference)")
    }
    tally.report("executor \(set)", "\(known.count) known differences")
  }
}
