import Testing

@testable import HeroesData

struct BundledHeroesTests {
  /// Page after page, each bundled hero comes once.
  @Test func `the bundled heroes come page by page`() async throws {
    let source = MockDataSource()
    let total = try await source.getHeroes(offset: 0, limit: 1).total
    #expect(total >= 45)
    var ids: [Int] = []
    for offset in stride(from: 0, to: total, by: 15) {
      ids += try await source.getHeroes(offset: offset, limit: 15).heroes.map(\.id)
    }
    #expect(ids.count == total)
    #expect(Set(ids).count == total)
    #expect(ids.allSatisfy { $0 > 900_000 })
  }
}
