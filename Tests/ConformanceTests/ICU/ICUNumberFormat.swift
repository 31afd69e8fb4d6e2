/// ICU's number formatter of one skeleton and locale.
final class ICUNumberFormat {
  typealias Status = UnsafeMutablePointer<ICULibrary.Status>
  private typealias Open =
    @convention(c) (UnsafePointer<UInt16>, Int32, UnsafePointer<CChar>, Status) -> OpaquePointer?
  private typealias Close = @convention(c) (OpaquePointer) -> Void
  private typealias OpenResult = @convention(c) (Status) -> OpaquePointer?
  private typealias Format =
    @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32, OpaquePointer, Status) -> Void

  private let library: ICULibrary
  private let formatter: OpaquePointer
  private let close: Close
  private let openResult: OpenResult
  private let format: Format

  init(_ library: ICULibrary, skeleton: String, locale: String) throws {
    self.library = library
    let open = try library.function("unumf_openForSkeletonAndLocale", as: Open.self)
    close = try library.function("unumf_close", as: Close.self)
    openResult = try library.function("unumf_openResult", as: OpenResult.self)
    format = try library.function("unumf_formatDecimal", as: Format.self)
    let units = Array(skeleton.utf16)
    let name = locale == "und" ? "root" : locale.replacing("-", with: "_")
    let formatter = try ICULibrary.checked("unumf_openForSkeletonAndLocale") {
      open(units, Int32(units.count), name, $0)
    }
    guard let formatter else { throw ICULibrary.Missing(name: skeleton) }
    self.formatter = formatter
  }

  deinit { close(formatter) }

  func format(_ decimal: String) throws -> ICUFormattedNumber {
    guard let result = try ICULibrary.checked("unumf_openResult", { openResult($0) }) else {
      throw ICULibrary.Missing(name: "unumf_openResult")
    }
    let number = try ICUFormattedNumber(library, result)
    try ICULibrary.checked("unumf_formatDecimal") {
      format(formatter, decimal, Int32(decimal.utf8.count), result, $0)
    }
    return number
  }
}

/// A number as ICU shows it.
final class ICUFormattedNumber {
  private typealias ToString =
    @convention(c) (OpaquePointer, UnsafeMutablePointer<UInt16>, Int32, ICUNumberFormat.Status)
    -> Int32
  private typealias Close = @convention(c) (OpaquePointer) -> Void

  let result: OpaquePointer
  private let close: Close
  private let toString: ToString

  init(_ library: ICULibrary, _ result: OpaquePointer) throws {
    self.result = result
    close = try library.function("unumf_closeResult", as: Close.self)
    toString = try library.function("unumf_resultToString", as: ToString.self)
  }

  deinit { close(result) }

  /// The text as shown.
  var text: String {
    get throws {
      var units = [UInt16](repeating: 0, count: 128)
      let length = try ICULibrary.checked("unumf_resultToString") {
        toString(result, &units, 128, $0)
      }
      return String(decoding: units.prefix(Int(length)), as: UTF16.self)
    }
  }

  /// A compact number as our text form says it: "1.2c6".
  ///
  /// Found from what is shown alone: the digits that stand there, and the power of ten by which they
  /// are about the number that was formatted. Nil where that is not clear.
  func compactText(of value: Double) throws -> String? {
    let shown = try text
    guard let first = shown.firstIndex(where: \.isASCIIDigit),
      let last = shown.lastIndex(where: \.isASCIIDigit)
    else { return nil }
    let digits = String(shown[first...last]).replacing(",", with: ".").replacing("٫", with: ".")
    guard let mantissa = Double(digits), mantissa > 0 else { return nil }
    // Two digits are kept, so rounding moves the number by a twentieth at most.
    let power = (0...15).first { abs(mantissa * Self.powerOfTen($0) / value - 1) < 0.06 }
    return power.map { $0 == 0 ? digits : "\(digits)c\($0)" }
  }

  private static func powerOfTen(_ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
