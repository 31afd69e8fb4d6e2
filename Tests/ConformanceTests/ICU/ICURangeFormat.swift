/// ICU's formatter of number ranges, in English digits unless another locale is asked for.
final class ICURangeFormat {
  private typealias Open =
    @convention(c) (
      UnsafePointer<UInt16>, Int32, Int32, Int32, UnsafePointer<CChar>, OpaquePointer?,
      ICUNumberFormat.Status
    ) -> OpaquePointer?
  private typealias Close = @convention(c) (OpaquePointer) -> Void
  private typealias OpenResult = @convention(c) (ICUNumberFormat.Status) -> OpaquePointer?
  private typealias Format =
    @convention(c) (
      OpaquePointer, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, Int32, OpaquePointer,
      ICUNumberFormat.Status
    ) -> Void

  private let library: ICULibrary
  private let formatter: OpaquePointer
  private let close: Close
  private let openResult: OpenResult
  private let format: Format

  init(_ library: ICULibrary, skeleton: String, locale: String = "en") throws {
    self.library = library
    let open = try library.function(
      "unumrf_openForSkeletonWithCollapseAndIdentityFallback", as: Open.self)
    close = try library.function("unumrf_close", as: Close.self)
    openResult = try library.function("unumrf_openResult", as: OpenResult.self)
    format = try library.function("unumrf_formatDecimalRange", as: Format.self)
    let units = Array(skeleton.utf16)
    let name = locale == "und" ? "root" : locale.replacing("-", with: "_")
    // No collapse, and a range also where both ends are the same.
    let formatter = try ICULibrary.checked("unumrf_open") {
      open(units, Int32(units.count), 1, 3, name, nil, $0)
    }
    guard let formatter else { throw ICULibrary.Missing(name: skeleton) }
    self.formatter = formatter
  }

  deinit { close(formatter) }

  func format(_ start: String, _ end: String) throws -> ICUFormattedRange {
    guard let result = try ICULibrary.checked("unumrf_openResult", { openResult($0) }) else {
      throw ICULibrary.Missing(name: "unumrf_openResult")
    }
    let range = try ICUFormattedRange(library, result)
    try ICULibrary.checked("unumrf_formatDecimalRange") {
      format(
        formatter, start, Int32(start.utf8.count), end, Int32(end.utf8.count), result, $0)
    }
    return range
  }
}

/// A range of numbers as ICU shows it.
final class ICUFormattedRange {
  private typealias Close = @convention(c) (OpaquePointer) -> Void

  let result: OpaquePointer
  private let close: Close

  init(_ library: ICULibrary, _ result: OpaquePointer) throws {
    self.result = result
    close = try library.function("unumrf_closeResult", as: Close.self)
  }

  deinit { close(result) }
}
