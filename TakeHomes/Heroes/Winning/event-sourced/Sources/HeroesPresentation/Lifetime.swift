/// When something was fetched, on a clock that starts with its loader.
struct Moment: Sendable {
  fileprivate var offset: Duration
}

/// Says what is too old to be shown.
struct Lifetime: Sendable {
  private let limit: Duration?
  private let elapsed: @Sendable () -> Duration

  init(_ limit: Duration?, clock: any Clock<Duration>) {
    self.limit = limit
    elapsed = Self.timer(clock)
  }

  var now: Moment { Moment(offset: elapsed()) }

  func allows(_ moment: Moment) -> Bool {
    guard let limit else { return true }
    return elapsed() < moment.offset + limit
  }

  private static func timer<C: Clock<Duration>>(_ clock: C) -> @Sendable () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }
}
