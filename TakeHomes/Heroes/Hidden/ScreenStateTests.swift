import Foundation
import Testing

@testable import HeroesDomain
@testable import HeroesPresentation

@MainActor @Suite struct ScreenStateTests {
  @Test func `twenty skeletons stand there until the first answer`() async throws {
    let held = Held<HeroPage>()
    let repository = FakeRepository(page: { _ in try await held.call() })
    let model = HeroesListViewModel.testing(repository)
    #expect(model.state.skeletonCount == 20)
    model.loadInitial()
    #expect(model.state.skeletonCount == 20)
    try #require(await Lab.eventually { held.count == 1 })
    #expect(model.state.skeletonCount == 20)
    #expect(model.state.emptyMessage == nil && model.state.errorMessage == nil)
    held.answer(0, .slice(0, 20, total: 45))
    try #require(await Lab.eventually { model.state.heroes.count == 20 })
    #expect(model.state.skeletonCount == 0)
  }

  @Test func `an empty list says what it is and offers nothing to clear`() async {
    let model = await HeroesListViewModel.loaded(FakeRepository(total: 0))
    #expect(model.state.emptyMessage?.title == "No heroes found")
    #expect(model.state.emptyMessage?.guidance.isEmpty == false)
    #expect(model.state.emptyMessage?.actionTitle == nil)
    #expect(model.state.skeletonCount == 0)
  }

  @Test func `an empty search offers to clear it`() async throws {
    let model = HeroesListViewModel.testing(FakeRepository(total: 0))
    model.loadInitial(query: "zzz")
    try #require(await Lab.eventually { model.state.emptyMessage != nil })
    #expect(model.state.emptyMessage?.title == "No heroes found")
    #expect(model.state.emptyMessage?.actionTitle == "Clear search")
    #expect(model.state.emptyMessage?.guidance.isEmpty == false)
  }

  @Test func `content stays while it is refreshed`() async throws {
    let held = Held<HeroPage>()
    let repository = FakeRepository(page: { _ in try await held.call() })
    let model = HeroesListViewModel.testing(repository)
    model.loadInitial()
    _ = await Lab.eventually { held.count == 1 }
    held.answer(0, .slice(0, 20, total: 45))
    _ = await Lab.eventually { model.state.heroes.count == 20 }
    model.refresh()
    try #require(await Lab.eventually { held.count == 2 })
    #expect(model.state.heroes.count == 20)
    #expect(model.state.skeletonCount == 0)
    #expect(model.state.isRefreshing)
    held.answer(1, .slice(0, 20, total: 10))
    try #require(await Lab.eventually { model.state.heroes.count == 10 })
    #expect(!model.state.isRefreshing)
  }

  @Test func `a refresh that fails leaves the content`() async throws {
    let fails = Box(false)
    let repository = FakeRepository { _ in
      if fails.value { throw HeroesError.network }
      return .slice(0, 20, total: 10)
    }
    let model = await HeroesListViewModel.loaded(repository)
    fails.set(true)
    model.refresh()
    try #require(await Lab.eventually { repository.calls.count == 2 && !model.state.isRefreshing })
    #expect(model.state.heroes.count == 10)
    #expect(model.state.errorMessage == nil)
  }
}
