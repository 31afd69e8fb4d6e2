extension ICUOracle {
  /// - unit: ICU's `URelativeDateTimeUnit`; style: 0 long, 1 short, 2 narrow.
  func relative(
    _ value: Double, unit: Int32, _ tag: String, style: Int32, isNumeric: Bool
  ) throws -> String {
    typealias Open =
      @convention(c) (UnsafePointer<CChar>, OpaquePointer?, Int32, Int32, Status) -> OpaquePointer?
    typealias Format =
      @convention(c) (OpaquePointer?, Double, Int32, Buffer, Int32, Status) -> Int32
    typealias Close = @convention(c) (OpaquePointer?) -> Void
    let identifier = try identifier(tag)
    let open = try library.function("ureldatefmt_open", as: Open.self)
    // UDISPCTX_CAPITALIZATION_NONE
    let formatter = try ICULibrary.checked("ureldatefmt_open") {
      open(identifier, nil, style, 256, $0)
    }
    let close = try library.function("ureldatefmt_close", as: Close.self)
    defer { close(formatter) }
    let name = isNumeric ? "ureldatefmt_formatNumeric" : "ureldatefmt_format"
    let format = try library.function(name, as: Format.self)
    return try text(name) { format(formatter, value, unit, $0, $1, $2) }
  }

  /// - styles: ICU's `UDateFormatStyle`, -1 for none.
  func date(
    _ milliseconds: Double, _ tag: String, date: Int32, time: Int32, zone: String
  ) throws -> String {
    try self.date(milliseconds, tag, date: date, time: time, zone: zone, pattern: nil)
  }

  /// A date by the best pattern for a skeleton.
  func date(
    _ milliseconds: Double, _ tag: String, skeleton: String, zone: String
  ) throws -> String {
    typealias Open = @convention(c) (UnsafePointer<CChar>, Status) -> OpaquePointer?
    typealias Best =
      @convention(c) (OpaquePointer?, UnsafePointer<UInt16>, Int32, Buffer, Int32, Status) -> Int32
    typealias Close = @convention(c) (OpaquePointer?) -> Void
    let identifier = try identifier(tag)
    let open = try library.function("udatpg_open", as: Open.self)
    let generator = try ICULibrary.checked("udatpg_open") { open(identifier, $0) }
    let close = try library.function("udatpg_close", as: Close.self)
    defer { close(generator) }
    let best = try library.function("udatpg_getBestPattern", as: Best.self)
    let units = Array(skeleton.utf16)
    let pattern = try text("udatpg_getBestPattern") {
      best(generator, units, Int32(units.count), $0, $1, $2)
    }
    // UDAT_PATTERN
    return try date(milliseconds, tag, date: -2, time: -2, zone: zone, pattern: pattern)
  }

  private func date(
    _ milliseconds: Double, _ tag: String, date: Int32, time: Int32, zone: String,
    pattern: String?
  ) throws -> String {
    typealias Open =
      @convention(c) (
        Int32, Int32, UnsafePointer<CChar>, UnsafePointer<UInt16>, Int32, UnsafePointer<UInt16>?,
        Int32, Status
      ) -> OpaquePointer?
    typealias Format =
      @convention(c) (OpaquePointer?, Double, Buffer, Int32, OpaquePointer?, Status) -> Int32
    typealias Close = @convention(c) (OpaquePointer?) -> Void
    let identifier = try identifier(tag)
    let open = try library.function("udat_open", as: Open.self)
    let zone = Array(zone.utf16)
    let units = Array((pattern ?? "").utf16)
    let formatter = try ICULibrary.checked("udat_open") {
      open(
        time, date, identifier, zone, Int32(zone.count), units, Int32(units.count), $0)
    }
    let close = try library.function("udat_close", as: Close.self)
    defer { close(formatter) }
    let format = try library.function("udat_format", as: Format.self)
    return try text("udat_format") { format(formatter, milliseconds, $0, $1, nil, $2) }
  }
}
