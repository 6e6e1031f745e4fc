/// How long to wait before a call is made again, and how often it is made.
public struct Backoff: Hashable, Sendable {
  public var first: Duration
  public var most: Duration
  public var tries: Int

  public init(first: Duration = .seconds(1), most: Duration = .seconds(60), tries: Int = 5) {
    self.first = first
    self.most = most
    self.tries = tries
  }

  public func pause(after failures: Int, jitter: Double) -> Duration {
    let half = doubled(first, times: failures - 1, most: most) / 2
    return half + half * min(max(jitter, 0), 1)
  }
}

/// Stops at `most`, since a pause that doubles on would soon be too large to count.
func doubled(_ pause: Duration, times: Int, most: Duration) -> Duration {
  guard pause < most else { return most }
  guard times > 0, pause > .zero else { return pause }
  return doubled(pause + pause, times: times - 1, most: most)
}
