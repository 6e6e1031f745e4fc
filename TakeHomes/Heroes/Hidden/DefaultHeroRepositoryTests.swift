import Foundation
import Testing

@testable import HeroesData
@testable import HeroesDomain

@Suite struct DefaultHeroRepositoryTests {
  private func failing(_ error: any Error) -> FakeRepository {
    FakeRepository(page: { _ in throw error }, detail: { _ in throw error })
  }

  @Test func `a primary that answers leaves the fallback alone`() async throws {
    let primary = FakeRepository(total: 5)
    let fallback = FakeRepository(total: 9)
    let repository = DefaultHeroRepository(primary: primary, fallback: fallback)
    #expect(try await repository.getHeroes(offset: 0, limit: 20) == .slice(0, 20, total: 5))
    #expect(try await repository.searchHeroes(query: "x", offset: 0, limit: 20).total == 5)
    #expect(try await repository.getHeroDetail(id: 3).origin == .live)
    #expect(primary.calls.count == 3)
    #expect(fallback.calls.isEmpty)
  }

  @Test(arguments: HeroesError.allCases)
  func `a primary that fails is replaced once and openly`(error: HeroesError) async throws {
    let primary = failing(error)
    let fallback = FakeRepository(total: 9)
    let repository = DefaultHeroRepository(primary: primary, fallback: fallback)
    let page = try await repository.getHeroes(offset: 0, limit: 20)
    #expect(page.heroes.count == 9)
    #expect(page.origin == .offline(error))
    let found = try await repository.searchHeroes(query: "x", offset: 0, limit: 20)
    #expect(found.origin == .offline(error))
    let detail = try await repository.getHeroDetail(id: 3)
    #expect(detail.origin == .offline(error))
    #expect(primary.calls.count == 3)
    #expect(fallback.calls == primary.calls)
  }

  @Test func `if both fail the primary's error is thrown`() async {
    let repository = DefaultHeroRepository(
      primary: failing(HeroesError.rateLimited), fallback: failing(HeroesError.notFound))
    await #expect(throws: HeroesError.rateLimited) {
      try await repository.getHeroes(offset: 0, limit: 20)
    }
    await #expect(throws: HeroesError.rateLimited) { try await repository.getHeroDetail(id: 1) }
    await #expect(throws: HeroesError.rateLimited) {
      try await repository.searchHeroes(query: "x", offset: 0, limit: 20)
    }
  }

  @Test func `a cancelled request never falls back`() async throws {
    let held = Held<HeroPage>()
    let fallback = FakeRepository(total: 9)
    let repository = DefaultHeroRepository(
      primary: FakeRepository(page: { _ in try await held.call() }), fallback: fallback)
    let asked = Watched { try await repository.getHeroes(offset: 0, limit: 20) }
    try #require(await Lab.eventually { held.count == 1 })
    asked.cancel()
    try #require(await Lab.eventually { asked.isOver })
    #expect(asked.error is CancellationError)
    #expect(fallback.calls.isEmpty)
  }

  @Test func `a primary that calls its cancellation a failure does not fall back either`()
    async throws
  {
    let held = Held<HeroPage>(endsWhenCancelled: false)
    let fallback = FakeRepository(total: 9)
    let repository = DefaultHeroRepository(
      primary: FakeRepository(page: { _ in try await held.call() }), fallback: fallback)
    let asked = Watched { try await repository.getHeroes(offset: 0, limit: 20) }
    try #require(await Lab.eventually { held.count == 1 })
    asked.cancel()
    held.answer(0, .failure(HeroesError.network))
    try #require(await Lab.eventually { asked.isOver })
    #expect(asked.error is CancellationError)
    #expect(fallback.calls.isEmpty)
  }

  @Test func `pages, origins and errors that differ are not equal`() {
    #expect(
      Lab.tellsApart(
        [
          HeroPage.of([1], total: 1), .of([2], total: 1), .of([1, 2], total: 1), .of([1], total: 2),
          HeroPage(heroes: [.numbered(1)], total: 1, origin: .offline(.server)),
        ]) { $0 == $1 })
    #expect(
      Lab.tellsApart(
        [HeroOrigin.live] + HeroesError.allCases.map(HeroOrigin.offline)
      ) { $0 == $1 })
    #expect(
      Lab.tellsApart(
        HeroesError.allCases
      ) { $0 == $1 })
  }
}
