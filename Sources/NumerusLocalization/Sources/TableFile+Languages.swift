internal import Foundation
internal import NumerusCatalogs

extension TableFile {
  /// The bytes of the file; nil, and a fault, where they cannot be had, or the file is larger than any
  /// of strings.
  func bytes(place: String, _ faults: inout [LocalizationFault]) -> [UInt8]? {
    switch content {
    case .catalog: return []
    case .bytes(let bytes): return bytes()
    case .file(let url):
      do {
        let data = try Data(contentsOf: url, options: .mappedIfSafe)
        guard data.count <= Self.maximumLength else {
          faults.append(
            .unreadable(
              place: place,
              reason: "\(data.count) bytes, expected no more than \(Self.maximumLength)"))
          return nil
        }
        return [UInt8](data)
      } catch {
        faults.append(.unreadable(place: place, reason: "\(error)"))
        return nil
      }
    }
  }

  static let maximumLength = 1 << 28

  /// The languages of a catalog that has several, as it spells them, and what it is written in.
  func languages(place: String) -> (names: [String], source: String?) {
    if case .catalog(let catalog) = content {
      return (catalog.languages, catalog.sourceLanguage)
    }
    // What is wrong with the file is told when its strings are read.
    var faults: [LocalizationFault] = []
    guard let bytes = bytes(place: place, &faults) else { return ([], nil) }
    let skim = bytes.withUnsafeBufferPointer { CatalogSkim($0) }
    return (skim.languages, skim.sourceLanguage)
  }
}
