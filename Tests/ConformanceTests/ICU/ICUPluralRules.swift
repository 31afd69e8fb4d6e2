import NumerusPlurals

/// ICU's plural rules of one locale.
final class ICUPluralRules {
  private typealias Status = UnsafeMutablePointer<ICULibrary.Status>
  private typealias Open = @convention(c) (UnsafePointer<CChar>, Int32, Status) -> OpaquePointer?
  private typealias Close = @convention(c) (OpaquePointer) -> Void
  private typealias Select =
    @convention(c) (OpaquePointer, Double, UnsafeMutablePointer<UInt16>, Int32, Status) -> Int32
  private typealias SelectFormatted =
    @convention(c) (OpaquePointer, OpaquePointer, UnsafeMutablePointer<UInt16>, Int32, Status)
    -> Int32

  private let rules: OpaquePointer
  private let close: Close
  private let select: Select
  private let selectFormatted: SelectFormatted
  private let selectForRange: SelectFormatted

  init(_ library: ICULibrary, locale: String, _ type: PluralType) throws {
    let open = try library.function("uplrules_openForType", as: Open.self)
    close = try library.function("uplrules_close", as: Close.self)
    select = try library.function("uplrules_select", as: Select.self)
    selectFormatted = try library.function("uplrules_selectFormatted", as: SelectFormatted.self)
    selectForRange = try library.function("uplrules_selectForRange", as: SelectFormatted.self)
    let name = locale == "und" ? "root" : locale.replacing("-", with: "_")
    let rules = try ICULibrary.checked("uplrules_openForType") {
      open(name, type == .cardinal ? 0 : 1, $0)
    }
    guard let rules else { throw ICULibrary.Missing(name: locale) }
    self.rules = rules
  }

  deinit { close(rules) }

  func category(for value: Double) throws -> PluralCategory? {
    try keyword("uplrules_select") { select(rules, value, $0, 16, $1) }
  }

  func category(for number: ICUFormattedNumber) throws -> PluralCategory? {
    try keyword("uplrules_selectFormatted") { selectFormatted(rules, number.result, $0, 16, $1) }
  }

  func category(for range: ICUFormattedRange) throws -> PluralCategory? {
    try keyword("uplrules_selectForRange") { selectForRange(rules, range.result, $0, 16, $1) }
  }

  private func keyword(
    _ call: String, _ body: (UnsafeMutablePointer<UInt16>, Status) -> Int32
  ) throws -> PluralCategory? {
    try withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 16) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let length = try ICULibrary.checked(call) { body(start, $0) }
      let text = String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
      return PluralCategory(text)
    }
  }
}
