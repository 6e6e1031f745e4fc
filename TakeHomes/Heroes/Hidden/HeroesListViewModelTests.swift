import Foundation
import Testing

@testable import HeroesDomain
@testable import HeroesPresentation

@MainActor @Suite struct HeroesListViewModelTests {
  @Test func `nothing is asked before the first load`() async {
    let repository = FakeRepository(total: 45)
    let model = HeroesListViewModel.testing(repository)
    await Lab.settle()
    #expect(repository.calls.isEmpty)
    #expect(model.state.heroes.isEmpty)
    #expect(model.state.query == "")
  }

  @Test func `the first load shows heroes and is made once`() async throws {
    let repository = FakeRepository(total: 45)
    let model = HeroesListViewModel.testing(repository)
    model.loadInitial()
    model.loadInitial()
    try #require(await Lab.eventually { model.state.heroes.count == 20 })
    model.loadInitial()
    await Lab.settle()
    #expect(repository.calls == [.list(offset: 0, limit: 20)])
    #expect(model.state.errorMessage == nil)
    #expect(model.state.emptyMessage == nil)
  }

  @Test func `the first load can be a search`() async throws {
    let repository = FakeRepository(total: 3)
    let model = HeroesListViewModel.testing(repository)
    model.loadInitial(query: "owl")
    try #require(await Lab.eventually { model.state.heroes.count == 3 })
    #expect(model.state.query == "owl")
    #expect(repository.calls == [.search("owl", offset: 0, limit: 20)])
  }

  @Test func `the next page stands behind the first`() async throws {
    let model = await HeroesListViewModel.loaded(FakeRepository(total: 30))
    try #require(await model.scrollToEnd(until: 30))
    #expect(model.state.heroes.map(\.id) == Array(1...30))
  }

  @Test func `a refresh shows what came last`() async throws {
    let turn = Box(0)
    let repository = FakeRepository { _ in
      let number = turn.change { turn in
        turn += 1
        return turn
      }
      return .of(1...5, total: 5, named: "Turn \(number), hero")
    }
    let model = await HeroesListViewModel.loaded(repository)
    model.refresh()
    try #require(await Lab.eventually { model.state.heroes.first?.name == "Turn 2, hero 1" })
    #expect(model.state.heroes.count == 5)
  }

  @Test func `a failure stands in place of the list and retry mends it`() async throws {
    let fails = Box(true)
    let repository = FakeRepository { _ in
      if fails.value { throw HeroesError.server }
      return .slice(0, 20, total: 3)
    }
    let model = HeroesListViewModel.testing(repository)
    model.loadInitial()
    try #require(await Lab.eventually { model.state.errorMessage != nil })
    #expect(model.state.errorMessage == ErrorMessage(.server))
    #expect(model.state.heroes.isEmpty)
    #expect(model.state.skeletonCount == 0)
    fails.set(false)
    model.retry()
    try #require(await Lab.eventually { model.state.heroes.count == 3 })
    #expect(model.state.errorMessage == nil)
  }

  @Test func `whoever watches gets the state now and the last one`() async throws {
    let model = HeroesListViewModel.testing(FakeRepository(total: 3))
    let seen = Box<[HeroesListState]>([])
    let states = model.states()
    let watcher = Task { for await state in states { seen.change { $0.append(state) } } }
    try #require(await Lab.eventually { !seen.value.isEmpty })
    #expect(seen.value.first == model.state)
    model.loadInitial()
    try #require(await Lab.eventually { seen.value.last?.heroes.count == 3 })
    #expect(seen.value.last == model.state)
    watcher.cancel()
  }

  @Test func `offline heroes carry a notice, live ones none`() async throws {
    let origin = Box(HeroOrigin.offline(.rateLimited))
    let repository = FakeRepository { _ in
      HeroPage(heroes: [.numbered(1)], total: 1, origin: origin.value)
    }
    let model = await HeroesListViewModel.loaded(repository)
    #expect(model.state.offlineNotice == OfflineNotice(because: .rateLimited))
    #expect(model.state.offlineNotice?.title == "Offline data")
    origin.set(.live)
    model.retry()
    try #require(await Lab.eventually { model.state.offlineNotice == nil })
    try #require(await Lab.eventually { model.state.heroes.count == 1 })
  }

  @Test func `states that differ are not equal`() async {
    let model = HeroesListViewModel.testing(FakeRepository(total: 25))
    var states = [model.state]
    model.loadInitial()
    _ = await Lab.eventually { model.state.heroes.count == 20 }
    states.append(model.state)
    _ = await model.scrollToEnd(until: 25)
    states.append(model.state)
    #expect(
      Lab.tellsApart(
        states
      ) { $0 == $1 })
  }
}
