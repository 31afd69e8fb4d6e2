internal import NumerusFormatting
internal import NumerusLocales

/// What a list of sources has: which tables in which languages.
///
/// No string has been read yet.
final class StoreIndex: Sendable {
  /// A language and where a string found in it stands in the order of fallback.
  struct Step: Sendable {
    let slot: TableSlot
    let fallback: StringFallback
  }

  /// The slots of each table, source by source; within a source as Foundation asks its files.
  let slots: [String: [TableSlot]]
  /// The languages that there are strings in, each once.
  let languages: [LocaleID]
  let developmentLanguage: LocaleID
  let policy: AppLocale.Policy
  private let chains = Locked<[LocaleID: LanguageChain]>([:])

  init(_ sources: [StringSource]) {
    var scan = SourceScan()
    for source in sources { scan.add(source) }
    developmentLanguage = scan.developmentLanguage
    slots = scan.slots
    var seen: Set<LocaleID> = []
    languages = scan.languages.filter { seen.insert($0).inserted }
    policy = AppLocale.Policy(
      supported: languages.map { .init($0, formatting: $0) }, fallback: developmentLanguage)
  }

  /// The tables in the order in which they are asked for a reader of a language.
  func chain(for language: LocaleID) -> LanguageChain {
    chains.withLock { chains in
      if let chain = chains[language] { return chain }
      let chain = LanguageChain(language, of: self)
      chains[language] = chain
      return chain
    }
  }
}

/// For one language, the slots of each table in the order in which they are asked: those of the
/// language, of its parents, of the development language.
final class LanguageChain: Sendable {
  let language: LocaleID
  /// The steps of the table that is meant where none is named.
  let localizable: [StoreIndex.Step]
  private let steps: [String: [StoreIndex.Step]]

  init(_ language: LocaleID, of index: StoreIndex) {
    self.language = language
    let standIns = language.standIns
    steps = index.slots.mapValues { slots in
      var steps = slots.filter { $0.language == language }.map {
        StoreIndex.Step(slot: $0, fallback: [])
      }
      func add(_ wanted: LocaleID, _ fallback: StringFallback) {
        for slot in slots
        where slot.language == wanted && !steps.contains(where: { $0.slot === slot }) {
          steps.append(StoreIndex.Step(slot: slot, fallback: fallback))
        }
      }
      for parent in standIns { add(parent, .parents) }
      add(index.developmentLanguage, .developmentLanguage)
      for parent in index.developmentLanguage.standIns { add(parent, .developmentLanguage) }
      return steps
    }
    localizable = steps["Localizable"] ?? []
  }

  func steps(of table: String?) -> [StoreIndex.Step] {
    guard let table, !table.isEmpty else { return localizable }
    return steps[table] ?? []
  }
}
