import HeroesDomain
import HeroesPresentation
import Testing

@MainActor
struct DependencyContainerTests {
  @Test func `sources are made when they are needed, and once`() async {
    var made: [String] = []
    let repository = RepositoryDouble(total: 3)
    let container = DependencyContainer(
      clock: RestlessClock(),
      makeRepository: {
        made.append("repository")
        return repository
      },
      makeImageLoader: {
        made.append("images")
        return .sample()
      })
    #expect(made == [])
    let list = container.makeHeroesListViewModel()
    #expect(container.makeHeroesListViewModel() !== list)
    let detail = container.makeHeroDetailViewModel(heroId: 2, heroName: "Two")
    _ = container.makeCoordinator()
    #expect(made == ["repository"])
    _ = container.makeImageSlot(size: PixelSize(width: 1, height: 1))
    _ = container.makeImageSlot(size: PixelSize(width: 1, height: 1))
    #expect(made == ["repository", "images"])
    #expect(detail.state.title == "Two")
    list.loadInitial()
    detail.load()
    await until { list.state.heroes.count == 3 && detail.state.content?.name == "Hero 2" }
  }

  @Test func `a slot shows what the loader makes, at its size`() async throws {
    let container = DependencyContainer(
      makeRepository: { RepositoryDouble(total: 0) }, makeImageLoader: { .sample() })
    let slot = container.makeImageSlot(size: PixelSize(width: 3, height: 2))
    slot.show(try .sample("a:b"))
    await until { slot.image != nil }
    #expect(slot.image?.width == 3 && slot.image?.height == 2)
  }

  @Test func `every screen has the clock of the container`() async {
    let repository = RepositoryDouble(total: 3)
    let container = DependencyContainer(
      clock: RestlessClock(), makeRepository: { repository }, makeImageLoader: { .sample() })
    let list = container.makeHeroesListViewModel()
    list.search("owl")
    await until { repository.calls == [.search("owl", offset: 0, limit: 20)] }
  }
}
