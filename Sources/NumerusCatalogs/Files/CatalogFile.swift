#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Files of strings on disk.
public enum CatalogFile {
  /// The bytes of a file.
  ///
  /// - Throws: an error that names the file, where it cannot be read.
  public static func read(_ path: String) throws(CatalogError) -> [UInt8] {
    do {
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw CatalogError(file: path, expected: "a file that can be read", found: reason(error))
    }
  }

  /// Writes bytes to a file beside it and gives that its name, so that no reader ever sees half of a file
  /// and a failure leaves the old one.
  ///
  /// Of a symbolic link, the file that it leads to is replaced.
  ///
  /// - Throws: an error that names the file, where it cannot be written.
  public static func write(_ bytes: [UInt8], to path: String) throws(CatalogError) {
    do {
      let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
      try Data(bytes).write(to: url, options: .atomic)
    } catch {
      throw CatalogError(file: path, expected: "a file that can be written", found: reason(error))
    }
  }

  /// The strings of a file, by what its name ends in: `.xcstrings`, `.strings`, `.stringsdict`.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - language: the language of a `.strings` or `.stringsdict`; nil for that of its `.lproj` folder.
  ///   - faults: what is wrong in the file is added to this, and the rest is read.
  /// - Returns: nil, and a fault, where the file cannot be read or is none of these.
  public static func catalog(
    at path: String, language: String? = nil, faults: inout [CatalogError]
  ) -> StringCatalog? {
    let bytes: [UInt8]
    do {
      bytes = try read(path)
    } catch {
      faults.append(error)
      return nil
    }
    let components = path.split(separator: "/")
    let folder = components.dropLast().last?.lowercased() ?? ""
    let suffix = components.last?.split(separator: ".").last?.lowercased() ?? ""
    let found =
      folder.hasSuffix(".lproj")
      ? components.dropLast().last.map { String($0.dropLast(".lproj".count)) } : nil
    let language = language ?? found ?? ""
    switch suffix {
    case "xcstrings": return .reading(xcstrings: bytes, file: path, faults: &faults)
    case "strings":
      return .reading(strings: bytes, language: language, file: path, faults: &faults)
    case "stringsdict":
      return .reading(stringsdict: bytes, language: language, file: path, faults: &faults)
    default:
      faults.append(
        CatalogError(
          file: path, expected: "a name in .xcstrings, .strings or .stringsdict",
          found: suffix.isEmpty ? "none" : ".\(suffix)"))
      return nil
    }
  }

  private static func reason(_ error: any Error) -> String {
    if let error = error as? CocoaError {
      switch error.code {
      case .fileReadNoSuchFile, .fileNoSuchFile: return "none"
      case .fileReadNoPermission, .fileWriteNoPermission: return "no permission"
      case .fileWriteOutOfSpace: return "no space"
      default: break
      }
    }
    return "\(error)"
  }
}
