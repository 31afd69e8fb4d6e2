import NumerusPlurals

/// Standard output, gathered into blocks: a write for each line would cost more than its answer.
struct OutputBuffer: ~Copyable {
  private static let capacity = 1 << 17
  private let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: OutputBuffer.capacity)
  private var count = 0
  private let descriptor: Int32

  init(descriptor: Int32 = Platform.standardOutput) {
    self.descriptor = descriptor
  }

  deinit { bytes.deallocate() }

  @inline(__always)
  mutating func append(_ text: UnsafeBufferPointer<UInt8>) throws(SystemError) {
    guard let start = text.baseAddress else { return }
    if count + text.count > Self.capacity {
      try flush()
      guard text.count <= Self.capacity else {
        try Platform.send(UnsafeRawBufferPointer(text), to: descriptor)
        return
      }
    }
    (bytes + count).update(from: start, count: text.count)
    count += text.count
  }

  @inline(__always)
  mutating func append(_ text: StaticString) throws(SystemError) {
    try append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(_ text: String) throws(SystemError) {
    for piece in text.utf8 {
      if count == Self.capacity { try flush() }
      bytes[count] = piece
      count += 1
    }
  }

  /// Appends the ending of a line; see `CategoryEndings`.
  @inline(__always)
  mutating func append(
    _ category: PluralCategory, from endings: CategoryEndings
  ) throws(SystemError) {
    if count + CategoryEndings.slotLength > Self.capacity { try flush() }
    count += endings.copy(category, to: bytes + count)
  }

  /// Writes what was gathered.
  @inline(never)
  mutating func flush() throws(SystemError) {
    let gathered = UnsafeRawBufferPointer(start: bytes, count: count)
    count = 0
    try Platform.send(gathered, to: descriptor)
  }
}
