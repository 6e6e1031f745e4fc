import Foundation
import Testing

@testable import HeroesData
@testable import HeroesDomain
@testable import HeroesPresentation

@MainActor @Suite struct SearchTests {
  /// Types a text and waits until the debounce sleeps for it.
  private func type(_ text: String, _ model: HeroesListViewModel, _ clock: TestClock) async {
    model.search(text)
    await clock.waitForSleep(of: .milliseconds(300))
  }

  private func searches(_ repository: FakeRepository) -> [FakeRepository.Call] {
    repository.calls.filter { if case .search = $0 { true } else { false } }
  }

  @Test func `three keystrokes are one request 300 ms after the last`() async throws {
    let clock = TestClock()
    let repository = FakeRepository(total: 3)
    let model = await HeroesListViewModel.loaded(repository, clock: clock)
    await type("s", model, clock)
    clock.advance(by: .milliseconds(100))
    await type("sp", model, clock)
    clock.advance(by: .milliseconds(100))
    await type("spi", model, clock)
    clock.advance(by: .milliseconds(299))
    await Lab.settle()
    #expect(searches(repository).isEmpty)
    clock.advance(by: .milliseconds(1))
    try #require(await Lab.eventually { !searches(repository).isEmpty })
    await Lab.settle()
    #expect(searches(repository) == [.search("spi", offset: 0, limit: 20)])
    #expect(model.state.query == "spi")
  }

  @Test func `the first empty text asks nothing`() async {
    let clock = TestClock()
    let repository = FakeRepository(total: 3)
    let model = await HeroesListViewModel.loaded(repository, clock: clock)
    model.search("")
    await Lab.settle()
    clock.advance(by: .seconds(1))
    await Lab.settle()
    #expect(repository.calls == [.list(offset: 0, limit: 20)])
  }

  @Test func `a text that is shown already asks nothing`() async {
    let clock = TestClock()
    let repository = FakeRepository(total: 3)
    let model = await HeroesListViewModel.loaded(repository, clock: clock)
    await type("spi", model, clock)
    clock.advance(by: .milliseconds(300))
    _ = await Lab.eventually { searches(repository).count == 1 && model.state.heroes.count == 3 }
    model.search("spi")
    await Lab.settle()
    clock.advance(by: .seconds(1))
    await Lab.settle()
    await type("spid", model, clock)
    clock.advance(by: .milliseconds(100))
    model.search("spi")
    await Lab.settle()
    clock.advance(by: .seconds(1))
    await Lab.settle()
    #expect(searches(repository).count == 1)
  }

  @Test func `a new search cancels the one before`() async throws {
    let clock = TestClock()
    let held = Held<HeroPage>()
    let repository = FakeRepository { call in
      if case .search = call { try await held.call() } else { .slice(0, 20, total: 3) }
    }
    let model = await HeroesListViewModel.loaded(repository, clock: clock)
    await type("old", model, clock)
    clock.advance(by: .milliseconds(300))
    try #require(await Lab.eventually { held.count == 1 })
    await type("new", model, clock)
    clock.advance(by: .milliseconds(300))
    try #require(await Lab.eventually { held.cancelled.contains(0) })
    try #require(await Lab.eventually { held.count == 2 })
    held.answer(1, .of([7], total: 1))
    try #require(await Lab.eventually { model.state.heroes.map(\.id) == [7] })
  }

  @Test func `a late answer of an older query never shows`() async throws {
    let clock = TestClock()
    let held = Held<HeroPage>(endsWhenCancelled: false)
    let repository = FakeRepository { call in
      if case .search = call { try await held.call() } else { .slice(0, 20, total: 3) }
    }
    let model = await HeroesListViewModel.loaded(repository, clock: clock)
    await type("old", model, clock)
    clock.advance(by: .milliseconds(300))
    try #require(await Lab.eventually { held.count == 1 })
    await type("new", model, clock)
    clock.advance(by: .milliseconds(300))
    try #require(await Lab.eventually { held.count == 2 })
    held.answer(1, .of([7], total: 1))
    try #require(await Lab.eventually { model.state.heroes.map(\.id) == [7] })
    held.answer(0, .of([666], total: 1))
    await Lab.settle()
    #expect(model.state.heroes.map(\.id) == [7])
    #expect(model.state.query == "new")
  }

  @Test(arguments: ["", "   "]) func `no text, or only spaces, browses`(text: String) async throws {
    let clock = TestClock()
    let repository = FakeRepository(total: 3)
    let model = HeroesListViewModel.testing(repository, clock: clock)
    model.loadInitial(query: "owl")
    _ = await Lab.eventually { model.state.heroes.count == 3 }
    #expect(repository.calls == [.search("owl", offset: 0, limit: 20)])
    await type(text, model, clock)
    clock.advance(by: .milliseconds(300))
    try #require(await Lab.eventually { repository.calls.count == 2 })
    #expect(repository.calls.last == .list(offset: 0, limit: 20))
  }

  @Test func `clearing the search browses at once`() async throws {
    let clock = TestClock()
    let repository = FakeRepository(total: 3)
    let model = HeroesListViewModel.testing(repository, clock: clock)
    model.loadInitial(query: "owl")
    _ = await Lab.eventually { model.state.heroes.count == 3 }
    model.clearSearch()
    #expect(model.state.query == "")
    try #require(await Lab.eventually { repository.calls.last == .list(offset: 0, limit: 20) })
    #expect(clock.now.offset == .zero)
  }

  @Test func `clearing forgets a keystroke that still waits`() async {
    let clock = TestClock()
    let repository = FakeRepository(total: 3)
    let model = await HeroesListViewModel.loaded(repository, clock: clock)
    await type("owl", model, clock)
    model.clearSearch()
    clock.advance(by: .seconds(1))
    await Lab.settle()
    #expect(searches(repository).isEmpty)
  }

  @Test func `the use case trims, and browses for nothing`() async throws {
    let repository = FakeRepository(total: 3)
    let search = SearchHeroesUseCase(repository: repository)
    _ = try await search.execute(query: "  iron owl ", offset: 0, limit: 20)
    _ = try await search.execute(query: "  ", offset: 20, limit: 20)
    #expect(
      repository.calls == [
        .search("iron owl", offset: 0, limit: 20), .list(offset: 20, limit: 20),
      ])
  }

  @Test(arguments: [
    ("iron", [1]), ("IRON OWL", [1]), ("brandt", [1]), ("night", [2]), ("owl", [1, 2]), ("zzz", []),
  ])
  func `the bundled source finds name, real name and alias in any case`(
    query: String, ids: [Int]
  ) async throws {
    let source = MockDataSource(heroes: [
      Hero(id: 1, name: "Iron Owl", realName: "Casimir Brandt", aliases: ["The Bell"]),
      Hero(id: 2, name: "Lantern", aliases: ["Night Owl", "Lamp"]),
      Hero(id: 3, name: "Somebody", deck: "Fights iron owls at night"),
    ])
    let found = try await source.searchHeroes(query: query, offset: 0, limit: 20)
    #expect(found.heroes.map(\.id) == ids)
    #expect(found.total == ids.count)
  }
}
