import HeroesDomain
import Testing

@testable import HeroesPresentation

struct MockRepository: HeroRepositoryProtocol {
  var total = 45

  func getHeroes(offset: Int, limit: Int) async throws -> HeroPage {
    let ids = (offset..<min(offset + limit, total)).map { $0 + 1 }
    return HeroPage(heroes: ids.map { Hero(id: $0, name: "Hero \($0)") }, total: total)
  }

  func getHeroDetail(id: Int) async throws -> HeroDetail {
    HeroDetail(hero: Hero(id: id, name: "Hero \(id)"))
  }

  func searchHeroes(query: String, offset: Int, limit: Int) async throws -> HeroPage {
    HeroPage(heroes: [Hero(id: 1, name: query)], total: 1)
  }
}

@MainActor struct HeroesListViewModelTests {
  func makeModel() -> HeroesListViewModel {
    HeroesListViewModel(
      getHeroes: GetHeroesUseCase(repository: MockRepository()),
      searchHeroes: SearchHeroesUseCase(repository: MockRepository()))
  }

  @Test func `the first page is loaded`() async throws {
    let model = makeModel()
    model.loadInitial()
    try await Task.sleep(nanoseconds: 200_000_000)
    #expect(model.state.heroes.count == 20)
  }

  @Test func `the next page is loaded`() async throws {
    let model = makeModel()
    model.loadInitial()
    try await Task.sleep(nanoseconds: 200_000_000)
    model.loadNextPageIfNeeded(at: 19)
    try await Task.sleep(nanoseconds: 200_000_000)
    #expect(model.state.heroes.count == 40)
  }
}
