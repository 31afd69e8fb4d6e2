internal import CNumerusICUShim

/// The elements of a list one after the other in UTF-8, as the shim takes them.
struct ListBytes {
  private var bytes: [UInt8] = []
  private var lengths: [Int32] = []

  /// Nil where the text is longer than ICU's offsets reach.
  init?(_ elements: [String], isIsolated: Bool) {
    lengths.reserveCapacity(elements.count)
    for element in elements {
      let start = bytes.count
      // Balances what the element opens itself, and keeps paragraph ends outside.
      bytes +=
        isIsolated
        ? Array(BidiText.isolate(element, in: nil, isolation: .always).utf8)
        : Array(element.utf8)
      lengths.append(Int32(clamping: bytes.count - start))
    }
    // The text in between is a few bytes for each element.
    guard bytes.count < Int(Int32.max) / 2 else { return nil }
  }

  func format(
    _ format: OpaquePointer, _ fields: Bool, _ text: OpaquePointer, _ status: inout Int32
  ) {
    bytes.withUnsafeBytes { bytes in
      nicu_list_format_strings(
        format, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), lengths,
        Int32(lengths.count), fields, text, &status)
    }
  }
}
