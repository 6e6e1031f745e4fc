import Testing

@testable import HeroesDomain
@testable import HeroesPresentation

/// Its second and last page repeats two heroes of the first one.
private struct Repeating: HeroRepositoryProtocol {
  func getHeroes(offset: Int, limit: Int) async throws -> HeroPage {
    let ids = offset == 0 ? Array(1...20) : [20, 21, 1, 22]
    return HeroPage(heroes: ids.map { Hero(id: $0, name: "Hero \(offset)") }, total: 24)
  }
  func getHeroDetail(id: Int) async throws -> HeroDetail { throw HeroesError.notFound }
  func searchHeroes(query: String, offset: Int, limit: Int) async throws -> HeroPage {
    throw HeroesError.notFound
  }
}

@MainActor struct RepeatedHeroTests {
  /// Each id is in the list once, as it came first, and the list still ends.
  @Test func `a hero of two pages is shown once`() async {
    let list = HeroesListViewModel(
      getHeroes: GetHeroesUseCase(repository: Repeating()),
      searchHeroes: SearchHeroesUseCase(repository: Repeating()))
    list.loadInitial()
    for _ in 0..<100_000 where list.state.heroes.isEmpty { await Task.yield() }
    list.loadNextPageIfNeeded(at: 19)
    for _ in 0..<100_000 where list.state.hasMorePages { await Task.yield() }
    #expect(list.state.heroes.map(\.id) == Array(1...22))
    #expect(list.state.heroes.first?.name == "Hero 0")
    #expect(!list.state.hasMorePages)
  }
}
