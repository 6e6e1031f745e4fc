import Foundation

/// What was fetched, and when.
struct Dated<Value: Sendable>: Sendable {
  var value: Value
  var time: Duration
}

/// The time since the loader was made.
struct FetchTimes: Sendable {
  let timeToLive: Duration?
  let now: @Sendable () -> Duration

  init(_ timeToLive: Duration?, clock: any Clock<Duration>) {
    self.timeToLive = timeToLive
    now = timer(clock)
  }

  func isExpired(_ time: Duration) -> Bool {
    if let timeToLive { now() - time >= timeToLive } else { false }
  }
}

private func timer(_ clock: some Clock<Duration>) -> @Sendable () -> Duration {
  let start = clock.now
  return { start.duration(to: clock.now) }
}
