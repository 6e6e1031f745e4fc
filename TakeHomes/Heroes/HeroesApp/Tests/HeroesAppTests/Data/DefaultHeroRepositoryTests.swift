import HeroesData
import HeroesDomain
import Testing

struct DefaultHeroRepositoryTests {
  @Test func `a primary that answers leaves the fallback alone`() async throws {
    let primary = RepositoryDouble(total: 30)
    let fallback = RepositoryDouble(total: 5)
    let repository = DefaultHeroRepository(primary: primary, fallback: fallback)
    #expect(try await repository.getHeroes(offset: 20, limit: 20).total == 30)
    #expect(try await repository.getHeroDetail(id: 7).origin == .live)
    #expect(try await repository.searchHeroes(query: "a", offset: 0, limit: 20).origin == .live)
    #expect(
      primary.calls == [
        .list(offset: 20, limit: 20), .detail(id: 7), .search("a", offset: 0, limit: 20),
      ])
    #expect(fallback.calls == [])
  }

  @Test(arguments: HeroesError.allCases)
  func `a primary that fails is replaced once, and its reason told`(
    reason: HeroesError
  ) async throws {
    let primary = RepositoryDouble(failing: reason)
    let fallback = RepositoryDouble(total: 5)
    let repository = DefaultHeroRepository(primary: primary, fallback: fallback)
    let page = try await repository.getHeroes(offset: 0, limit: 20)
    #expect(page.heroes.count == 5)
    #expect(page.origin == .offline(reason))
    #expect(try await repository.getHeroDetail(id: 7).origin == .offline(reason))
    let found = try await repository.searchHeroes(query: "a", offset: 0, limit: 20)
    #expect(found.origin == .offline(reason))
    #expect(primary.calls.count == 3)
    #expect(fallback.calls == primary.calls)
  }

  @Test func `when both fail it is the primary's error that is thrown`() async {
    let repository = DefaultHeroRepository(
      primary: RepositoryDouble(failing: HeroesError.rateLimited),
      fallback: RepositoryDouble(failing: HeroesError.notFound))
    await #expect(throws: HeroesError.rateLimited) {
      try await repository.getHeroes(offset: 0, limit: 20)
    }
    await #expect(throws: HeroesError.rateLimited) { try await repository.getHeroDetail(id: 1) }
    await #expect(throws: HeroesError.rateLimited) {
      try await repository.searchHeroes(query: "a", offset: 0, limit: 20)
    }
  }

  @Test func `a cancelled primary does not fall back`() async {
    let fallback = RepositoryDouble(total: 5)
    let repository = DefaultHeroRepository(
      primary: RepositoryDouble(failing: CancellationError()), fallback: fallback)
    await #expect(throws: CancellationError.self) {
      try await repository.getHeroes(offset: 0, limit: 20)
    }
    #expect(fallback.calls == [])
  }

  @Test func `a request that was cancelled does not fall back, whatever its error`() async {
    let gate = Gate()
    let fallback = RepositoryDouble(total: 5)
    let repository = DefaultHeroRepository(
      primary: RepositoryDouble { _ in
        await gate.passDeaf()
        throw HeroesError.network
      }, fallback: fallback)
    let request = Task { try await repository.getHeroes(offset: 0, limit: 20) }
    await until { gate.arrivals == 1 }
    request.cancel()
    gate.open()
    await #expect(throws: CancellationError.self) { try await request.value }
    #expect(fallback.calls == [])
  }
}
