import Foundation
import HeroesDomain
import HeroesPresentation
import Testing

/// Lets others run until it holds; two seconds guard against a hang.
@MainActor private func until(
  _ what: Comment, at location: SourceLocation = #_sourceLocation, _ holds: @MainActor () -> Bool
) async {
  let end = Date(timeIntervalSinceNow: 2)
  while !holds() {
    guard Date() < end else {
      Issue.record(what, sourceLocation: location)
      return
    }
    await Task.yield()
  }
}

@MainActor private func lull() async {
  for _ in 0..<200 { await Task.yield() }
}

@MainActor @Suite struct ListTests {
  private func loaded(
    _ repository: StubRepository, clock: any Clock<Duration> = StoppedClock()
  ) async -> HeroesListViewModel {
    let model = HeroesListViewModel.of(repository, clock: clock)
    model.loadInitial()
    await until("there are rows") { !model.state.heroes.isEmpty }
    return model
  }

  @Test(arguments: [(0, 20), (18, 20), (19, 40)])
  func `the last row alone asks for more`(row: Int, count: Int) async {
    let repository = StubRepository()
    let model = await loaded(repository)
    model.loadNextPageIfNeeded(at: row)
    await lull()
    await until("the answer is there") { model.state.heroes.count == count }
    #expect(repository.asked.value.count == count / 20)
  }

  @Test func `an offline page stays away from live ones`() async {
    let model = await loaded(
      StubRepository(page: { offset in
        var page = HeroPage.numbered(offset, of: 30)
        page.origin = offset == 0 ? .live : .offline(.server)
        return page
      }))
    model.loadNextPageIfNeeded(at: 19)
    await until("it says why") { model.state.nextPageError == ErrorMessage(.server) }
    #expect(model.state.heroes.count == 20)
    model.retry()
    await lull()
    #expect(model.state.heroes.count == 20)
  }

  @Test(arguments: [0, 20])
  func `what the network kept back comes when the service returns`(offset: Int) async {
    let isBroken = Guarded(true)
    let repository = StubRepository(page: { asked in
      if asked == offset, isBroken.value { throw HeroesError.network }
      return .numbered(asked, of: 45)
    })
    let model = HeroesListViewModel.of(repository)
    model.loadInitial()
    await until("the first page is there, or its error") { model.state.skeletonCount == 0 }
    model.loadNextPageIfNeeded(at: 19)
    await until("the error is there") {
      model.state.errorMessage != nil || model.state.nextPageError != nil
    }
    isBroken.change { $0 = false }
    model.serviceReturned()
    model.serviceReturned()
    await until("it has come") { model.state.heroes.count == offset + 20 }
    model.serviceReturned()
    await lull()
    #expect(repository.asked.value.filter { $0 == "list \(offset)" }.count == 2)
  }

  @Test func `keystrokes wait for each other`() async {
    let clock = StoppedClock()
    let repository = StubRepository()
    let model = await loaded(repository, clock: clock)
    for text in ["w", "wr", "wren"] {
      model.search(text)
      // The pause of the text before may still be there.
      await lull()
      await until("the pause has begun") { clock.sleepers.value == 1 }
    }
    clock.advance(by: .milliseconds(299))
    await lull()
    #expect(repository.asked.value == ["list 0"])
    clock.advance(by: .milliseconds(1))
    await until("it is searched") { repository.asked.value == ["list 0", "search wren 0"] }
    await until("it is shown") { !model.state.heroes.isEmpty }
    model.search("wren ")
    await lull()
    clock.advance(by: .seconds(2))
    await lull()
    #expect(repository.asked.value.count == 2)
  }

  @Test func `rows stay while they are renewed, and when that fails`() async {
    let fails = Guarded(false)
    let repository = StubRepository(page: { offset in
      if fails.value { throw HeroesError.network }
      return .numbered(offset, of: 20)
    })
    let model = await loaded(repository)
    fails.change { $0 = true }
    model.refresh()
    var fewest = 20
    await until("it has failed") {
      fewest = min(fewest, model.state.heroes.count)
      return repository.asked.value.count == 2 && !model.state.isRefreshing
    }
    #expect(fewest == 20)
    #expect(model.state.errorMessage == nil)
  }
}

@MainActor @Suite struct OtherScreenTests {
  @Test func `a detail that is left asks no longer`() async {
    let endless = Endless()
    let repository = StubRepository(detail: { id in
      try await endless.call()
      return HeroDetail(hero: Hero(id: id, name: "Late"))
    })
    let model = HeroDetailViewModel(
      heroId: 3, heroName: "Wren", getHeroDetail: GetHeroDetailUseCase(repository: repository))
    model.load()
    await until("it asks") { endless.begun.value == 1 }
    model.leave()
    await until("it has ended") { endless.cancelled.value == 1 }
    #expect(model.state.content == nil && model.state.title == "Wren")
  }

  @Test(arguments: [HeroesRoute.list(query: ""), .list(query: "a b&c=d"), .detail(id: 12)])
  func `a route's path leads back to it`(route: HeroesRoute) {
    #expect(HeroesRoute(path: route.path) == route)
  }

  @Test func `a detail's path is the one that others link to`() {
    #expect(HeroesRoute.detail(id: 12).path == "/hero/12")
  }

  @Test func `no two errors read alike`() {
    #expect(Set(HeroesError.allCases.map { ErrorMessage($0).text }).count == 6)
  }

  @Test func `a card is read out with all its names`() {
    let hero = Hero(id: 1, name: "Wren", realName: "Ida Holm", publisher: "Salt Press")
    let label = HeroCard(hero: hero).accessibilityLabel
    for name in ["Wren", "Ida Holm", "Salt Press"] { #expect(label.contains(name)) }
  }
}
