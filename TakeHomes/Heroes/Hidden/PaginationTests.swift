import Foundation
import Testing

@testable import HeroesDomain
@testable import HeroesPresentation

@MainActor @Suite struct PaginationTests {
  @Test func `forty-five heroes are three pages`() async throws {
    let repository = FakeRepository(total: 45)
    let model = await HeroesListViewModel.loaded(repository)
    #expect(model.state.heroes.count == 20)
    #expect(model.state.hasMorePages)
    try #require(await model.scrollToEnd(until: 40))
    #expect(model.state.hasMorePages)
    try #require(await model.scrollToEnd(until: 45))
    #expect(!model.state.hasMorePages)
    model.loadNextPageIfNeeded(at: 44)
    await Lab.settle()
    #expect(
      repository.calls == [
        .list(offset: 0, limit: 20), .list(offset: 20, limit: 20), .list(offset: 40, limit: 20),
      ])
  }

  @Test func `a page is asked for once however often the last row appears`() async throws {
    let held = Held<Void>()
    let repository = FakeRepository { call in
      if call.offset > 0 { try await held.call() }
      return .slice(call.offset, 20, total: 45)
    }
    let model = await HeroesListViewModel.loaded(repository)
    model.loadNextPageIfNeeded(at: 19)
    model.loadNextPageIfNeeded(at: 19)
    try #require(await Lab.eventually { held.count == 1 })
    model.loadNextPageIfNeeded(at: 19)
    await Lab.settle()
    #expect(model.state.isLoadingNextPage)
    held.answer(0, ())
    try #require(await Lab.eventually { model.state.heroes.count == 40 })
    #expect(!model.state.isLoadingNextPage)
    #expect(repository.calls.count == 2)
  }

  @Test func `a row before the last asks nothing`() async {
    let repository = FakeRepository(total: 45)
    let model = await HeroesListViewModel.loaded(repository)
    for row in [0, 5, 10] { model.loadNextPageIfNeeded(at: row) }
    await Lab.settle()
    #expect(repository.calls.count == 1)
  }

  @Test func `the offset grows by what came though ids repeat`() async throws {
    let repository = FakeRepository { call in
      switch call.offset {
      case 0: .of(1...20, total: 60)
      case 20: .of(16...35, total: 60)
      default: .of(100...119, total: 60)
      }
    }
    let model = await HeroesListViewModel.loaded(repository)
    model.loadNextPageIfNeeded(at: model.state.heroes.count - 1)
    try #require(
      await Lab.eventually { model.state.heroes.count > 20 && !model.state.isLoadingNextPage })
    model.loadNextPageIfNeeded(at: model.state.heroes.count - 1)
    try #require(await Lab.eventually { !model.state.hasMorePages })
    #expect(repository.calls.map(\.offset) == [0, 20, 40])
  }

  @Test func `a short page in the middle moves the offset by its length`() async throws {
    let repository = FakeRepository { call in
      call.offset == 0 ? .of(1...12, total: 14) : .of(13...14, total: 14)
    }
    let model = await HeroesListViewModel.loaded(repository)
    try #require(await model.scrollToEnd(until: 14))
    #expect(repository.calls.map(\.offset) == [0, 12])
    #expect(!model.state.hasMorePages)
  }

  @Test func `an empty page is the end whatever the total says`() async throws {
    let repository = FakeRepository { call in
      call.offset == 0 ? .of(1...20, total: 900) : HeroPage(heroes: [], total: 900)
    }
    let model = await HeroesListViewModel.loaded(repository)
    model.loadNextPageIfNeeded(at: 19)
    try #require(await Lab.eventually { !model.state.hasMorePages })
    model.loadNextPageIfNeeded(at: 19)
    await Lab.settle()
    #expect(repository.calls.count == 2)
  }

  @Test func `a new query starts at nought`() async throws {
    let repository = FakeRepository(total: 45)
    let model = await HeroesListViewModel.loaded(repository)
    _ = await model.scrollToEnd(until: 40)
    model.refresh()
    try #require(await Lab.eventually { model.state.heroes.count == 20 })
    #expect(repository.calls.last == .list(offset: 0, limit: 20))
    let searching = HeroesListViewModel.testing(repository)
    searching.loadInitial(query: "owl")
    _ = await Lab.eventually { searching.state.heroes.count == 20 }
    _ = await searching.scrollToEnd(until: 40)
    #expect(repository.calls.last == .search("owl", offset: 20, limit: 20))
    searching.clearSearch()
    try #require(await Lab.eventually { searching.state.heroes.count == 20 })
    #expect(repository.calls.last == .list(offset: 0, limit: 20))
  }

  @Test func `a next page that fails stands below the list and can be retried`() async throws {
    let failures = Box(1)
    let repository = FakeRepository { call in
      if call.offset > 0,
        failures.change({ left in
          left -= 1
          return left >= 0
        })
      {
        throw HeroesError.server
      }
      return .slice(call.offset, 20, total: 45)
    }
    let model = await HeroesListViewModel.loaded(repository)
    model.loadNextPageIfNeeded(at: 19)
    try #require(await Lab.eventually { model.state.nextPageError != nil })
    #expect(model.state.nextPageError == ErrorMessage(.server))
    #expect(model.state.errorMessage == nil)
    #expect(model.state.heroes.count == 20)
    #expect(model.state.hasMorePages)
    model.retry()
    try #require(await Lab.eventually { model.state.heroes.count == 40 })
    #expect(model.state.nextPageError == nil)
    #expect(repository.calls.map(\.offset) == [0, 20, 20])
  }

  @Test func `pages of two sources are never mixed`() async throws {
    let repository = FakeRepository { call in
      var page = HeroPage.slice(call.offset, 20, total: 45)
      if call.offset > 0 {
        page.origin = .offline(.network)
        page.heroes = page.heroes.map { .numbered(900_000 + $0.id) }
      }
      return page
    }
    let model = await HeroesListViewModel.loaded(repository)
    model.loadNextPageIfNeeded(at: 19)
    try #require(await Lab.eventually { model.state.nextPageError != nil })
    #expect(model.state.nextPageError == ErrorMessage(.network))
    #expect(model.state.heroes.map(\.id) == Array(1...20))
    #expect(model.state.offlineNotice == nil)
  }

  @Test(arguments: [(-5, 1), (0, 1), (1, 1), (20, 20), (100, 100), (101, 100), (9999, 100)])
  func `the use cases hold the limit within what the service allows`(
    asked: Int, given: Int
  ) async throws {
    let repository = FakeRepository(total: 0)
    _ = try await GetHeroesUseCase(repository: repository).execute(offset: 40, limit: asked)
    #expect(repository.calls == [.list(offset: 40, limit: given)])
    _ = try await SearchHeroesUseCase(repository: repository)
      .execute(query: "owl", offset: 3, limit: asked)
    #expect(repository.calls.last == .search("owl", offset: 3, limit: given))
  }

  @Test func `messages that differ are not equal`() {
    #expect(
      Lab.tellsApart(
        HeroesError.allCases.map { ErrorMessage($0) }
      ) { $0 == $1 })
  }
}
