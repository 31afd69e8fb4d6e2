import Foundation
import NumerusPluralCompiler
import NumerusPlurals
import Testing

/// What github.com/unicode-org/conformance and CLDR publish, where a copy lies beside the checkout.
@Suite(.enabled(if: Published.exists, "skipped: no ../shared/conformance beside the checkout"))
struct PublishedTests {
  @Test(arguments: CLDRVersion.allCases)
  func everyLineOfTheConformanceTests(version: CLDRVersion) throws {
    let text = try Published.text("plural_rules.jsonl", of: version)
    var tally = Tally()
    for line in text.split(separator: "\n") {
      let json = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let test = try #require(json?["test"] as? [String: String])
      let locale = try #require(test["locale"])
      let sample = try #require(test["sample"])
      let type = try #require(test["type"].flatMap(PluralType.init))
      let expected = try #require(json?["expected"] as? String)
      guard let rules = PluralRules(exactly: locale, type, cldr: version) else {
        tally.differ("\(locale) \(type) is not known")
        continue
      }
      for (way, found) in SampleTests.selections(of: sample, rules) {
        tally.compare(found?.description, expected, "\(locale) \(type) \(sample) by \(way)")
      }
    }
    tally.report(
      "published plural_rules CLDR \(version)",
      "\(grouped(text.split(separator: "\n").count)) lines")
  }

  @Test(arguments: CLDRVersion.allCases, PluralType.allCases)
  func everyRuleOfTheXML(version: CLDRVersion, type: PluralType) throws {
    let file = type == .cardinal ? "plurals.xml" : "ordinals.xml"
    let sets = try Published.ruleSets(file, of: version)
    var tally = Tally()
    var samples = 0
    for (locales, texts) in sets {
      let set = try PluralRuleSet(parsing: texts)
      let conditions = set.rules.compactMap { rule in
        rule.condition.map { "\(rule.category): \($0)" }
      }
      tally.compare(set.conflicts, [], "\(locales)")
      for locale in locales {
        guard let rules = PluralRules(exactly: locale, type, cldr: version) else {
          tally.differ("\(locale) \(type) is not known")
          continue
        }
        let found = rules.conditions.map { "\($0.category): \($0.condition)" }
        tally.compare(found, conditions, "\(locale) conditions")
        for (keyword, text) in texts {
          for sample in try SampleExpander.split(text).samples {
            samples += 1
            let category = rules.category(for: sample).description
            tally.compare(category, keyword, "\(locale) \(type) \(sample)")
          }
        }
      }
    }
    let count = sets.reduce(0) { $0 + $1.locales.count }
    tally.report(
      "published \(file) CLDR \(version)",
      "\(sets.count) rule sets of \(count) locales, \(grouped(samples)) samples")
  }

  @Test(arguments: CLDRVersion.allCases)
  func everyRangeOfTheXML(version: CLDRVersion) throws {
    let rows = try Published.ranges(of: version)
    var tally = Tally()
    for row in rows {
      let rules = PluralRules(row.locale, cldr: version)
      tally.compare(
        rules.category(forRangeFrom: row.start, to: row.end), row.result,
        "\(row.locale) \(row.start)–\(row.end)")
    }
    let data = try CLDRData(version)
    tally.compare(rows.count, data.ranges.count, "rows in the XML and in Data/")
    tally.report(
      "published pluralRanges.xml CLDR \(version)", "\(Set(rows.map(\.locale)).count) locales")
  }
}
