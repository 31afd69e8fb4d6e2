#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Finds the lines of a descriptor in a buffer, without making strings of them.
///
/// `next` gives the lines that were read; `fill` reads more, and may block. A caller that has
/// output waiting can so let it go before it waits itself.
struct LineReader: ~Copyable {
  enum Line {
    /// A line without its end. The bytes are there until `fill` is called.
    case text(UnsafeBufferPointer<UInt8>)
    /// A line above the limit, of which only its length is known.
    case tooLong(bytes: Int)
  }

  /// The longest line that is kept in memory, without its end.
  static let defaultLimit = 64 << 20

  /// The number of the line that `next` gave last, from 1.
  private(set) var number = 0

  private let descriptor: Int32
  private let limit: Int
  private var buffer: UnsafeMutableRawBufferPointer
  /// The bytes read and not yet given.
  private var start = 0
  private var end = 0
  /// Up to where there is no line end, so that a long line is not searched again at every read.
  private var searched = 0
  /// How much of a line above the limit was dropped.
  private var dropped = 0
  private var isAtEnd = false

  init(descriptor: Int32, capacity: Int = 1 << 17, limit: Int = LineReader.defaultLimit) {
    self.descriptor = descriptor
    self.limit = max(limit, capacity)
    buffer = .allocate(byteCount: capacity, alignment: 16)
  }

  deinit { buffer.deallocate() }

  /// The next line that was read; nil where `fill` must be called first.
  @inline(__always)
  mutating func next() -> Line? {
    guard let base = buffer.baseAddress else { return nil }
    let lineEnd: Int
    if let found = memchr(base + searched, 0x0A, end - searched) {
      lineEnd = UnsafeRawPointer(found) - UnsafeRawPointer(base)
    } else {
      searched = end
      guard isAtEnd, end > start || dropped > 0 else { return nil }
      lineEnd = end
    }
    let length = lineEnd - start
    let line = (base + start).assumingMemoryBound(to: UInt8.self)
    start = min(lineEnd + 1, end)
    searched = start
    number += 1
    if _slowPath(number == 1 || dropped > 0) { return unusual(line, length) }
    return .text(UnsafeBufferPointer(start: line, count: length))
  }

  private mutating func unusual(_ line: UnsafeMutablePointer<UInt8>, _ length: Int) -> Line {
    if dropped > 0 {
      let whole = dropped + length
      dropped = 0
      return .tooLong(bytes: whole)
    }
    let text = UnsafeBufferPointer(start: line, count: length)
    // The first line: editors on Windows put a byte order mark there.
    guard text.starts(with: [0xEF, 0xBB, 0xBF]) else { return .text(text) }
    return .text(UnsafeBufferPointer(rebasing: text[3...]))
  }

  /// Reads on; false when the input has ended and all of it was given.
  mutating func fill() throws(SystemError) -> Bool {
    if isAtEnd { return false }
    makeRoom()
    let count = try Platform.receive(
      from: descriptor, into: UnsafeMutableRawBufferPointer(rebasing: buffer[end...]))
    isAtEnd = count == 0
    end += count
    return !isAtEnd || end > start || dropped > 0
  }

  private mutating func makeRoom() {
    let kept = end - start
    // A line of exactly the limit is whole: only one more byte tells that it goes on.
    if kept > limit || dropped > 0 {
      dropped += kept
      start = end
    }
    let rest = buffer[start..<end]
    if end - start == buffer.count {
      let larger = UnsafeMutableRawBufferPointer.allocate(
        byteCount: min(buffer.count * 2, limit + 1), alignment: 16)
      larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: rest))
      buffer.deallocate()
      buffer = larger
    } else {
      buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: rest))
    }
    end -= start
    start = 0
    searched = end
  }
}
