import Foundation
import Testing

@testable import HeroesDomain
@testable import HeroesPresentation

@MainActor @Suite struct CoordinatorTests {
  private let opened = Box<[String]>([])

  private func coordinator(_ repository: FakeRepository = .init(total: 3)) -> HeroesCoordinator {
    let opened = opened
    return HeroesCoordinator(
      makeList: { .testing(repository) },
      makeDetail: { id, name in
        opened.change { $0.append("\(id) \(name)") }
        return .testing(repository, id: id, name: name)
      })
  }

  private func list(_ coordinator: HeroesCoordinator) -> HeroesListViewModel? {
    if case .list(let model) = coordinator.screen { model } else { nil }
  }

  private func detail(_ coordinator: HeroesCoordinator) -> HeroDetailViewModel? {
    if case .detail(let model) = coordinator.screen { model } else { nil }
  }

  @Test func `it starts at the list and loads it`() async throws {
    let coordinator = coordinator()
    coordinator.start()
    #expect(coordinator.route == .list(query: ""))
    try #require(await Lab.eventually { list(coordinator)?.state.heroes.count == 3 })
    #expect(opened.value.isEmpty)
  }

  @Test func `it starts at a search`() async throws {
    let repository = FakeRepository(total: 3)
    let coordinator = coordinator(repository)
    coordinator.start(at: .list(query: "owl"))
    #expect(coordinator.route == .list(query: "owl"))
    try #require(
      await Lab.eventually { repository.calls == [.search("owl", offset: 0, limit: 20)] })
  }

  @Test func `the detail comes from the factory`() async throws {
    let coordinator = coordinator()
    coordinator.start()
    coordinator.showDetail(heroId: 7, heroName: "Seven")
    #expect(opened.value == ["7 Seven"])
    #expect(coordinator.route == .detail(id: 7))
    #expect(
      detail(coordinator)?.state.title == "Seven" || detail(coordinator)?.state.title == "Hero 7")
    try #require(await Lab.eventually { detail(coordinator)?.state.content != nil })
  }

  @Test func `back shows the same list as before`() async throws {
    let repository = FakeRepository(total: 3)
    let coordinator = coordinator(repository)
    coordinator.start()
    let before = list(coordinator)
    try #require(await Lab.eventually { before?.state.heroes.count == 3 })
    coordinator.showDetail(heroId: 7, heroName: "Seven")
    coordinator.back()
    #expect(before != nil && list(coordinator) === before)
    #expect(coordinator.route == .list(query: ""))
    await Lab.settle()
    #expect(repository.calls.filter { $0 != .detail(7) }.count == 1)
  }

  @Test func `a cold deep link opens the detail, and back leads to the list`() async throws {
    let coordinator = coordinator()
    coordinator.start(at: .detail(id: 42))
    #expect(coordinator.route == .detail(id: 42))
    #expect(opened.value.map { $0.prefix(2) } == ["42"])
    try #require(await Lab.eventually { detail(coordinator)?.state.content?.name == "Hero 42" })
    coordinator.back()
    #expect(coordinator.route == .list(query: ""))
    try #require(await Lab.eventually { list(coordinator)?.state.heroes.count == 3 })
  }

  @Test(arguments: [
    (HeroesRoute.list(query: ""), "/"), (.list(query: "iron owl"), "/?q=iron%20owl"),
    (.detail(id: 900_001), "/hero/900001"),
  ])
  func `routes print and parse`(route: HeroesRoute, path: String) {
    #expect(route.path == path)
    #expect(HeroesRoute(path: path) == route)
  }

  @Test(arguments: ["a&b=c", "100 %", "ü/ö?x#y", "a+b", "ъ"])
  func `any query survives its address`(query: String) {
    #expect(HeroesRoute(path: HeroesRoute.list(query: query).path) == .list(query: query))
  }

  @Test(arguments: ["/hero/", "/hero/abc", "/hero/1/2", "/nowhere", "/hero/1x"])
  func `what is no address is none`(path: String) {
    #expect(HeroesRoute(path: path) == nil)
  }

  @Test func `the container makes the repository once, when it is needed`() async throws {
    let made = Box(0)
    let container = DependencyContainer(
      clock: TestClock(),
      makeRepository: {
        made.change { $0 += 1 }
        return FakeRepository(total: 3)
      },
      makeImageLoader: {
        ImageLoader(fetch: { _ in Data() }, decode: { _, size in .filled(0, size) })
      })
    #expect(made.value == 0)
    let coordinator = container.makeCoordinator()
    coordinator.start()
    try #require(await Lab.eventually { list(coordinator)?.state.heroes.count == 3 })
    _ = container.makeHeroesListViewModel()
    _ = container.makeHeroDetailViewModel(heroId: 1, heroName: "One")
    coordinator.showDetail(heroId: 1, heroName: "One")
    #expect(made.value == 1)
  }

  @Test func `the container's slots share one loader`() async throws {
    let made = Box(0)
    let files = FakeFiles()
    let container = DependencyContainer(
      clock: TestClock(), makeRepository: { FakeRepository(total: 3) },
      makeImageLoader: {
        made.change { $0 += 1 }
        return ImageLoader(fetch: files.fetch, decode: FakeDecoder().decode)
      })
    let first = container.makeImageSlot(size: .card)
    first.show(.picture(5))
    try #require(await Lab.eventually { first.image?.shows(.picture(5)) == true })
    let second = container.makeImageSlot(size: .card)
    second.show(.picture(5))
    try #require(await Lab.eventually { second.image?.shows(.picture(5)) == true })
    #expect(made.value == 1)
    #expect(files.fetched.count == 1)
  }

  @Test func `routes that differ are not equal`() {
    #expect(
      Lab.tellsApart(
        [
          HeroesRoute.list(query: ""), .list(query: "owl"), .detail(id: 1), .detail(id: 2),
        ]) { $0 == $1 })
  }
}
