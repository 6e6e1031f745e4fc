/// How much CPU time a search has left, and how many candidates it still pays for.
///
/// What a candidate costs is known when it has run. None is started unless the most that it may cost
/// is left, so all charges together never come to more than the total.
public struct SearchAllowance: Sendable {
  public let total: Duration
  public private(set) var spent = Duration.zero

  public init(total: Duration) { self.total = total }

  public var left: Duration { max(.zero, total - spent) }

  public mutating func charge(_ cost: Duration) { spent += cost }

  /// Whether something may be started that costs no more than this, with a reserve left behind it.
  public func affords(_ most: Duration, keeping reserve: Duration = .zero) -> Bool {
    spent + most + reserve <= total
  }

  /// How many candidates, from the first on, may be started together.
  ///
  /// `likely` is what each will probably cost. Behind those before it, each leaves what it may cost
  /// at most: `most`, or what is likely where that is more.
  public func affordable(
    _ likely: [Duration], most: Duration, keeping reserve: Duration = .zero
  ) -> Int {
    var before = Duration.zero
    for (count, cost) in likely.enumerated() {
      guard affords(before + max(cost, most), keeping: reserve) else { return count }
      before += cost
    }
    return likely.count
  }
}
