public import Foundation
public import NumerusCatalogs

/// A place that strings come from: a bundle, a folder, or the program itself.
///
///     let sources: [StringSource] = [.folder(updates), .bundle(.module), .embedded(bytes)]
///     let localizer = Localizer(preferred: ["ar"], sources: sources)
///
/// Of several sources the first that has a key in a language answers; the language counts more than
/// the source.
public struct StringSource: Sendable {
  enum Kind: Sendable {
    case folder(URL, developmentLanguage: String?)
    case catalog(StringCatalog, table: String)
    case bytes(@Sendable () -> [UInt8], table: String)
  }

  let kind: Kind
  /// How faults and explanations name it.
  public let name: String

  /// The resources of a bundle, of either of Swift's build systems or of an application.
  ///
  /// - Parameters:
  ///   - bundle: `.module`, or any other.
  ///   - developmentLanguage: the language that keys and source strings are in; nil is what
  ///     `Info.plist` or a catalog tells, else English.
  public static func bundle(
    _ bundle: Bundle, developmentLanguage: String? = nil
  ) -> StringSource {
    let root = bundle.resourceURL ?? bundle.bundleURL
    let declared = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
    return StringSource(
      kind: .folder(root, developmentLanguage: developmentLanguage ?? declared),
      name: bundle.bundleURL.lastPathComponent)
  }

  /// The resources of the program's main bundle; on Linux the folder that the program is in.
  public static var main: StringSource { .bundle(.main) }

  /// A folder with `.xcstrings` files or `.lproj` folders in it.
  public static func folder(_ url: URL, developmentLanguage: String? = nil) -> StringSource {
    StringSource(
      kind: .folder(url, developmentLanguage: developmentLanguage), name: url.lastPathComponent)
  }

  /// A catalog that is in memory.
  public static func catalog(
    _ catalog: StringCatalog, table: String = "Localizable"
  ) -> StringSource {
    StringSource(kind: .catalog(catalog, table: table), name: "\(table) in memory")
  }

  /// The bytes of an `.xcstrings` file that are built into the program.
  public static func embedded(_ xcstrings: [UInt8], table: String = "Localizable") -> StringSource {
    StringSource(
      kind: .bytes({ xcstrings }, table: table), name: "\(table).xcstrings in the program")
  }

  /// The text of an `.xcstrings` file that is built into the program; copied only while it is read.
  public static func embedded(
    _ xcstrings: StaticString, table: String = "Localizable"
  ) -> StringSource {
    StringSource(
      kind: .bytes({ xcstrings.withUTF8Buffer { Array($0) } }, table: table),
      name: "\(table).xcstrings in the program")
  }

  /// The bytes of an `.xcstrings` file that the program makes or fetches; asked for once for the
  /// languages that there are, and once for each language that is used.
  public static func embedded(
    table: String, xcstrings: @escaping @Sendable () -> [UInt8]
  ) -> StringSource {
    StringSource(
      kind: .bytes(xcstrings, table: table), name: "\(table).xcstrings in the program")
  }
}
