internal import Domain

/// The slugs that a misspelt one may mean, nearest first, at most three.
public func nearestSlugs(to slug: String, in slugs: some Sequence<String>) -> [String] {
  nearestNames(to: slug, in: slugs)
}
