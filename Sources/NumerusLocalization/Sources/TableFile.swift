internal import Foundation
internal import NumerusCatalogs
internal import NumerusLocales

/// Where the strings of one table are: in one language, or in all of them.
struct TableFile: Sendable {
  enum Content: Sendable {
    case file(URL)
    case catalog(StringCatalog)
    case bytes(@Sendable () -> [UInt8])
  }

  /// In the order in which the files of one table and language are asked, as Foundation asks them.
  enum Format: Int, Sendable, Comparable {
    case stringsdict, strings, xcstrings

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  let content: Content
  let format: Format
  let table: String
  /// The language of the `.lproj` folder, as it is spelled; nil where the file tells it itself.
  let language: String?
  /// How faults and explanations name it: "ar.lproj/Localizable.strings".
  let name: String

  /// Nil if a file of this name holds no strings.
  init?(_ url: URL, language: String?, name: String) {
    switch url.pathExtension.lowercased() {
    case "xcstrings" where language == nil: format = .xcstrings
    case "strings" where language != nil: format = .strings
    case "stringsdict" where language != nil: format = .stringsdict
    default: return nil
    }
    content = .file(url)
    table = url.deletingPathExtension().lastPathComponent
    self.language = language
    self.name = name
  }

  init(_ content: Content, table: String, name: String) {
    self.content = content
    self.table = table
    self.name = name
    format = .xcstrings
    language = nil
  }
}
