public struct Backoff: Hashable, Sendable {
  public var first: Duration
  public var most: Duration
  public var tries: Int

  public init(first: Duration = .seconds(1), most: Duration = .seconds(60), tries: Int = 5) {
    self.first = first
    self.most = most
    self.tries = tries
  }

  // TODO: the most and the jitter are not used
  public func pause(after failures: Int, jitter: Double) -> Duration {
    return first * (1 << failures)
  }
}
