public import Domain

/// How many problems of a kind are solved, and how well they are known.
public struct Share: Sendable, Hashable {
  public var solved: Int
  public var total: Int
  /// The mean chance of still knowing those with a review; nil when there is none.
  public var strength: Double?

  /// Counts problems; `retrievability` is that of each problem with a review.
  public init(
    of problems: [ProblemSummary], solved slugs: Set<String>,
    retrievability: [String: Double] = [:]
  ) {
    total = problems.count
    solved = problems.count { slugs.contains($0.slug) }
    let known = problems.compactMap { retrievability[$0.slug] }
    strength = known.isEmpty ? nil : known.reduce(0, +) / Double(known.count)
  }

  /// Solved of all, from 0 to 100, rounded down.
  public var percent: Int { total == 0 ? 0 : solved * 100 / total }
}
