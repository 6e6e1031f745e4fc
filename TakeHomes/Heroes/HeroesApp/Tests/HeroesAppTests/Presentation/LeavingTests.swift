import HeroesDomain
import HeroesPresentation
import Testing

@MainActor
struct LeavingTests {
  @Test func `leaving a list cancels its load, and coming back loads it`() async {
    let gate = Gate()
    let scene = ListScene { _ in
      try await gate.pass()
      return .all(.sample(1))
    }
    scene.list.loadInitial()
    await until { gate.arrivals == 1 }
    scene.list.leave()
    await until { gate.cancelled == 1 }
    await quiet()
    #expect(scene.list.state.skeletonCount == 20)
    gate.open()
    await scene.open()
    #expect(scene.ids == [1])
  }

  @Test func `a late answer after leaving changes nothing`() async {
    let gate = Gate()
    let scene = ListScene { call in
      guard case .list(let offset, _) = call else { throw HeroesError.notFound }
      if offset == 20 { await gate.passDeaf() }
      return HeroPage(heroes: (1...20).map { .sample(offset + $0) }, total: 40)
    }
    await scene.open()
    scene.list.loadNextPageIfNeeded(at: 19)
    await until { gate.arrivals == 1 }
    scene.list.leave()
    let left = scene.list.state
    #expect(!left.isLoadingNextPage && left.hasMorePages)
    gate.open()
    await quiet()
    #expect(scene.list.state == left)
    await until {
      scene.list.loadNextPageIfNeeded(at: 19)
      return scene.ids.count == 40
    }
  }

  @Test func `a list that was left asks nothing when the service returns`() async {
    let isBroken = Flag(false)
    let scene = ListScene { call in
      guard case .list(let offset, _) = call else { throw HeroesError.notFound }
      if isBroken.value { throw HeroesError.network }
      return HeroPage(heroes: (1...20).map { .sample(offset + $0) }, total: 40)
    }
    await scene.open()
    isBroken.value = true
    await scene.scrollToEnd()
    isBroken.value = false
    scene.list.leave()
    scene.list.serviceReturned()
    await quiet()
    #expect(scene.repository.calls.count == 2)
    scene.list.loadInitial()
    scene.list.serviceReturned()
    await until { scene.ids.count == 40 }
  }

  @Test func `leaving ends a refresh and what is typed`() async throws {
    let gate = Gate()
    let isSecond = Flag(false)
    let scene = ListScene { _ in
      if isSecond.value { try await gate.pass() }
      return .all(.sample(1))
    }
    await scene.open()
    isSecond.value = true
    scene.list.refresh()
    await scene.type("owl")
    scene.list.leave()
    #expect(!scene.list.state.isRefreshing)
    await until { !scene.isTyping }
    scene.pause()
    await quiet()
    #expect(scene.repository.calls == [.list(offset: 0, limit: 20), .list(offset: 0, limit: 20)])
    #expect(scene.ids == [1])
  }

  @Test func `leaving a detail cancels its load, and coming back loads it`() async {
    let gate = Gate()
    let repository = RepositoryDouble { _ in
      try await gate.pass()
      return .all(.sample(7))
    }
    let detail = HeroDetailViewModel(
      heroId: 7, heroName: "Seven", getHeroDetail: GetHeroDetailUseCase(repository: repository))
    detail.load()
    await until { gate.arrivals == 1 }
    detail.leave()
    await until { gate.cancelled == 1 }
    await quiet()
    #expect(detail.state.isLoading)
    gate.open()
    detail.load()
    await until { detail.state.content != nil }
  }

  @Test func `a late answer after leaving a detail changes nothing`() async {
    let gate = Gate()
    let repository = RepositoryDouble { _ in
      await gate.passDeaf()
      return .all(.sample(7))
    }
    let detail = HeroDetailViewModel(
      heroId: 7, heroName: "Seven", getHeroDetail: GetHeroDetailUseCase(repository: repository))
    detail.load()
    await until { gate.arrivals == 1 }
    detail.leave()
    gate.open()
    await quiet()
    #expect(detail.state.content == nil && detail.state.title == "Seven")
  }
}
