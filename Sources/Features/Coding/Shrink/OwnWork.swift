import Foundation
import Synchronization

/// The CPU time of one task's own work between two waits, by the clock of the thread that does it.
///
/// A task changes its thread only where it waits, so both calls of a stretch see the same one.
final class OwnWork: Sendable {
  private let begin = Mutex(OwnWork.now)

  /// Begins a stretch of work.
  func goOn() {
    let now = Self.now
    begin.withLock { $0 = now }
  }

  /// What the stretch has used; 0 should the thread have changed after all.
  var used: Duration {
    let now = Self.now
    return begin.withLock { max(.zero, now - $0) }
  }

  private static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
