import HeroesDomain
import HeroesPresentation
import Testing

@MainActor
struct CoordinatorTests {
  private let scene = ListScene(RepositoryDouble(total: 45))

  private func coordinator(
    opening opened: @escaping @MainActor (Int, String) -> Void = { _, _ in }
  ) -> HeroesCoordinator {
    HeroesCoordinator(
      makeList: { scene.list },
      makeDetail: { id, name in
        opened(id, name)
        return HeroDetailViewModel(
          heroId: id, heroName: name,
          getHeroDetail: GetHeroDetailUseCase(repository: scene.repository))
      })
  }

  private func shownDetail(_ coordinator: HeroesCoordinator) -> HeroDetailViewModel? {
    if case .detail(let detail) = coordinator.screen { detail } else { nil }
  }

  @Test func `it starts with the list, loading`() async {
    let coordinator = coordinator()
    coordinator.start()
    guard case .list(let list) = coordinator.screen else {
      Issue.record("not the list")
      return
    }
    #expect(list === scene.list)
    #expect(coordinator.route == .list(query: ""))
    await until { scene.ids.count == 20 }
  }

  @Test func `a detail is made by the factory, with id and name`() async {
    var opened: [String] = []
    let coordinator = coordinator { opened.append("\($0) \($1)") }
    coordinator.start()
    coordinator.showDetail(heroId: 7, heroName: "Seven")
    #expect(opened == ["7 Seven"])
    #expect(coordinator.route == .detail(id: 7))
    #expect(shownDetail(coordinator)?.state.title == "Seven")
    await until { shownDetail(coordinator)?.state.content != nil }
  }

  @Test func `a detail over a loading list ends that load, and back begins it again`() async {
    let gate = Gate()
    let scene = ListScene { _ in
      try await gate.pass()
      return .all(.sample(1))
    }
    let coordinator = HeroesCoordinator(
      makeList: { scene.list },
      makeDetail: { id, name in
        HeroDetailViewModel(
          heroId: id, heroName: name,
          getHeroDetail: GetHeroDetailUseCase(repository: RepositoryDouble(total: 1)))
      })
    coordinator.start()
    await until { gate.arrivals == 1 }
    coordinator.showDetail(heroId: 1, heroName: "One")
    await until { gate.cancelled == 1 }
    gate.open()
    coordinator.back()
    await until { scene.ids == [1] }
  }

  @Test func `back shows the same list as before, at its place`() async {
    let coordinator = coordinator()
    coordinator.start()
    await until { scene.ids.count == 20 }
    await scene.scrollToEnd()
    coordinator.showDetail(heroId: 7, heroName: "Seven")
    coordinator.back()
    #expect(coordinator.route == .list(query: ""))
    #expect(scene.ids.count == 40)
    await quiet()
    #expect(scene.repository.calls.filter { $0 != .detail(id: 7) }.count == 2)
  }

  @Test func `a search that was still typed goes on after coming back`() async {
    let coordinator = coordinator()
    coordinator.start()
    await until { scene.ids.count == 20 }
    await scene.type("owl")
    coordinator.showDetail(heroId: 7, heroName: "Seven")
    coordinator.back()
    #expect(coordinator.route == .list(query: "owl"))
    await until { scene.repository.calls.contains(.search("owl", offset: 0, limit: 20)) }
  }

  @Test func `a cold link to a detail opens it, and back loads the list`() async {
    var opened: [String] = []
    let coordinator = coordinator { opened.append("\($0) \($1)") }
    coordinator.start(at: .detail(id: 900_001))
    #expect(opened == ["900001 "])
    await until { shownDetail(coordinator)?.state.content != nil }
    #expect(scene.repository.calls == [.detail(id: 900_001)])
    coordinator.back()
    await until { scene.ids.count == 20 }
  }

  @Test func `a link to the detail that is shown makes no second one`() {
    var opened: [Int] = []
    let coordinator = coordinator { id, _ in opened.append(id) }
    for id in [1, 1, 2] { coordinator.start(at: .detail(id: id)) }
    #expect(opened == [1, 2])
  }

  @Test func `a link to a search shows it, cold and warm`() async {
    let coordinator = coordinator()
    coordinator.start(at: .list(query: "owl"))
    #expect(coordinator.route == .list(query: "owl"))
    await until { scene.ids.count == 20 }
    coordinator.start(at: .list(query: "iron"))
    await until { scene.repository.calls.count == 2 }
    #expect(
      scene.repository.calls == [
        .search("owl", offset: 0, limit: 20), .search("iron", offset: 0, limit: 20),
      ])
  }

  @Test func `stopping leaves every screen`() async {
    let gate = Gate()
    let repository = RepositoryDouble { _ in
      try await gate.pass()
      return .all(.sample(1))
    }
    let container = DependencyContainer(
      clock: RestlessClock(), makeRepository: { repository },
      makeImageLoader: { ImageLoader.sample() })
    let coordinator = container.makeCoordinator()
    coordinator.start(at: .detail(id: 1))
    await until { gate.arrivals == 1 }
    coordinator.stop()
    await until { gate.cancelled == 1 }
    coordinator.start()
    await until { gate.arrivals == 2 }
    coordinator.stop()
    await until { gate.cancelled == 2 }
  }
}
