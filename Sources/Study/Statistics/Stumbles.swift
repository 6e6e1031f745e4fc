public import Domain

/// How often a problem or a topic went wrong: wrong submissions, and reviews graded Again.
public struct Stumbles: Sendable, Hashable {
  public var wrong: Int
  public var again: Int

  public init(wrong: Int = 0, again: Int = 0) {
    self.wrong = wrong
    self.again = again
  }

  public var total: Int { wrong + again }

  /// Each problem's that has any.
  public static func bySlug(
    _ submissions: [Submitted], _ reviews: [GradedReview]
  ) -> [String: Stumbles] {
    var found: [String: Stumbles] = [:]
    for one in submissions where one.isWrong { found[one.slug, default: Stumbles()].wrong += 1 }
    for one in reviews where one.grade == .again {
      found[one.slug, default: Stumbles()].again += 1
    }
    return found
  }

  /// The same summed by another key; slugs without one are left out.
  public static func summed<Key: Hashable>(
    _ bySlug: [String: Stumbles], by key: (String) -> Key?
  ) -> [Key: Stumbles] {
    var found: [Key: Stumbles] = [:]
    for (slug, stumbles) in bySlug {
      guard let key = key(slug) else { continue }
      found[key, default: Stumbles()].wrong += stumbles.wrong
      found[key, default: Stumbles()].again += stumbles.again
    }
    return found
  }

  /// The worst first; equal ones in the order of their names.
  public static func worst<Key: Hashable & Comparable>(
    _ found: [Key: Stumbles], most: Int
  ) -> [(key: Key, stumbles: Stumbles)] {
    found.map { (key: $0, stumbles: $1) }.sorted {
      ($1.stumbles.total, $0.key) < ($0.stumbles.total, $1.key)
    }.prefix(most).map(\.self)
  }
}
