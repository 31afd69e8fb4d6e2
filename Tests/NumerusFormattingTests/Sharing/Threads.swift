import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Threads of the system, which Swift's tasks need not be: as many as are asked for, let go at once.
///
/// The thread sanitizer knows how `pthread_create` and `pthread_join` order memory.
final class Threads: Sendable {
  private let count: Int
  private let arrived = Atomic<Int>(0)
  private let body: @Sendable (Int) -> Void

  private init(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    self.count = count
    self.body = body
  }

  /// Runs a body on each of so many threads, and waits for all of them.
  static func run(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let threads = Threads(count, body)
    let all = (0..<count).compactMap { _ in threads.start() }
    precondition(all.count == count, "the system has no more threads")
    for thread in all { pthread_join(thread, nil) }
    withExtendedLifetime(threads) {}
  }

  private func start() -> pthread_t? {
    let context = Unmanaged.passUnretained(self).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = pthread_create(&thread, nil, { Threads.enter($0) }, context)
    #else
      var thread = pthread_t()
      let status = pthread_create(&thread, nil, { $0.flatMap { Threads.enter($0) } }, context)
    #endif
    return status == 0 ? thread : nil
  }

  private static func enter(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    let threads = Unmanaged<Threads>.fromOpaque(context).takeUnretainedValue()
    let index = threads.arrived.add(1, ordering: .acquiringAndReleasing).oldValue
    while threads.arrived.load(ordering: .acquiring) < threads.count { sched_yield() }
    threads.body(index)
    return nil
  }
}
