import Foundation
import NumerusFormatting
import NumerusLocales
import NumerusPlurals
import Testing

/// ICU 72's published test data for units, through ``NumberFormat``.
@Suite(
  .enabled(if: PublishedNumbers.canRun, "skipped: \(PublishedNumbers.absence)"))
struct PublishedUnitTests {
  /// `unitPreferencesTest.txt`: quantity; usage; region; input as fraction; as decimal; its unit; outputs.
  ///
  /// The outputs are an amount and a unit each, the last amount both as fraction and as decimal.
  @Test func preferences() throws {
    var tally = Tally()
    for row in try PublishedNumbers.rows("icu72-testdata/unitPreferencesTest.txt") {
      let locale = LocaleID("en-\(row[2])")
      // Seven digits, which is what the decimals of the file are good for.
      let style = NumberStyle.unit(row[5]).usage(row[1]).significantDigits(1...7)
      let shown = try NumberFormat(validating: style, locale: locale).format(decimal: row[4])
      var expected: [String] = []
      var rest = row[6...]
      while rest.count > 3 {
        let unit = rest.removeFirst(2)
        expected.append(try text(unit.amount, unit.name, locale))
      }
      expected.append(try text(rest[rest.startIndex + 1], rest[rest.startIndex + 2], locale))
      tally.compare(
        shown.string, expected.joined(separator: ", "), row.joined(separator: "; "))
    }
    tally.report("ICU 72 unitPreferencesTest.txt")
  }

  private func text(_ amount: String, _ unit: String, _ locale: LocaleID) throws -> String {
    let style = NumberStyle.unit(unit).significantDigits(1...7)
    return try NumberFormat(validating: style, locale: locale).format(decimal: amount).string
  }

  /// Constants that CLDR's conversions have and that ICU 72 has no identifiers for.
  static let unknownToICU: Set = ["ofglucose", "portion", "ofhg", "100-kilometer"]

  /// `unitsTest.txt`: quantity; x; y; formula; 1000 x in y.
  ///
  /// ICU has no public call that converts. But an amount in a mixed unit is split, and half of the greater
  /// unit is shown as none of it and so many of the lesser: 0.5 mile-and-meter as "0 mi, 804.672 m".
  @Test func conversions() throws {
    var tally = Tally()
    var identifiers = Tally()
    var notRun = PublishedNumbers.NotRun()
    for row in try PublishedNumbers.rows("icu72-testdata/unitsTest.txt") {
      let name = "\(row[1]) → \(row[2])"
      for unit in row[1...2] {
        let format = try? NumberFormat(validating: .unit(unit), locale: "en")
        // A stale entry is as wrong as a missing one.
        identifiers.compare(format == nil, Self.unknownToICU.contains(unit), unit)
      }
      guard row[1] != row[2] else {
        notRun.add(name, because: "the unit itself")
        continue
      }
      guard !row[3].contains("+"), !row[3].contains(" - "), !row[3].contains("/ x") else {
        notRun.add(name, because: "no factor alone, so no parts of a mixed unit")
        continue
      }
      let factor = try #require(Double(row[4].replacing(",", with: ""))) / 1000
      let units = factor > 1 ? [row[1], row[2]] : [row[2], row[1]]
      let style = NumberStyle.unit(units.joined(separator: "-and-")).allDigits()
      guard let format = try? NumberFormat(validating: style, locale: "en") else {
        notRun.add(name, because: "ICU mixes no compound units")
        continue
      }
      let half = try format.format(0.5).operands
      let found = try #require(Double(half.text(of: .n))) * 2
      let expected = factor > 1 ? factor : 1 / factor
      tally.compare(
        abs(found / expected - 1) < 1e-6, true, "\(name): \(found) and not \(expected)")
    }
    identifiers.report("ICU 72 unitsTest.txt, identifiers")
    notRun.report("ICU 72 unitsTest.txt")
    tally.report("ICU 72 unitsTest.txt, conversions", "\(notRun.count) not run")
  }
}

extension ArraySlice<String> {
  fileprivate mutating func removeFirst(_ count: Int) -> (amount: String, name: String) {
    let first = (self[startIndex], self[startIndex + 1])
    self = dropFirst(count)
    return first
  }
}
