internal import Foundation
internal import NumerusCatalogs
internal import NumerusLocales

/// Collects what sources have.
struct SourceScan {
  private(set) var slots: [String: [TableSlot]] = [:]
  /// In the order in which they were found; may repeat.
  private(set) var languages: [LocaleID] = []
  private var declared: LocaleID?
  private var ofCatalogs: LocaleID?
  /// `Base.lproj` and the like, whose language is the development language.
  private var hasBase = false

  /// What a source declares; else what the first catalog is written in; else English, which is what
  /// a manifest without `defaultLocalization` means.
  var developmentLanguage: LocaleID { declared ?? ofCatalogs ?? "en" }

  mutating func add(_ source: StringSource) {
    switch source.kind {
    case .folder(let url, let development):
      let folder = ResourceFolder(url)
      if let name = development ?? folder.developmentLanguage, declared == nil {
        declared = LanguageName.locale(name)
      }
      for file in folder.files.sorted(by: { $0.format < $1.format }) { add(file, source) }
    case .catalog(let catalog, let table):
      add(TableFile(.catalog(catalog), table: table, name: source.name), source)
    case .bytes(let bytes, let table):
      add(TableFile(.bytes(bytes), table: table, name: source.name), source)
    }
  }

  private mutating func add(_ file: TableFile, _ origin: StringSource) {
    if let name = file.language {
      add(
        TableSlot(
          file, source: origin, spelling: name,
          language: LanguageName.locale(name) ?? developmentLanguage))
      return
    }
    let (names, sourceLanguage) = file.languages(place: "\(origin.name)/\(file.name)")
    if ofCatalogs == nil, let sourceLanguage { ofCatalogs = LanguageName.locale(sourceLanguage) }
    // The source language has strings where no entry says so: its keys.
    let source = sourceLanguage ?? developmentLanguage.identifier
    for name in names.contains(source) ? names : names + [source] {
      add(
        TableSlot(
          file, source: origin, spelling: name,
          language: LanguageName.locale(name) ?? developmentLanguage))
    }
  }

  private mutating func add(_ slot: TableSlot) {
    slots[slot.file.table, default: []].append(slot)
    languages.append(slot.language)
  }
}
