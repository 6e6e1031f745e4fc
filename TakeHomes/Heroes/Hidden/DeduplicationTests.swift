import Foundation
import Testing

@testable import HeroesDomain
@testable import HeroesPresentation

@MainActor @Suite struct DeduplicationTests {
  @Test func `heroes of an earlier page are dropped and the end is still reached`() async throws {
    // Each page repeats the last three heroes of the one before.
    let repository = FakeRepository { call in
      switch call.offset {
      case 0: .of(1...20, total: 45)
      case 20: .of(18...37, total: 45)
      default: .of(35...39, total: 45)
      }
    }
    let model = await HeroesListViewModel.loaded(repository)
    try #require(await model.scrollToEnd(until: 37))
    try #require(await model.scrollToEnd(until: 39))
    #expect(model.state.heroes.map(\.id) == Array(1...39))
    #expect(!model.state.hasMorePages)
  }

  @Test func `a hero that stands twice on one page is shown once`() async {
    let repository = FakeRepository { _ in .of([1, 2, 2, 3, 1], total: 5) }
    let model = await HeroesListViewModel.loaded(repository)
    #expect(model.state.heroes.map(\.id) == [1, 2, 3])
  }

  @Test func `the first of two with one id stays`() async {
    let repository = FakeRepository { _ in
      HeroPage(heroes: [.numbered(1, name: "First"), .numbered(1, name: "Second")], total: 2)
    }
    let model = await HeroesListViewModel.loaded(repository)
    #expect(model.state.heroes.map(\.name) == ["First"])
  }

  @Test func `a page of nothing but repeats does not end the list`() async throws {
    let repository = FakeRepository { call in
      switch call.offset {
      case 0, 20: .of(1...20, total: 60)
      default: .of(41...60, total: 60)
      }
    }
    let model = await HeroesListViewModel.loaded(repository)
    model.loadNextPageIfNeeded(at: 19)
    _ = await Lab.eventually { repository.calls.count > 1 && !model.state.isLoadingNextPage }
    // Whether it went on by itself or waits for the row to appear again is free.
    if model.state.heroes.count == 20 { model.loadNextPageIfNeeded(at: 19) }
    try #require(await Lab.eventually { model.state.heroes.count == 40 })
    #expect(model.state.heroes.last?.id == 60)
  }
}
