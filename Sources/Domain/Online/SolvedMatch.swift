/// What a list of solved problems has in common with the catalogue.
public struct SolvedMatch: Sendable, Hashable {
  /// How many of the catalogue's were not known to be solved there before.
  public var syncedCount: Int
  /// How many of the catalogue's are solved there in all.
  public var totalMatched: Int
  /// What was not known before and the catalogue has, by name.
  public var fresh: [String]
  /// What the catalogue does not have, by name; kept for one that has it.
  public var unknown: [String]
}

/// Compares what is solved there with the catalogue, as sets: asked twice, nothing is new.
public func applySolvedSlugs(
  _ solved: Set<String>, known: Set<String>, catalogue: Set<String>
) -> SolvedMatch {
  let all = solved.union(known)
  let matched = all.intersection(catalogue)
  let fresh = matched.subtracting(known)
  return SolvedMatch(
    syncedCount: fresh.count, totalMatched: matched.count, fresh: fresh.sorted(),
    unknown: all.subtracting(catalogue).sorted())
}
