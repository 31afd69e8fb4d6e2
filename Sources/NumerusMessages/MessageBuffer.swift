/// UTF-8 that a message is written into: room on the stack that is given to it, and from the heap once that
/// is full.
struct MessageBuffer: ~Copyable {
  private(set) var start: UnsafeMutablePointer<UInt8>
  private(set) var count = 0
  private var capacity: Int
  private var isOwned = false
  /// Whether something was left out because the message was too long.
  private(set) var isFull = false

  /// No sentence is longer; a message of hostile substitutions would be.
  static let maximumCount = 16 << 20

  init(_ room: UnsafeMutableBufferPointer<UInt8>) {
    // Room on the stack is never empty.
    start = room.baseAddress.unsafelyUnwrapped
    capacity = room.count
  }

  deinit { if isOwned { start.deallocate() } }

  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  /// Makes room for so many bytes; false where that would be too many.
  @inline(__always)
  mutating func reserve(_ size: Int) -> Bool {
    capacity - count >= size || grow(size)
  }

  @inline(never)
  private mutating func grow(_ size: Int) -> Bool {
    guard size <= Self.maximumCount - count else {
      isFull = true
      return false
    }
    let newCapacity = max(capacity * 2, count + size)
    let new = UnsafeMutablePointer<UInt8>.allocate(capacity: newCapacity)
    new.update(from: start, count: count)
    if isOwned { start.deallocate() }
    start = new
    capacity = newCapacity
    isOwned = true
    return true
  }

  @inline(__always)
  mutating func append(_ source: UnsafeBufferPointer<UInt8>) {
    guard let base = source.baseAddress, reserve(source.count) else { return }
    (start + count).update(from: base, count: source.count)
    count += source.count
  }

  mutating func append(_ byte: UInt8, repeated times: Int = 1) {
    guard times > 0, reserve(times) else { return }
    (start + count).update(repeating: byte, count: times)
    count += times
  }

  mutating func append(_ string: String) {
    let done: Void? = string.utf8.withContiguousStorageIfAvailable { append($0) }
    if done == nil {
      var copy = string
      copy.withUTF8 { append($0) }
    }
  }

  /// Writes bytes at the end, of which the room has been reserved.
  @inline(__always)
  mutating func advance(_ size: Int) { count += size }

  /// Puts spaces before or after what was written from an offset on, to fill a width in characters.
  mutating func pad(from offset: Int, to width: Int, left: Bool) {
    let written = UnsafeBufferPointer(start: start + offset, count: count - offset)
    let missing = width - String(decoding: written, as: UTF8.self).count
    guard missing > 0, reserve(missing) else { return }
    let place = start + offset
    if !left {
      (place + missing).update(from: place, count: count - offset)
      place.update(repeating: UInt8(ascii: " "), count: missing)
    } else {
      (start + count).update(repeating: UInt8(ascii: " "), count: missing)
    }
    count += missing
  }

  /// The text.
  func string() -> String {
    // A short string needs no memory of its own.
    if count <= 15 {
      return String(unsafeUninitializedCapacity: count) {
        guard count > 0, let target = $0.baseAddress else { return 0 }
        target.update(from: start, count: count)
        return count
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
