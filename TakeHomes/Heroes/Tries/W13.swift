import Testing

@testable import HeroesDomain
@testable import HeroesPresentation

private struct NoHeroes: HeroRepositoryProtocol {
  func getHeroes(offset: Int, limit: Int) async throws -> HeroPage {
    HeroPage(heroes: [], total: 0)
  }
  func getHeroDetail(id: Int) async throws -> HeroDetail { throw HeroesError.notFound }
  func searchHeroes(query: String, offset: Int, limit: Int) async throws -> HeroPage {
    HeroPage(heroes: [], total: 0)
  }
}

@MainActor struct ColdLinkTests {
  /// What a route prints is what it can read again.
  @Test(arguments: [
    (HeroesRoute.detail(id: 31), "/hero/31"), (.list(query: "red fox"), "/?q=red%20fox"),
  ]) func `a route is its own address`(route: HeroesRoute, path: String) {
    #expect(route.path == path)
    #expect(HeroesRoute(path: path) == route)
  }

  /// A link to a hero opens a page in an app that was not running, and back leads to the list.
  @Test func `a cold link has a way back`() throws {
    var opened: [Int] = []
    let coordinator = HeroesCoordinator(
      makeList: {
        HeroesListViewModel(
          getHeroes: GetHeroesUseCase(repository: NoHeroes()),
          searchHeroes: SearchHeroesUseCase(repository: NoHeroes()))
      },
      makeDetail: { id, name in
        opened.append(id)
        return HeroDetailViewModel(
          heroId: id, heroName: name,
          getHeroDetail: GetHeroDetailUseCase(repository: NoHeroes()))
      })
    coordinator.start(at: .detail(id: 31))
    #expect(opened == [31])
    #expect(coordinator.route == .detail(id: 31))
    coordinator.back()
    #expect(coordinator.route == .list(query: ""))
    coordinator.stop()
  }
}
