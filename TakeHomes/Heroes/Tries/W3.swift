import Testing

@testable import HeroesData
@testable import HeroesDomain

/// Has one hero, or fails with its error.
private struct OneHero: HeroRepositoryProtocol {
  var error: HeroesError?

  func getHeroes(offset: Int, limit: Int) async throws -> HeroPage {
    if let error { throw error }
    return HeroPage(heroes: [Hero(id: 5, name: "Moth")], total: 1)
  }
  func getHeroDetail(id: Int) async throws -> HeroDetail {
    if let error { throw error }
    return HeroDetail(hero: Hero(id: id, name: "Moth"))
  }
  func searchHeroes(query: String, offset: Int, limit: Int) async throws -> HeroPage {
    try await getHeroes(offset: offset, limit: limit)
  }
}

struct FallbackTests {
  private let repository = DefaultHeroRepository(
    primary: OneHero(error: .rateLimited), fallback: OneHero())

  /// An answer from the fallback says why the primary did not answer.
  @Test func `the fallback answers openly`() async throws {
    let page = try await repository.getHeroes(offset: 0, limit: 20)
    #expect(page.heroes.map(\.name) == ["Moth"])
    #expect(page.origin == .offline(.rateLimited))
    #expect(try await repository.getHeroDetail(id: 5).origin == .offline(.rateLimited))
  }

  /// The task is cancelled before it asks, so nobody needs an answer from the fallback.
  @Test func `a cancelled request does not fall back`() async {
    let asked = Task { [repository] in
      while !Task.isCancelled { await Task.yield() }
      return try await repository.getHeroes(offset: 0, limit: 20)
    }
    asked.cancel()
    await #expect(throws: CancellationError.self) { try await asked.value }
  }
}
