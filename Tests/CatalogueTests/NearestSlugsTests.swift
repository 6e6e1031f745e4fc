import Catalogue
import Testing

@Suite struct NearestSlugsTests {
  private let slugs = [
    "two-sum", "3sum", "two-sum-ii-input-array-is-sorted", "lru-cache", "min-stack",
  ]

  @Test(
    arguments: [
      ("twosum", ["two-sum"]), ("two-sun", ["two-sum"]),
      ("two-sum", ["two-sum", "two-sum-ii-input-array-is-sorted"]), ("lru", ["lru-cache"]),
      ("LRU-cache", ["lru-cache"]), ("min_stack", ["min-stack"]), ("quantum-leap", []),
    ])
  func `a misspelt slug finds its neighbours`(slug: String, expected: [String]) {
    #expect(nearestSlugs(to: slug, in: slugs) == expected)
  }
}
