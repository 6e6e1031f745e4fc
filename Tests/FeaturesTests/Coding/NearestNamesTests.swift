import Features
import Testing

@Suite struct NearestNamesTests {
  private let known = [
    "two-sum", "3sum", "group-anagrams", "coin-change", "lru-cache", "permutations",
  ]

  @Test(
    arguments: [
      ("tow-sum", ["two-sum"]), ("twosum", ["two-sum"]), ("TWO-SUM", ["two-sum"]),
      ("anagrams", ["group-anagrams"]), ("permutation", ["permutations"]),
      ("lru", ["lru-cache"]), ("zzzzzzzz", []), ("", []),
    ])
  func `a mistyped name finds what was meant`(name: String, nearest: [String]) {
    #expect(nearestNames(to: name, among: known) == nearest)
  }

  @Test func `a very long name costs little and finds nothing`() {
    #expect(nearestNames(to: String(repeating: "x", count: 1 << 20), among: known).isEmpty)
  }
}
