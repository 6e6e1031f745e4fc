public import Domain

/// The times of one program on the same inputs, round by round.
public struct GrowthSamples: Sendable, Hashable {
  private var rounds: [[Double]] = []

  public init() {}

  /// How many inputs the first round came to; nil before it.
  public var count: Int? { rounds.first?.count }

  /// Adds a round: the times of the first inputs, in order.
  public mutating func add(_ times: [Double]) { rounds.append(times) }

  /// The best time of each size; it was stopped where the last one took longer than allowed, or
  /// where none followed.
  public func curve(_ program: String, sizes: [Int], longest: Double) -> GrowthCurve {
    let count = count ?? 0
    let best = (0..<count).map { place in
      Self.best(of: rounds.compactMap { $0.indices.contains(place) ? $0[place] : nil })
    }
    var curve = GrowthCurve(
      program: program, sizes: Array(sizes.prefix(count)), milliseconds: best)
    if count > 0, count < sizes.count { curve.stoppedAt = sizes[count] }
    if count > 0, count == sizes.count, best[count - 1] > longest {
      curve.stoppedAt = sizes[count - 1]
    }
    return curve
  }

  /// The least time, unless it is next to nothing beside the others.
  ///
  /// A case whose answer is read together with the next one's seems to take no time, and the next
  /// one that of both.
  static func best(of times: [Double]) -> Double {
    let least = (times.max() ?? 0) / 8
    return times.filter { $0 >= least }.min() ?? 0
  }
}
