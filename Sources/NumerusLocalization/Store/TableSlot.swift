internal import NumerusFormatting
internal import NumerusLocales
internal import NumerusMessages
internal import Synchronization

/// One language of one table: read and compiled when it is first asked for a key, once.
///
/// Whoever comes while another reads waits for it; after that readers take no lock.
final class TableSlot: Sendable {
  let file: TableFile
  /// The name of the source and the file: "P_T.resources/ar.lproj/Localizable.strings".
  let place: String
  /// As the file or the folder spells it.
  let spelling: String
  let language: LocaleID

  private let loaded = AtomicLazyReference<LoadedTable>()
  private let turn = Locked(false)

  init(_ file: TableFile, source: StringSource, spelling: String, language: LocaleID) {
    self.file = file
    place = "\(source.name)/\(file.name)"
    self.spelling = spelling
    self.language = language
  }

  /// The table; an empty one where the file could not be read, which was then reported.
  var table: LoadedTable { loaded.load() ?? load() }

  /// Whether it has been read already.
  var isLoaded: Bool { loaded.load() != nil }

  private func load() -> LoadedTable {
    var faults: [LocalizationFault] = []
    let table = turn.withLock { _ in
      if let table = loaded.load() { return table }
      return loaded.storeIfNil(LoadedTable(reading: self, &faults))
    }
    // Outside of the lock, since who is told may look up a string.
    for fault in faults { LocalizationFault.report(fault) }
    return table
  }
}
