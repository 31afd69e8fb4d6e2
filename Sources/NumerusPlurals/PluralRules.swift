public import NumerusLocales

/// The plural rules of one language: which category each number falls into.
///
///     PluralRules("ar").category(for: 3)             // .few
///     PluralRules("en", .ordinal).category(for: 22)  // .two
///     PluralRules("en").category(for: "1.0")         // .other: the visible zero counts
///
/// A value of a few words that points into tables compiled into the program: making one reads no
/// file, allocates nothing and does the same work the first time as the second; selecting from an
/// integer is one multiplication and one load. It can be shared between threads freely.
///
/// Source: CLDR `supplemental/plurals.xml`, `ordinals.xml` and `pluralRanges.xml`, by UTS #35 part 3.
public struct PluralRules: @unchecked Sendable {
  // Sendable: `integers`, `form`, `row` and `rangeRecord` point to bytes that are never written
  // again: read-only data of the program, or a buffer that `storage`, kept here, owns.

  /// The table that answers integers: `form.table(for: .integer)`, kept at hand.
  @usableFromInline let integers: UnsafePointer<UInt8>
  let form: CompactRules
  /// The row of the locale table that was found; nil for rules compiled at run time.
  let row: UnsafePointer<UInt8>?
  let rangeRecord: UnsafePointer<UInt8>?
  let storage: CompactStorage?

  /// What the numbers are used for.
  public let type: PluralType

  /// The CLDR release of the rules; nil for rules compiled at run time.
  public let cldrVersion: CLDRVersion?

  /// The rules of a locale, by its identifier.
  ///
  /// Takes BCP 47 ("pt-PT"), ICU ("pt_PT") and POSIX ("pt_PT.UTF-8") identifiers and legacy codes
  /// ("iw" is Hebrew). A locale without rules of its own takes those of the longest prefix that has
  /// some (sr-Latn-RS → sr-Latn → sr). A language that CLDR does not know gets root's rules, by
  /// which every number is `other`; `init(exactly:)` tells them apart.
  ///
  /// Allocates nothing, but for an old code that has a variant ("aa-saaho" is Saho).
  public init(
    _ identifier: String, _ type: PluralType = .cardinal, cldr: CLDRVersion = .latest
  ) {
    // "aa-saaho" is as short as an alias with a variant can be; the most are done without that question.
    if identifier.utf8.count < 8 {
      self.init(LocaleSubtags(scanning: identifier), type, cldr)
    } else {
      self.init(long: identifier, type, cldr)
    }
  }

  /// The rules of a locale.
  ///
  /// See `init(_:_:cldr:)` for what is found.
  public init(
    _ locale: LocaleID, _ type: PluralType = .cardinal, cldr: CLDRVersion = .latest
  ) {
    self.init(locale.subtags, replacement: locale.variantReplacement, type, cldr)
  }

  /// The rules of a locale that CLDR has plural rules for; nil for any other.
  ///
  /// "Has" includes inheritance and legacy codes, as in `init(_:_:cldr:)`: "sr-Latn-RS" is found,
  /// "xx", "tlh" and malformed identifiers are not. "und" and "root" name root's own rules.
  public init?(
    exactly identifier: String, _ type: PluralType = .cardinal, cldr: CLDRVersion = .latest
  ) {
    guard let locale = try? LocaleID(validating: identifier) else { return nil }
    self.init(exactly: locale, type, cldr: cldr)
  }

  /// The rules of a locale that CLDR has plural rules for; nil for any other.
  public init?(
    exactly locale: LocaleID, _ type: PluralType = .cardinal, cldr: CLDRVersion = .latest
  ) {
    let row = PluralLocaleTable.row(
      for: locale.subtags, replacement: locale.variantReplacement, type, cldr)
    guard let row else { return nil }
    self.init(row: row, type, cldr)
  }

  @inline(never)
  private init(long identifier: String, _ type: PluralType, _ cldr: CLDRVersion) {
    let (subtags, replacement) = LocaleSubtags.withReplacement(scanning: identifier)
    self.init(subtags, replacement: replacement, type, cldr)
  }

  private init(
    _ subtags: LocaleSubtags, replacement: LocaleSubtags?, _ type: PluralType, _ cldr: CLDRVersion
  ) {
    let row = PluralLocaleTable.row(for: subtags, replacement: replacement, type, cldr)
    self.init(row: row ?? PluralLocaleTable.root(type, cldr), type, cldr)
  }

  private init(_ subtags: LocaleSubtags, _ type: PluralType, _ cldr: CLDRVersion) {
    let row = PluralLocaleTable.row(for: subtags, type, cldr) ?? PluralLocaleTable.root(type, cldr)
    self.init(row: row, type, cldr)
  }

  init(row: PluralLocaleTable.Row, _ type: PluralType, _ cldr: CLDRVersion) {
    form = CompactRules(
      record: PluralTables.rules.utf8Start + row.rules,
      tables: PluralTables.integers.utf8Start)
    integers = form.table(for: .integer)
    self.row = row.start
    rangeRecord = row.ranges.map { PluralTables.ranges.utf8Start + $0 }
    storage = nil
    self.type = type
    cldrVersion = cldr
  }

  /// Rules in compact form, made by the emitter in NumerusPluralCompiler.
  ///
  /// - Parameters:
  ///   - record: A record in the form of `CompactRules`, which names tables 0, 1 and 2.
  ///   - tables: The three tables.
  package init(record: [UInt8], tables: [UInt8], type: PluralType) {
    let storage = CompactStorage(tables + record)
    form = CompactRules(
      record: UnsafePointer(storage.bytes + tables.count), tables: UnsafePointer(storage.bytes))
    integers = form.table(for: .integer)
    row = nil
    rangeRecord = nil
    self.storage = storage
    self.type = type
    cldrVersion = nil
  }
}

extension PluralRules {
  /// The categories that some number has, in CLDR's order; always with `other`.
  public var categories: [PluralCategory] {
    PluralCategory.allCases.filter { form.mask & (1 &<< $0.rawValue) != 0 }
  }

  /// The identifier of the locale whose rules these are, after inheritance: "sr" for "sr-Latn-RS",
  /// "und" for root.
  ///
  /// Nil for rules compiled at run time.
  public var locale: LocaleID? {
    row.map { LocaleID(PluralLocaleTable.key(of: $0)) }
  }

  /// The rules as syntax, in the order in which they are tried.
  ///
  /// `other` has none.
  public var conditions: [(category: PluralCategory, condition: PluralCondition)] {
    form.conditions
  }

  /// The condition of a category; nil where the language has no rule for it.
  public func condition(of category: PluralCategory) -> PluralCondition? {
    conditions.first { $0.category == category }?.condition
  }
}
