import NumerusLocales

/// Finds a locale's rules in the generated table of locales.
///
/// A row is 26 bytes of printable ASCII: the key in 8, padded with spaces (`pt-PT   `), then a base-64
/// number of three digits for each of cardinal, ordinal and range rules of CLDR 48, then of CLDR 42:
/// where the record starts in its blob, or `...` where that release has none. Rows are sorted.
enum PluralLocaleTable {
  static var rowLength: Int { 26 }

  /// A locale's row, read for one type and one release.
  struct Row {
    let start: UnsafePointer<UInt8>
    let rules: Int
    let ranges: Int?
  }

  /// The row of the longest prefix of a locale that has rules, its own language first and then the
  /// current code of a legacy one; nil where there is none.
  static func row(
    for subtags: LocaleSubtags, _ type: PluralType, _ cldr: CLDRVersion
  ) -> Row? {
    if let found = rowByTruncation(subtags, type, cldr) { return found }
    guard let current = LanguageAliases.replacement(for: subtags) else { return nil }
    return rowByTruncation(current, type, cldr)
  }

  /// The same for a locale that has a replacement by its variants.
  ///
  /// That comes first, since it says more: `no-nynorsk` is `nn`, not `no`.
  static func row(
    for subtags: LocaleSubtags, replacement: LocaleSubtags?, _ type: PluralType, _ cldr: CLDRVersion
  ) -> Row? {
    if let replacement, let found = rowByTruncation(replacement, type, cldr) { return found }
    return row(for: subtags, type, cldr)
  }

  /// Root's row, by which every number is `other`.
  static func root(_ type: PluralType, _ cldr: CLDRVersion) -> Row {
    if let row = row(forKey: Self.key("und"), type, cldr) { return row }
    // The generator refuses to write tables without root.
    return Row(start: PluralTables.locales.utf8Start, rules: 0, ranges: nil)
  }

  /// Plural rules inherit by plain truncation: the general parent locales (sr-Latn → root) would
  /// leave Serbian in Latin script without plurals.
  private static func rowByTruncation(
    _ subtags: LocaleSubtags, _ type: PluralType, _ cldr: CLDRVersion
  ) -> Row? {
    var step: LocaleSubtags? = subtags
    while let current = step {
      if let key = current.tableKey, let found = row(forKey: key, type, cldr) { return found }
      step = current.truncated
    }
    return nil
  }

  private static func row(
    forKey key: UInt64, _ type: PluralType, _ cldr: CLDRVersion
  ) -> Row? {
    let start = PluralTables.locales.utf8Start
    var low = 0
    var high = PluralTables.locales.utf8CodeUnitCount / rowLength
    while low < high {
      let middle = (low + high) / 2
      let candidate = start + middle * rowLength
      let found = UInt64(
        bigEndian: UnsafeRawPointer(candidate).loadUnaligned(as: UInt64.self))
      if found == key { return row(at: candidate, type, cldr) }
      if found < key { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  private static func row(
    at start: UnsafePointer<UInt8>, _ type: PluralType, _ cldr: CLDRVersion
  ) -> Row? {
    let columns = start + (cldr == .v48 ? 8 : 17)
    guard let rules = offset(columns + (type == .cardinal ? 0 : 3)) else { return nil }
    return Row(start: start, rules: rules, ranges: type == .cardinal ? offset(columns + 6) : nil)
  }

  private static func offset(_ digits: UnsafePointer<UInt8>) -> Int? {
    guard digits[0] != UInt8(ascii: ".") else { return nil }
    return Int(digits[0] &- 0x30) << 12 | Int(digits[1] &- 0x30) << 6 | Int(digits[2] &- 0x30)
  }
}

extension PluralLocaleTable {
  /// A key as the table compares it: 8 bytes, padded with spaces, as a big-endian word.
  static func key(_ text: StaticString) -> UInt64 {
    (0..<8).reduce(0) { word, index in
      word << 8 | UInt64(index < text.utf8CodeUnitCount ? text.utf8Start[index] : 0x20)
    }
  }

  /// The identifier in a row.
  static func key(of row: UnsafePointer<UInt8>) -> String {
    String(decoding: UnsafeBufferPointer(start: row, count: 8).prefix { $0 != 0x20 }, as: UTF8.self)
  }

  /// Every identifier in the table that has rules of a type in a release, sorted.
  static func keys(_ type: PluralType, _ cldr: CLDRVersion) -> [String] {
    let start = PluralTables.locales.utf8Start
    return (0..<PluralTables.locales.utf8CodeUnitCount / rowLength).compactMap { index in
      let row = start + index * rowLength
      return Self.row(at: row, type, cldr).map { _ in key(of: row) }
    }
  }
}
