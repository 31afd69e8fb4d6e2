import Foundation

/// The time that this thread has been on a processor.
///
/// On a machine that is shared, wall time holds what others did meanwhile: at twice as many busy
/// threads as cores, equal work differs by a factor of two on the wall and by 2 % here. Work that
/// neither waits nor forks is the same by both clocks on a quiet machine.
enum ThreadClock {
  static func nanoseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
