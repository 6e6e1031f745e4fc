import Foundation

/// For how long a picture may be used after its fetch; dates count from when it was made.
struct Lifetime: Sendable {
  private let limit: Duration?
  let now: @Sendable () -> Duration

  init(_ limit: Duration?, on clock: any Clock<Duration>) {
    self.limit = limit
    now = Self.stopwatch(on: clock)
  }

  func isOver(since date: Duration) -> Bool { limit.map { now() - date >= $0 } ?? false }

  private static func stopwatch(on clock: some Clock<Duration>) -> @Sendable () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }
}

/// The bytes of a picture, and when they came.
struct Fetched: Sendable {
  let data: Data
  let date: Duration
}
