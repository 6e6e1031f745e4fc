/// When a sync is due by itself: an hour after the last one, and at the beginning of each day.
public struct SyncSchedule: Sendable, Hashable {
  /// How the learner's days are told.
  public var clock: DayClock
  /// How much later than others this learner syncs, so that a class does not come all at once.
  public var delaySeconds: Int

  public init(clock: DayClock, delaySeconds: Int = 0) {
    self.clock = clock
    self.delaySeconds = delaySeconds
  }

  /// When the next attempt is due after one that followed so many failures in a row, itself included.
  public func next(after last: Instant, failures: Int) -> Instant {
    let hours = Int64(1) << min(max(failures - 1, 0), 3)
    let later = last.milliseconds + hours * 3_600_000
    let morning = clock.start(of: clock.day(of: last).adding(days: 1)).milliseconds
    return Instant(milliseconds: min(later, morning) + Int64(delaySeconds) * 1000)
  }

  /// Whether one is due now; an attempt that lies ahead was made before a clock was set back.
  public func isDue(at now: Instant, after last: Instant?, failures: Int) -> Bool {
    guard let last, last <= now else { return true }
    return next(after: last, failures: failures) <= now
  }

  /// A learner's own delay, the same each time; up to ten minutes.
  public static func delaySeconds(of learner: String) -> Int {
    learner.utf8.reduce(0) { ($0 * 31 + Int($1)) % 601 }
  }
}
