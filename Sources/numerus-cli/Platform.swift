#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The calls into the system that the command makes, each with the retries that it needs.
///
/// Foundation would bring its own ICU, 40 MB that a filter of numbers has no use for.
enum Platform {
  static let standardInput: Int32 = 0
  static let standardOutput: Int32 = 1
  static let standardError: Int32 = 2

  /// Reads what is there, at least one byte; 0 at the end.
  static func receive(
    from descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Int {
    while true {
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      try retry(descriptor, POLLIN)
    }
  }

  /// Writes all of a buffer.
  static func send(
    _ buffer: UnsafeRawBufferPointer, to descriptor: Int32
  ) throws(SystemError) {
    var rest = buffer[...]
    while !rest.isEmpty {
      let slice = UnsafeRawBufferPointer(rebasing: rest)
      let count = write(descriptor, slice.baseAddress, slice.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else {
        try retry(descriptor, POLLOUT)
      }
    }
  }

  /// Whether a read would return at once, as it always does of a file.
  static func isReady(_ descriptor: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) != 0
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The value of an environment variable; nil where it is unset or empty.
  static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value[0] != 0 else { return nil }
    return String(cString: value)
  }

  static func leave(_ status: ExitStatus) -> Never { exit(status.rawValue) }

  /// After a failed call: returns where it should be made again.
  ///
  /// A descriptor that does not block is waited for: whoever made it so shares it, so it is not
  /// ours to change.
  private static func retry(
    _ descriptor: Int32, _ events: some BinaryInteger
  ) throws(SystemError) {
    let code = errno
    if code == EINTR { return }
    guard code == EAGAIN || code == EWOULDBLOCK else {
      throw SystemError(
        descriptor: descriptor, isClosedPipe: code == EPIPE,
        reason: String(cString: strerror(code)))
    }
    var request = pollfd(fd: descriptor, events: Int16(truncatingIfNeeded: events), revents: 0)
    _ = poll(&request, 1, -1)
  }
}

/// A read or a write that failed.
struct SystemError: Error, CustomStringConvertible {
  let descriptor: Int32
  /// The reader of the output has gone: nobody is left to tell.
  let isClosedPipe: Bool
  let reason: String

  var description: String {
    let name = descriptor == Platform.standardInput ? "standard input" : "standard output"
    return "\(name): \(reason)"
  }
}
