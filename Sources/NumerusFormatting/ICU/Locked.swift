internal import Synchronization

/// A value behind a mutex whose hand-over the thread sanitizer sees.
///
/// On Linux the mutex of the standard library is let go in code that is not instrumented, so the
/// sanitizer would find races between two holders that cannot be. The atomic says the same order
/// once more, at the cost of two plain moves on the processors that we know.
package struct Locked<Value: Sendable>: ~Copyable, Sendable {
  private let mutex: Mutex<Value>
  private let turn = Atomic<Bool>(false)

  package init(_ value: Value) { mutex = Mutex(value) }

  /// Runs a body that has the value for itself.
  package func withLock<Result: Sendable, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try mutex.withLock { (value) throws(Failure) in
      _ = turn.load(ordering: .acquiring)
      defer { turn.store(true, ordering: .releasing) }
      return try body(&value)
    }
  }
}
