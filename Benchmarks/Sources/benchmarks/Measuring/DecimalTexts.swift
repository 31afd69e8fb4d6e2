/// A decimal text where it stands in a buffer.
struct DecimalField {
  let text: UnsafeBufferPointer<UInt8>
  let fractionDigits: Int
}

/// Decimal texts, as strings and as the fields of one buffer of bytes.
final class DecimalTexts {
  let strings: [String]
  /// Point into `bytes`, so they live as long as this object.
  let fields: [DecimalField]
  private let bytes: UnsafeMutableBufferPointer<UInt8>

  init(_ strings: [String]) {
    let joined = Array(strings.joined().utf8)
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: joined.count)
    _ = bytes.initialize(from: joined)
    var end = 0
    fields = strings.map { string in
      let start = end
      end += string.utf8.count
      let text = UnsafeBufferPointer(rebasing: bytes[start..<end])
      let fraction = text.reversed().prefix { $0 != UInt8(ascii: ".") }
      return DecimalField(text: text, fractionDigits: fraction.count)
    }
    self.strings = strings
    self.bytes = bytes
  }

  deinit { bytes.deallocate() }
}
