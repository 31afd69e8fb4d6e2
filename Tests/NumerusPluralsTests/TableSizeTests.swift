import Testing

@testable import NumerusPlurals

@Suite struct TableSizeTests {
  @Test func allTablesAreUnder32KB() {
    let tables = [
      PluralTables.integers, PluralTables.rules, PluralTables.ranges, PluralTables.locales,
    ]
    let sizes = tables.map(\.utf8CodeUnitCount)
    #expect(sizes.allSatisfy { $0 > 0 })
    #expect(sizes.reduce(0, +) < 32 * 1024)
  }
}
