/// A clock whose pauses take no time, while what is given long to answer is given for ever.
public struct HastyClock: Clock {
  public init() {}

  public var now: ContinuousClock.Instant { .now }
  public var minimumResolution: Duration { .zero }

  public func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    if deadline - .now > .seconds(10) {
      let (never, hold) = AsyncStream<Void>.makeStream()
      for await _ in never {}
      withExtendedLifetime(hold) {}
    }
    try Task.checkCancellation()
  }
}
