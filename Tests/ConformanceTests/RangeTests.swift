import NumerusPlurals
import Testing

/// Every row of CLDR's plural ranges, and what is said where there is no row.
@Suite struct RangeTests {
  @Test(arguments: CLDRVersion.allCases)
  func everyRowGivesItsResult(version: CLDRVersion) throws {
    let data = try CLDRData(version)
    var tally = Tally()
    for row in data.ranges {
      let found = PluralRules(row.locale, cldr: version)
        .category(forRangeFrom: row.start, to: row.end)
      tally.compare(found, row.result, "\(row.locale) \(row.start)–\(row.end)")
    }
    let locales = Set(data.ranges.map(\.locale)).count
    tally.report("CLDR \(version) plural ranges", "\(locales) locales")
  }

  @Test(arguments: CLDRVersion.allCases)
  func aPairWithoutARowTakesTheEnd(version: CLDRVersion) throws {
    let data = try CLDRData(version)
    let rows = Dictionary(grouping: data.ranges, by: \.locale)
    let aliases = try CLDRData.languageAliases()
    var tally = Tally()
    for locale in data.locales(.cardinal) {
      let rules = PluralRules(locale, cldr: version)
      let ordinals = PluralRules(locale, .ordinal, cldr: version)
      let listed = rows[parent(locale, having: rows, aliases) ?? locale] ?? []
      tally.compare(rules.ranges.count, listed.count, "\(locale) rows")
      for start in PluralCategory.allCases {
        for end in PluralCategory.allCases {
          tally.compare(
            ordinals.category(forRangeFrom: start, to: end), end,
            "\(locale) ordinal \(start)–\(end)")
          if listed.contains(where: { $0.start == start && $0.end == end }) { continue }
          tally.compare(
            rules.category(forRangeFrom: start, to: end), end, "\(locale) \(start)–\(end)")
        }
      }
    }
    tally.report("CLDR \(version) plural ranges without a row")
  }

  /// A locale without rows of its own has those of its prefix (pt-PT → pt), or of the language that
  /// its code is an alias of (mo → ro, sh → sr-Latn → sr).
  private func parent(
    _ locale: String, having rows: [String: [CLDRData.RangeRow]], _ aliases: [String: String]
  ) -> String? {
    var candidate = locale
    for step in [locale, aliases[locale] ?? locale] {
      candidate = step
      while rows[candidate] == nil, let dash = candidate.lastIndex(of: "-") {
        candidate = String(candidate[..<dash])
      }
      if rows[candidate] != nil { return candidate }
    }
    return nil
  }
}
