/// The pauses between the tries of a call.
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
    let doubling = sequence(first: min(first, most)) { [most] in
      $0 < most && $0 > .zero ? min($0 + $0, most) : nil
    }
    // It ends at the most, which then counts for all later failures.
    let whole = doubling.prefix(max(failures, 1)).reduce(.zero) { _, last in last }
    return whole / 2 + whole / 2 * min(max(jitter, 0), 1)
  }
}
