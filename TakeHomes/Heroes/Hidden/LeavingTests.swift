import Foundation
import Testing

@testable import HeroesDomain
@testable import HeroesPresentation

@MainActor @Suite struct LeavingTests {
  @Test func `leaving the list cancels its first page`() async throws {
    let held = Held<HeroPage>()
    let model = HeroesListViewModel.testing(FakeRepository(page: { _ in try await held.call() }))
    model.loadInitial()
    try #require(await Lab.eventually { held.count == 1 })
    model.leave()
    try #require(await Lab.eventually { held.cancelled == [0] })
    await Lab.settle()
    #expect(model.state.errorMessage == nil)
  }

  @Test func `leaving the list cancels its next page`() async throws {
    let held = Held<HeroPage>()
    let repository = FakeRepository { call in
      if call.offset > 0 { try await held.call() } else { .slice(0, 20, total: 45) }
    }
    let model = await HeroesListViewModel.loaded(repository)
    model.loadNextPageIfNeeded(at: 19)
    try #require(await Lab.eventually { held.count == 1 })
    model.leave()
    try #require(await Lab.eventually { held.cancelled == [0] })
    await Lab.settle()
    #expect(model.state.nextPageError == nil)
    #expect(model.state.heroes.count == 20)
  }

  @Test func `leaving the list forgets a keystroke that waits`() async {
    let clock = TestClock()
    let repository = FakeRepository(total: 3)
    let model = await HeroesListViewModel.loaded(repository, clock: clock)
    model.search("owl")
    await clock.waitForSleep(of: .milliseconds(300))
    let before = repository.calls.count
    model.leave()
    clock.advance(by: .seconds(1))
    await Lab.settle()
    #expect(repository.calls.count == before)
  }

  @Test func `a late answer changes nothing`() async throws {
    let held = Held<HeroPage>(endsWhenCancelled: false)
    let model = HeroesListViewModel.testing(FakeRepository(page: { _ in try await held.call() }))
    model.loadInitial()
    try #require(await Lab.eventually { held.count == 1 })
    model.leave()
    let before = model.state
    held.answer(0, .slice(0, 20, total: 45))
    await Lab.settle()
    #expect(model.state == before)
  }

  @Test func `leaving the detail cancels it and its late answer changes nothing`() async throws {
    let held = Held<HeroDetail>(endsWhenCancelled: false)
    let model = HeroDetailViewModel.testing(FakeRepository(detail: { _ in try await held.call() }))
    model.load()
    try #require(await Lab.eventually { held.count == 1 })
    model.leave()
    try #require(await Lab.eventually { held.cancelled == [0] })
    let before = model.state
    held.answer(0, HeroDetail(hero: .numbered(1)))
    await Lab.settle()
    #expect(model.state == before)
    #expect(model.state.content == nil && model.state.errorMessage == nil)
  }

  private func coordinator(_ repository: FakeRepository) -> HeroesCoordinator {
    HeroesCoordinator(
      makeList: { .testing(repository) },
      makeDetail: { .testing(repository, id: $0, name: $1) })
  }

  @Test func `opening the detail leaves the list, and coming back loads it`() async throws {
    let held = Held<HeroPage>()
    let repository = FakeRepository(page: { _ in try await held.call() })
    let coordinator = coordinator(repository)
    coordinator.start()
    try #require(await Lab.eventually { held.count == 1 })
    coordinator.showDetail(heroId: 3, heroName: "Three")
    try #require(await Lab.eventually { held.cancelled == [0] })
    coordinator.back()
    try #require(await Lab.eventually { held.count == 2 })
    held.answer(1, .slice(0, 20, total: 45))
    guard case .list(let model) = coordinator.screen else {
      Issue.record("back does not show the list")
      return
    }
    try #require(await Lab.eventually { model.state.heroes.count == 20 })
  }

  @Test func `going back leaves the detail`() async throws {
    let held = Held<HeroDetail>()
    let repository = FakeRepository(
      page: { _ in .slice(0, 20, total: 3) }, detail: { _ in try await held.call() })
    let coordinator = coordinator(repository)
    coordinator.start()
    coordinator.showDetail(heroId: 3, heroName: "Three")
    try #require(await Lab.eventually { held.count == 1 })
    coordinator.back()
    try #require(await Lab.eventually { held.cancelled == [0] })
  }

  @Test func `stopping leaves every screen`() async throws {
    let held = Held<HeroPage>()
    let coordinator = coordinator(FakeRepository(page: { _ in try await held.call() }))
    coordinator.start()
    try #require(await Lab.eventually { held.count == 1 })
    coordinator.stop()
    try #require(await Lab.eventually { held.cancelled == [0] })
  }

  @Test func `states that differ are not equal`() async {
    let model = HeroesListViewModel.testing(FakeRepository(total: 25))
    var states = [model.state]
    model.loadInitial()
    _ = await Lab.eventually { model.state.heroes.count == 20 }
    states.append(model.state)
    _ = await model.scrollToEnd(until: 25)
    states.append(model.state)
    let detail = HeroDetailViewModel.testing(FakeRepository())
    var shown = [detail.state]
    detail.load()
    _ = await Lab.eventually { detail.state.content != nil }
    shown.append(detail.state)
    #expect(
      Lab.tellsApart(
        states
      ) { $0 == $1 })
    #expect(
      Lab.tellsApart(
        shown
      ) { $0 == $1 })
  }
}
