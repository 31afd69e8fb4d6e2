internal import NumerusCatalogs
internal import NumerusLocales
internal import NumerusMessages

/// The compiled strings of one language of one file.
final class LoadedTable: Sendable {
  let messages: MessageTable
  /// In the language that a catalog is written in, the keys that it has no string for: they show as
  /// themselves, and need not be parsed again and again for that.
  let keys: MessageTable?

  /// Reads and compiles; what is wrong is told, and what can be had is there.
  init(reading slot: TableSlot, _ faults: inout [LocalizationFault]) {
    let file = slot.file
    guard let catalog = file.catalog(of: slot, &faults) else {
      messages = MessageTable(language: slot.language, localizations: [])
      keys = nil
      return
    }
    let name = file.language ?? slot.spelling
    messages = MessageTable(
      language: slot.language,
      localizations: catalog.entries.lazy.compactMap { entry in
        entry[name].map { (key: entry.key, value: $0) }
      })
    guard file.format == .xcstrings, catalog.sourceLanguage == slot.spelling else {
      keys = nil
      return
    }
    let messages = messages
    keys = MessageTable(
      language: slot.language,
      localizations: catalog.entries.lazy.compactMap { entry in
        guard messages[entry.key] == nil else { return nil }
        let unit = StringCatalog.Variation.unit(StringCatalog.StringUnit(entry.key))
        return (
          key: entry.key, value: StringCatalog.Localization(language: name, value: unit)
        )
      })
  }
}

extension TableFile {
  /// The catalog with the strings of one language, and maybe of others.
  fileprivate func catalog(
    of slot: TableSlot, _ faults: inout [LocalizationFault]
  ) -> StringCatalog? {
    if case .catalog(let catalog) = content { return catalog }
    guard let bytes = bytes(place: slot.place, &faults) else { return nil }
    var errors: [CatalogError] = []
    let catalog = read(bytes, slot, &errors)
    faults += errors.map { .malformed($0) }
    return catalog
  }

  private func read(
    _ bytes: [UInt8], _ slot: TableSlot, _ faults: inout [CatalogError]
  ) -> StringCatalog? {
    switch format {
    case .strings:
      return .reading(strings: bytes, language: slot.spelling, file: slot.place, faults: &faults)
    case .stringsdict:
      return .reading(
        stringsdict: bytes, language: slot.spelling, file: slot.place, faults: &faults)
    case .xcstrings:
      let part = bytes.withUnsafeBufferPointer { bytes in
        let skim = CatalogSkim(bytes)
        return skim.isWhole ? skim.filtered(bytes) { $0 == slot.spelling } : nil
      }
      if let part {
        let catalog = StringCatalog.reading(xcstrings: part, file: slot.place, faults: &faults)
        if let catalog, faults.isEmpty { return catalog }
      }
      // Again as a whole, so that places are those of the file.
      faults = []
      return StringCatalog.reading(xcstrings: bytes, file: slot.place, faults: &faults)
    }
  }
}
