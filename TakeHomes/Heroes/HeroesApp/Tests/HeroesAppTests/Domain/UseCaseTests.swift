import HeroesDomain
import Testing

struct UseCaseTests {
  private let repository = RepositoryDouble(total: 3)

  @Test(arguments: [(0, 1), (-5, 1), (20, 20), (100, 100), (101, 100)])
  func `a limit is held between 1 and 100`(asked: Int, sent: Int) async throws {
    _ = try await GetHeroesUseCase(repository: repository).execute(offset: 0, limit: asked)
    _ = try await SearchHeroesUseCase(repository: repository).execute(
      query: "a", offset: 0, limit: asked)
    #expect(
      repository.calls == [.list(offset: 0, limit: sent), .search("a", offset: 0, limit: sent)])
  }

  @Test func `an offset below zero is zero`() async throws {
    _ = try await GetHeroesUseCase(repository: repository).execute(offset: -20, limit: 20)
    _ = try await SearchHeroesUseCase(repository: repository).execute(
      query: "a", offset: -20, limit: 20)
    #expect(repository.calls == [.list(offset: 0, limit: 20), .search("a", offset: 0, limit: 20)])
  }

  @Test func `a query is trimmed`() async throws {
    _ = try await SearchHeroesUseCase(repository: repository).execute(
      query: " \n iron owl ", offset: 20, limit: 20)
    #expect(repository.calls == [.search("iron owl", offset: 20, limit: 20)])
  }

  @Test(arguments: ["", "  ", "\n\t"]) func `searching for nothing is browsing`(
    query: String
  ) async throws {
    _ = try await SearchHeroesUseCase(repository: repository).execute(
      query: query, offset: 40, limit: 20)
    #expect(repository.calls == [.list(offset: 40, limit: 20)])
  }

  @Test(arguments: [0, -1]) func `an id that no hero can have is not asked for`(
    id: Int
  ) async throws {
    await #expect(throws: HeroesError.notFound) {
      try await GetHeroDetailUseCase(repository: repository).execute(id: id)
    }
    #expect(repository.calls == [])
    #expect(try await GetHeroDetailUseCase(repository: repository).execute(id: 1).hero.id == 1)
  }

  @Test func `an error without a name is the service's`() {
    struct Odd: Error {}
    #expect(HeroesError(Odd()) == .server)
    #expect(HeroesError(HeroesError.parsing as any Error) == .parsing)
  }
}
