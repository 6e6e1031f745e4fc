/// How long to wait before a question is asked again.
public struct Backoff: Hashable, Sendable {
  public var first: Duration
  public var most: Duration
  /// How often one question is asked in all, 1 or more.
  public var tries: Int

  public init(first: Duration = .seconds(1), most: Duration = .seconds(60), tries: Int = 5) {
    self.first = first
    self.most = most
    self.tries = tries
  }

  /// Half of the doubling pause for sure, and the other half by a jitter of 0...1.
  public func pause(after failures: Int, jitter: Double) -> Duration {
    var pause = min(first, most)
    for _ in 0..<max(0, min(failures, Self.mostDoublings) - 1) {
      pause = min(pause + pause, most)
    }
    return pause / 2 + pause / 2 * min(max(jitter, 0), 1)
  }

  /// Enough to reach any pause from a nanosecond.
  private static let mostDoublings = 64
}
