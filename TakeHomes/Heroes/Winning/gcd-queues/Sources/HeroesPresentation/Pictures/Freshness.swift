import Foundation

/// The bytes of a picture and the time of their fetch.
struct Download: Sendable {
  let data: Data
  let time: Duration
}

/// Tells the time since the loader was made, and what is too old by then.
final class Freshness: Sendable {
  private let timeToLive: Duration?
  private let sinceStart: @Sendable () -> Duration

  init(_ timeToLive: Duration?, _ clock: any Clock<Duration>) {
    func watch<C: Clock<Duration>>(_ clock: C) -> @Sendable () -> Duration {
      let start = clock.now
      return { start.duration(to: clock.now) }
    }
    self.timeToLive = timeToLive
    sinceStart = watch(clock)
  }

  var time: Duration { sinceStart() }

  func isFresh(_ fetched: Duration) -> Bool {
    guard let timeToLive else { return true }
    return time - fetched < timeToLive
  }
}
