import Foundation
import NumerusPlurals

/// An ICU library opened at run time, as an oracle: no headers and no link.
///
/// Takes the first of libicui18n.so.70 to .80 whose CLDR release is built in, from the folder that
/// `NUMERUS_ICU_LIBRARY_DIR` names (an unpacked wheel, say) or from the system.
final class ICULibrary: @unchecked Sendable {
  // Sendable: constant after `init`. The calls made through it keep no state of their own.
  private let handle: UnsafeMutableRawPointer
  let version: Int
  /// CLDR's release by what ICU says of its own data.
  let cldr: CLDRVersion

  typealias Status = Int32

  private init?(path: String, version: Int) {
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else { return nil }
    typealias Version =
      @convention(c) (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<Status>) -> Void
    guard let symbol = dlsym(handle, "ulocdata_getCLDRVersion_\(version)") else { return nil }
    var numbers: [UInt8] = [0, 0, 0, 0]
    var status: Status = 0
    unsafeBitCast(symbol, to: Version.self)(&numbers, &status)
    guard status <= 0, let cldr = CLDRVersion(rawValue: Int(numbers[0])) else { return nil }
    self.handle = handle
    self.version = version
    self.cldr = cldr
  }

  /// All that are found: tests run on each.
  static let all: [ICULibrary] = {
    let environment = ProcessInfo.processInfo.environment
    var paths: [(path: String, version: Int)] = []
    if let folder = environment["NUMERUS_ICU_LIBRARY_DIR"] {
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for file in files.sorted() {
        // libicui18n.so.78, or libicui18n-c38c5125.so.78.3 as wheels name their copies.
        let parts = file.split(separator: ".")
        guard parts.count > 2, let version = Int(parts[2]) else { continue }
        if file.hasPrefix("libicui18n") { paths.append(("\(folder)/\(file)", version)) }
        // The libraries that it needs are found by name once they are loaded; libicudata comes
        // before libicuuc, which needs it.
        if file.hasPrefix("libicudata") || file.hasPrefix("libicuuc") {
          _ = dlopen("\(folder)/\(file)", RTLD_NOW | RTLD_LOCAL)
        }
      }
    }
    paths += (70...80).map { ("libicui18n.so.\($0)", $0) }
    var found: [ICULibrary] = []
    for (path, version) in paths where !found.contains(where: { $0.version == version }) {
      if let library = ICULibrary(path: path, version: version) { found.append(library) }
    }
    return found
  }()

  static let absence =
    "no ICU library with CLDR 42 or 48 here; NUMERUS_ICU_LIBRARY_DIR may name its folder"

  /// A function by its name without the version, in the type that its caller declares.
  func function<Function>(_ name: String, as type: Function.Type) throws -> Function {
    guard let symbol = dlsym(handle, "\(name)_\(version)") else { throw Missing(name: name) }
    return unsafeBitCast(symbol, to: type)
  }

  struct Missing: Error {
    let name: String
  }

  struct Failure: Error {
    let call: String
    let status: Status
  }

  /// Calls with a status and throws where it is a failure; warnings such as a fallback pass.
  static func checked<Result>(
    _ call: String, _ body: (UnsafeMutablePointer<Status>) -> Result
  ) throws -> Result {
    var status: Status = 0
    let result = body(&status)
    guard status <= 0 else { throw Failure(call: call, status: status) }
    return result
  }
}

extension ICULibrary: CustomStringConvertible {
  var description: String { "ICU \(version)" }
}
