import HeroesData
import HeroesDomain
import Testing

@MainActor struct DomainTests {
  let repository = ScriptedRepository()

  @Test(arguments: [(-3, 1), (0, 1), (1, 1), (20, 20), (100, 100), (101, 100)])
  func `limits are held`(limit: Int, held: Int) async throws {
    let browse = Task { [repository] in
      try await GetHeroesUseCase(repository: repository).execute(offset: 7, limit: limit)
    }
    await repository.pages.answer(0, .success(HeroPage(heroes: [], total: 0)))
    _ = try await browse.value
    let search = Task { [repository] in
      try await SearchHeroesUseCase(repository: repository)
        .execute(query: " owl\n", offset: 7, limit: limit)
    }
    await repository.pages.answer(1, .success(HeroPage(heroes: [], total: 0)))
    _ = try await search.value
    #expect(
      repository.pages.asked == [
        .list(offset: 7, limit: held), .search("owl", offset: 7, limit: held),
      ])
  }

  @Test(arguments: ["", "  ", " \n"])
  func `an empty search browses`(query: String) async throws {
    let search = Task { [repository] in
      try await SearchHeroesUseCase(repository: repository)
        .execute(query: query, offset: 20, limit: 500)
    }
    await repository.pages.answer(0, .success(HeroPage(heroes: [], total: 0)))
    _ = try await search.value
    #expect(repository.pages.asked == [.list(offset: 20, limit: 100)])
  }

  @Test(arguments: [0, -1]) func `nobody asks for an impossible hero`(id: Int) async {
    await #expect(throws: HeroesError.notFound) {
      try await GetHeroDetailUseCase(repository: repository).execute(id: id)
    }
    #expect(repository.details.asked.isEmpty)
  }
}

@MainActor struct RepositoryTests {
  let primary = ScriptedRepository()
  let fallback = ScriptedRepository()
  var repository: DefaultHeroRepository {
    DefaultHeroRepository(primary: primary, fallback: fallback)
  }

  private func list() -> Task<HeroPage, any Error> {
    Task { [repository] in try await repository.getHeroes(offset: 0, limit: 20) }
  }

  @Test func `a primary that answers leaves the fallback alone`() async throws {
    let task = list()
    await primary.pages.answer(0, .success(HeroPage(heroes: heroes([1]), total: 1)))
    let page = try await task.value
    #expect(page == HeroPage(heroes: heroes([1]), total: 1, origin: .live))
    #expect(fallback.pages.asked.isEmpty)
  }

  @Test(arguments: HeroesError.allCases)
  func `the fallback's answers say why`(error: HeroesError) async throws {
    let page = list()
    await primary.pages.answer(0, .failure(error))
    await fallback.pages.answer(0, .success(HeroPage(heroes: heroes([2]), total: 1)))
    #expect(
      try await page.value == HeroPage(heroes: heroes([2]), total: 1, origin: .offline(error)))
    let found = Task { [repository] in
      try await repository.searchHeroes(query: "x", offset: 0, limit: 20)
    }
    await primary.pages.answer(1, .failure(error))
    await fallback.pages.answer(1, .success(HeroPage(heroes: [], total: 0)))
    #expect(try await found.value.origin == .offline(error))
    let detail = Task { [repository] in try await repository.getHeroDetail(id: 3) }
    await primary.details.answer(0, .failure(error))
    await fallback.details.answer(0, .success(HeroDetail(hero: Hero(id: 3, name: "C"))))
    #expect(try await detail.value.origin == .offline(error))
    #expect(primary.pages.asked.count == 2)
    #expect(fallback.pages.asked.count == 2)
  }

  @Test func `the primary's error is thrown if both fail`() async {
    let task = list()
    await primary.pages.answer(0, .failure(HeroesError.rateLimited))
    await fallback.pages.answer(0, .failure(HeroesError.notFound))
    await #expect(throws: HeroesError.rateLimited) { try await task.value }
    #expect(fallback.pages.asked.count == 1)
  }

  @Test func `a cancelled request does not fall back`() async {
    let task = list()
    await until { primary.pages.asked.count == 1 }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(fallback.pages.asked.isEmpty)
  }

  @Test func `an error after the cancellation does not fall back either`() async {
    struct Stubborn: HeroRepositoryProtocol {
      let script = Script<Call, HeroPage>(heedsCancellation: false)
      func getHeroes(offset: Int, limit: Int) async throws -> HeroPage {
        try await script(.list(offset: offset, limit: limit))
      }
      func getHeroDetail(id: Int) async throws -> HeroDetail { throw HeroesError.server }
      func searchHeroes(query: String, offset: Int, limit: Int) async throws -> HeroPage {
        throw HeroesError.server
      }
    }
    let stubborn = Stubborn()
    let repository = DefaultHeroRepository(primary: stubborn, fallback: fallback)
    let task = Task { try await repository.getHeroes(offset: 0, limit: 20) }
    await until { stubborn.script.asked.count == 1 }
    task.cancel()
    await stubborn.script.answer(0, .failure(HeroesError.network))
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(fallback.pages.asked.isEmpty)
  }
}

struct BundledTests {
  let some = MockDataSource(heroes: [
    Hero(id: 1, name: "Iron Owl", realName: "Casimir Brandt", aliases: ["Night Clerk"]),
    Hero(id: 2, name: "Marsh Fox", realName: "Ines Okafor"),
  ])

  @Test func `there are enough of them`() async throws {
    let page = try await MockDataSource().getHeroes(offset: 0, limit: 100)
    #expect(page.total >= 45)
    #expect(page.heroes.allSatisfy { $0.id > 900_000 && !$0.name.isEmpty })
    #expect(Set(page.heroes.map(\.id)).count == page.heroes.count)
    let later = try await MockDataSource().getHeroes(offset: 40, limit: 20)
    #expect(later.heroes == Array(page.heroes[40...].prefix(20)))
  }

  @Test(arguments: [
    ("owl", [1]), ("BRANDT", [1]), ("night", [1]), ("a", [1, 2]), ("fOX", [2]), ("nobody", []),
  ])
  func `a search looks everywhere`(query: String, ids: [Int]) async throws {
    let page = try await some.searchHeroes(query: query, offset: 0, limit: 20)
    #expect(page.heroes.map(\.id) == ids)
    #expect(page.total == ids.count)
  }

  @Test func `an unknown id is not found`() async throws {
    #expect(try await some.getHeroDetail(id: 2).hero.name == "Marsh Fox")
    await #expect(throws: HeroesError.notFound) { try await some.getHeroDetail(id: 3) }
  }
}
