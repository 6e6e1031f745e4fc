import Domain
import Testing

@Suite struct NearestNamesTests {
  private let known = ["two-sum", "three-sum", "valid-anagram"]

  @Test(arguments: [
    ("two-sam", ["two-sum"]), ("anagram", ["valid-anagram"]), ("sum", ["two-sum", "three-sum"]),
    ("nothing-like-it", []),
  ])
  func `near names are found, the nearest first`(name: String, near: [String]) {
    #expect(nearestNames(to: name, in: known) == near)
  }

  @Test func `nothing is near an endless name, which costs nothing to find out`() {
    let endless = String(repeating: "two-sum", count: 10_000_000)
    #expect(nearestNames(to: endless, in: known) == [])
  }
}
