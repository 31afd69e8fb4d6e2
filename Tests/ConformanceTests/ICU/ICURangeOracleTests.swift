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
    for locale in data.locales(.cardinal) {
      let theirs = try ICUPluralRules(icu, locale: locale, .cardinal)
      let ours = PluralRules(locale, cldr: icu.cldr)
      for (start, end, range) in integers + decimals {
        let found = ours.category(forRange: start, end)
        let expected = try theirs.category(for: range)
        tally.compare(found, expected, "\(locale) \(start)–\(end)")
      }
    }
    tally.report("\(icu) (CLDR \(icu.cldr)) ranges")
  }

  private func pairs(_ values: [String]) -> [(String, String)] {
    values.indices.flatMap { first in
      values[(first + 1)...].map { (values[first], $0) }
    }
  }
}
