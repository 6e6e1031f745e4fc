/// A time since the loader was made; it needs no lock, since only the clock changes.
struct Age: Sendable {
  private let limit: Duration?
  let now: @Sendable () -> Duration

  init(limit: Duration?, clock: any Clock<Duration>) {
    self.limit = limit
    now = Self.time(of: clock)
  }

  func isTooOld(_ fetched: Duration) -> Bool {
    guard let limit else { return false }
    return now() - fetched >= limit
  }

  private static func time<C: Clock<Duration>>(of clock: C) -> @Sendable () -> Duration {
    let first = clock.now
    return { first.duration(to: clock.now) }
  }
}
