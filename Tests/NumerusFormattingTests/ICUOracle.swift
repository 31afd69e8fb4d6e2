import Foundation
import NumerusFormatting

/// ICU's own calls, found by name in the libraries of the process: none of our code is between.
struct ICUOracle: @unchecked Sendable {
  // Sendable: a handle of dlopen and a string, never changed.
  private let library: UnsafeMutableRawPointer
  private let suffix = "_\(ICUVersion.linked.major)"

  typealias Open =
    @convention(c) (
      Int32, Int32, UnsafePointer<CChar>?, UnsafePointer<UInt16>?, Int32, UnsafePointer<UInt16>?,
      Int32, UnsafeMutablePointer<Int32>
    ) -> OpaquePointer?
  typealias Format =
    @convention(c) (
      OpaquePointer?, Double, UnsafeMutablePointer<UInt16>?, Int32, OpaquePointer?,
      UnsafeMutablePointer<Int32>
    ) -> Int32
  typealias Close = @convention(c) (OpaquePointer?) -> Void

  /// Nil where this process has no symbols with a version in their names (a system's own ICU).
  init?() {
    guard let library = dlopen(nil, RTLD_NOW), dlsym(library, "udat_open" + suffix) != nil else {
      return nil
    }
    self.library = library
  }

  func call<Function>(_ name: String, as type: Function.Type) throws -> Function {
    guard let address = dlsym(library, name + suffix) else { throw Missing(name: name) }
    return unsafeBitCast(address, to: type)
  }

  struct Missing: Error { let name: String }

  /// ICU's names of the locales that it has data for.
  func locales() throws -> [String] {
    let count = try call("uloc_countAvailable", as: (@convention(c) () -> Int32).self)
    let name = try call(
      "uloc_getAvailable", as: (@convention(c) (Int32) -> UnsafePointer<CChar>?).self)
    return (0..<count()).compactMap { name($0).map { String(cString: $0) } }
  }

  /// What `udat_format` says; styles are `UDateFormatStyle`, -1 for none, -2 for a pattern.
  func text(
    _ time: Double, date: Int32, timeStyle: Int32, pattern: String = "", locale: String
  ) throws -> String {
    let (open, format) = (
      try call("udat_open", as: Open.self), try call("udat_format", as: Format.self)
    )
    let close = try call("udat_close", as: Close.self)
    var status: Int32 = 0
    let zone = Array("UTC".utf16)
    let letters = Array(pattern.utf16) + [0]
    let handle = open(timeStyle, date, locale, zone, 3, letters, Int32(letters.count - 1), &status)
    defer { close(handle) }
    var buffer = [UInt16](repeating: 0, count: 512)
    let count = format(handle, time, &buffer, 512, nil, &status)
    guard status <= 0 else { throw Missing(name: "status \(status)") }
    return String(decoding: buffer[..<Int(count)], as: UTF16.self)
  }
}
