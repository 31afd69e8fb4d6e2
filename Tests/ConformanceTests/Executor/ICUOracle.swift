import NumerusFormatting

/// ICU's C interface to what the other test types ask for, called without the shim.
struct ICUOracle {
  typealias Status = UnsafeMutablePointer<ICULibrary.Status>
  typealias Buffer = UnsafeMutablePointer<UInt16>

  let library: ICULibrary

  /// The library that the package is linked with; nil where it is not found by name.
  static var linked: ICUOracle? {
    ICULibrary.all.first { $0.version == ICUVersion.linked.major }.map(ICUOracle.init)
  }

  /// The text that a call writes into a buffer of UTF-16.
  func text(_ call: String, _ body: (Buffer, Int32, Status) -> Int32) throws -> String {
    var buffer = [UInt16](repeating: 0, count: 512)
    let length = try ICULibrary.checked(call) { body(&buffer, 512, $0) }
    return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
  }

  /// ICU's identifier of a tag.
  func identifier(_ tag: String) throws -> String {
    typealias Call =
      @convention(c) (
        UnsafePointer<CChar>, UnsafeMutablePointer<CChar>, Int32, UnsafeMutablePointer<Int32>?,
        Status
      ) -> Int32
    let call = try library.function("uloc_forLanguageTag", as: Call.self)
    var buffer = [CChar](repeating: 0, count: 200)
    let length = try ICULibrary.checked("uloc_forLanguageTag") {
      call(tag, &buffer, 200, nil, $0)
    }
    return String(decoding: buffer.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The likely subtags of a tag added, or taken away.
  func likely(_ tag: String, _ function: String) throws -> String {
    typealias Call =
      @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<CChar>, Int32, Status) -> Int32
    let call = try library.function(function, as: Call.self)
    let identifier = try identifier(tag)
    var buffer = [CChar](repeating: 0, count: 200)
    let length = try ICULibrary.checked(function) { call(identifier, &buffer, 200, $0) }
    return String(decoding: buffer.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// - type: 0 and, 1 or, 2 units; width: 0 long, 1 short, 2 narrow.
  func list(_ elements: [String], _ tag: String, type: Int32, width: Int32) throws -> String {
    typealias Open =
      @convention(c) (UnsafePointer<CChar>, Int32, Int32, Status) -> OpaquePointer?
    typealias Format =
      @convention(c) (
        OpaquePointer?, UnsafePointer<UnsafePointer<UInt16>?>, UnsafePointer<Int32>?, Int32, Buffer,
        Int32, Status
      ) -> Int32
    typealias Close = @convention(c) (OpaquePointer?) -> Void
    let identifier = try identifier(tag)
    let open = try library.function("ulistfmt_openForType", as: Open.self)
    let formatter = try ICULibrary.checked("ulistfmt_openForType") {
      open(identifier, type, width, $0)
    }
    let close = try library.function("ulistfmt_close", as: Close.self)
    defer { close(formatter) }
    let format = try library.function("ulistfmt_format", as: Format.self)
    let units = elements.map { Array($0.utf16) + [0] }
    let copies = units.map { units -> UnsafeMutableBufferPointer<UInt16> in
      let copy = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: units.count)
      _ = copy.initialize(from: units)
      return copy
    }
    defer { for copy in copies { copy.deallocate() } }
    let starts = copies.map { UnsafePointer($0.baseAddress) }
    return try text("ulistfmt_format") {
      format(formatter, starts, units.map { Int32($0.count - 1) }, Int32(units.count), $0, $1, $2)
    }
  }

  /// - dialect: whether varieties are named where they have a name.
  func name(of subject: String, in tag: String, dialect: Bool) throws -> String {
    typealias Open = @convention(c) (UnsafePointer<CChar>, Int32, Status) -> OpaquePointer?
    typealias Name =
      @convention(c) (OpaquePointer?, UnsafePointer<CChar>, Buffer, Int32, Status) -> Int32
    typealias Close = @convention(c) (OpaquePointer?) -> Void
    let (subject, identifier) = (try identifier(subject), try identifier(tag))
    let open = try library.function("uldn_open", as: Open.self)
    let names = try ICULibrary.checked("uldn_open") { open(identifier, dialect ? 1 : 0, $0) }
    let close = try library.function("uldn_close", as: Close.self)
    defer { close(names) }
    let name = try library.function("uldn_localeDisplayName", as: Name.self)
    return try text("uldn_localeDisplayName") { name(names, subject, $0, $1, $2) }
  }
}
