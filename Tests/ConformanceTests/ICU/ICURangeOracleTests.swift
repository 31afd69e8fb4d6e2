import NumerusPlurals
import Testing

/// Ranges of numbers, against the ICU that is on the machine.
@Suite(.enabled(if: !ICULibrary.all.isEmpty, "skipped: \(ICULibrary.absence)"))
struct ICURangeOracleTests {
  @Test(arguments: ICULibrary.all)
  func ranges(icu: ICULibrary) throws {
    let data = try CLDRData(icu.cldr)
    let format = try ICURangeFormat(icu, skeleton: "group-off")
    let values = [
      "0", "1", "2", "3", "5", "6", "11", "15", "20", "21", "22", "100", "101", "102", "1000000",
    ]
    let integers = try pairs(values).map { ($0, $1, try format.format($0, $1)) }
    let one = try ICURangeFormat(icu, skeleton: ".0 group-off")
    let decimals = try pairs(["0.0", "0.1", "1.0", "1.5", "2.0", "2.1", "10.0", "21.0"])
      .map { ($0, $1, try one.format($0, $1)) }
    var tally = Tally()
    // For a pair that CLDR does not list UTS #35 takes the end's category, and ICU takes `other`. ICU
    // looks by the language alone, and finds nothing for the old codes mo, sh and tl.
    let rows = Dictionary(grouping: data.ranges) { $0.locale[...] }
    var unlisted = 0
    for locale in data.locales(.cardinal) {
      let theirs = try ICUPluralRules(icu, locale: locale, .cardinal)
      let ours = PluralRules(locale, cldr: icu.cldr)
      let listed = Set((rows[locale.prefix { $0 != "-" }] ?? []).map { [$0.start, $0.end] })
      for (start, end, range) in integers + decimals {
        let expected = try theirs.category(for: range)
        let pair = [ours.category(for: start), ours.category(for: end)]
        if listed.contains(pair) {
          tally.compare(ours.category(forRange: start, end), expected, "\(locale) \(start)–\(end)")
        } else {
          unlisted += 1
          tally.compare(.other, expected, "\(locale) \(start)–\(end), which has no row")
        }
      }
    }
    tally.report("\(icu) (CLDR \(icu.cldr)) ranges", "\(grouped(unlisted)) without a row")
  }

  private func pairs(_ values: [String]) -> [(String, String)] {
    values.indices.flatMap { first in
      values[(first + 1)...].map { (values[first], $0) }
    }
  }
}
