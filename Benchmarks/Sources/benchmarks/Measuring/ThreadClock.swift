import Foundation

/// The time that this thread has been on a processor.
///
/// On a machine that is shared, wall time holds what others did meanwhile: with four times as many
/// busy threads as cores, equal work took up to three times as long on the wall. On a quiet machine
/// both clocks agree, as nothing that is timed waits.
enum ThreadClock {
  static func nanoseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
