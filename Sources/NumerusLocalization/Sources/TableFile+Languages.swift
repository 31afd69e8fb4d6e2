internal import Foundation
internal import NumerusCatalogs

extension TableFile {
  /// The bytes of the file; nil, and a report, where they cannot be had, or the file is larger than any
  /// of strings.
  func bytes(place: String) -> [UInt8]? {
    switch content {
    case .catalog: return []
    case .bytes(let bytes): return bytes()
    case .file(let url):
      do {
        let data = try Data(contentsOf: url, options: .mappedIfSafe)
        guard data.count <= Self.maximumLength else {
          LocalizationFault.report(
            .unreadable(
              place: place,
              reason: "\(data.count) bytes, expected no more than \(Self.maximumLength)"))
          return nil
        }
        return [UInt8](data)
      } catch {
        LocalizationFault.report(.unreadable(place: place, reason: "\(error)"))
        return nil
      }
    }
  }

  static let maximumLength = 1 << 28

  /// The languages of a catalog that has several, as it spells them, and what it is written in.
  func languages(place: String) -> (names: [String], source: String?) {
    if case .catalog(let catalog) = content {
      var seen: Set<String> = []
      let names = catalog.entries.flatMap { $0.localizations.map(\.language) }
      return (names.filter { seen.insert($0).inserted }, catalog.sourceLanguage)
    }
    guard let bytes = bytes(place: place) else { return ([], nil) }
    let skim = bytes.withUnsafeBufferPointer { CatalogSkim($0) }
    return (skim.languages, skim.sourceLanguage)
  }
}
