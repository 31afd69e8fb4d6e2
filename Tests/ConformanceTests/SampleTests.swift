import NumerusPluralCompiler
import NumerusPlurals
import Testing

/// Every sample that CLDR gives for a category selects that category, by every way into the rules.
@Suite struct SampleTests {
  @Test(arguments: CLDRVersion.allCases, PluralType.allCases)
  func everySampleSelectsItsCategory(version: CLDRVersion, type: PluralType) throws {
    let data = try CLDRData(version)
    var tally = Tally()
    var numbers = 0
    for locale in data.locales(type) {
      guard let rules = PluralRules(exactly: locale, type, cldr: version) else {
        tally.differ("\(locale) \(type) is not in the tables of CLDR \(version)")
        continue
      }
      for (keyword, text) in data.rules[type]?[locale] ?? [:] {
        let category = try #require(PluralCategory(keyword))
        for sample in try SampleExpander.split(text).samples {
          numbers += 1
          for (way, found) in Self.selections(of: sample, rules) {
            tally.compare(found, category, "\(locale) \(type) \(sample) by \(way)")
          }
        }
      }
    }
    tally.compare(
      PluralRules.locales(type, cldr: version).count, data.locales(type).count, "locales")
    let detail = "\(grouped(numbers)) numbers in \(data.locales(type).count) locales"
    tally.report("CLDR \(version) \(type) samples", detail)
  }

  @Test(arguments: CLDRVersion.allCases, PluralType.allCases)
  func samplesExpandAsAnIndependentExpanderHasThem(version: CLDRVersion, type: PluralType) throws {
    let data = try CLDRData(version)
    var tally = Tally()
    var numbers = 0
    for locale in data.locales(type) {
      let texts = data.rules[type]?[locale] ?? [:]
      let set = try PluralRuleSet(parsing: texts)
      tally.compare(set.conflicts.count, 0, "\(locale) conflicts")
      tally.compare(set.rules.count, texts.count, "\(locale) rules")
      for rule in set.rules {
        let expected = try SampleExpander.split(texts[rule.category.description] ?? "")
        numbers += expected.samples.count
        tally.compare(rule.samples, expected.samples, "\(locale) \(rule.category) samples")
        let condition = rule.condition?.description ?? ""
        tally.compare(condition, expected.condition, "\(locale) \(rule.category) condition")
      }
      let copy = try PluralRuleSet(parsing: set.description)
      tally.compare(copy, set, "\(locale) printed and parsed")
    }
    tally.report("CLDR \(version) \(type) rule texts", "\(grouped(numbers)) samples expanded")
  }

  /// The category of a sample by each way into the rules that can say it.
  static func selections(
    of sample: String, _ rules: PluralRules
  ) -> [(way: String, category: PluralCategory?)] {
    let bytes = Array(sample.utf8)
    let operands = try? PluralOperands(sample)
    var all: [(way: String, category: PluralCategory?)] = [
      ("text", rules.category(for: sample)),
      ("substring", rules.category(for: sample[...])),
      ("parsing", try? rules.category(parsing: sample)),
      ("span", rules.category(forUTF8: bytes.span)),
      ("bytes", bytes.withUnsafeBufferPointer { rules.category(forUTF8: $0) }),
      ("operands", operands.map { rules.category(for: $0) }),
    ]
    if let value = Int(sample) {
      all += [
        ("Int", rules.category(for: value)),
        ("negative Int", rules.category(for: -value)),
        ("Int128", rules.category(for: Int128(value))),
        ("batch", rules.categories(of: [value]).first),
      ]
    }
    // A double has no trailing zeros to show, so only the samples without any can be asked for.
    if let double = Double(sample), !sample.contains("c"),
      !sample.contains(".") || sample.last != "0"
    {
      all.append(("Double", rules.category(for: double)))
    }
    if let double = Double(sample), let dot = sample.firstIndex(of: ".") {
      let digits = sample.distance(from: dot, to: sample.endIndex) - 1
      let shown = PluralOperands(double, fractionDigits: digits)
      all.append(("Double with fraction digits", rules.category(for: shown)))
    }
    return all
  }
}
