/// How much is remembered, and for how long.
public struct CachePolicy<Value: Sendable>: Sendable {
  /// What the remembered values may cost together.
  public var limit: Int
  /// How long a value is fresh; nil for ever.
  public var timeToLive: Duration?
  /// How much longer an old value is still given while a new one is loaded.
  public var staleFor: Duration
  /// What one value costs, in whatever the limit counts.
  public var cost: @Sendable (Value) -> Int

  public init(
    limit: Int = 1_000, timeToLive: Duration? = nil, staleFor: Duration = .zero,
    cost: @escaping @Sendable (Value) -> Int = { _ in 1 }
  ) {
    (self.limit, self.timeToLive, self.staleFor, self.cost) = (limit, timeToLive, staleFor, cost)
  }

  enum Freshness { case fresh, stale, old }

  func freshness(atAge seconds: Double) -> Freshness {
    guard let timeToLive else { return .fresh }
    if seconds < timeToLive / .seconds(1) { return .fresh }
    return seconds < (timeToLive + staleFor) / .seconds(1) ? .stale : .old
  }
}
