import Domain
import Testing

@Suite struct SolvedMatchTests {
  private static let catalogue: Set = ["two-sum", "3sum", "valid-anagram"]

  @Test func `a second sync brings nothing new, and as many in all`() {
    let solved: Set = ["two-sum", "3sum", "not-here"]
    let first = applySolvedSlugs(solved, known: [], catalogue: Self.catalogue)
    #expect(first.syncedCount == 2 && first.totalMatched == 2)
    #expect(first.fresh == ["3sum", "two-sum"] && first.unknown == ["not-here"])
    let second = applySolvedSlugs(solved, known: solved, catalogue: Self.catalogue)
    #expect(second.syncedCount == 0 && second.totalMatched == 2)
    #expect(second.fresh.isEmpty && second.unknown == ["not-here"])
  }

  @Test func `what a short list leaves out still counts`() {
    let match = applySolvedSlugs(
      ["3sum"], known: ["two-sum", "gone"], catalogue: Self.catalogue)
    #expect(match.syncedCount == 1 && match.totalMatched == 2)
    #expect(match.unknown == ["gone"])
  }

  @Test func `an unknown problem counts once the catalogue has it`() {
    let larger = Self.catalogue.union(["not-here"])
    let match = applySolvedSlugs(["not-here"], known: ["not-here"], catalogue: larger)
    #expect(match.totalMatched == 1 && match.unknown.isEmpty)
  }

  @Test func `nothing and nothing have nothing in common`() {
    let match = applySolvedSlugs([], known: [], catalogue: [])
    #expect(match.syncedCount == 0 && match.totalMatched == 0 && match.unknown.isEmpty)
  }
}
