#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Ends the program with a message to standard error.
func exit(_ status: Int32, _ message: String) -> Never {
  let line = "sanitizer-test: \(message)\n"
  line.utf8CString.withUnsafeBufferPointer { _ = write(2, $0.baseAddress, $0.count - 1) }
  exit(status)
}
