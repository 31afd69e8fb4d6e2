/// Owns one of ICU's objects and closes it when the last value that uses it is gone.
///
/// Only objects that ICU promises to be immutable once opened are kept in one; those that are not
/// (RBNF's) stand behind a lock of their owner's.
final class ICUHandle: @unchecked Sendable {
  // Sendable: the pointer never changes, and ICU allows calls from many threads on a const object.
  let pointer: OpaquePointer
  private let close: (OpaquePointer?) -> Void

  init(_ pointer: OpaquePointer, close: @escaping @convention(c) (OpaquePointer?) -> Void) {
    self.pointer = pointer
    self.close = close
  }

  deinit { close(pointer) }

  /// Opens an object, with the status looked at even where ICU hands one back.
  ///
  /// - Throws: ``FormatError/icu(status:call:)``.
  static func open(
    _ call: StaticString, close: @escaping @convention(c) (OpaquePointer?) -> Void,
    _ body: (inout Int32) -> OpaquePointer?
  ) throws(FormatError) -> ICUHandle {
    var status: Int32 = 0
    let pointer = body(&status)
    guard status <= 0, let pointer else {
      close(pointer)
      throw .icu(status, call)
    }
    return ICUHandle(pointer, close: close)
  }
}
