import Foundation
import Testing

@testable import HeroesDomain
@testable import HeroesPresentation

@MainActor @Suite struct HeroDetailViewModelTests {
  @Test func `a detail begins with the name it was opened with`() async {
    let repository = FakeRepository()
    let model = HeroDetailViewModel.testing(repository, id: 4, name: "Iron Owl")
    await Lab.settle()
    #expect(model.state.title == "Iron Owl")
    #expect(model.state.isLoading)
    #expect(model.state.content == nil)
    #expect(repository.calls.isEmpty)
  }

  @Test func `the hero is loaded once`() async throws {
    let repository = FakeRepository(detail: { _ in
      HeroDetail(hero: Hero(id: 4, name: "Iron Owl of Bremen"))
    })
    let model = HeroDetailViewModel.testing(repository, id: 4, name: "Iron Owl")
    model.load()
    model.load()
    try #require(await Lab.eventually { model.state.content != nil })
    model.load()
    await Lab.settle()
    #expect(repository.calls == [.detail(4)])
    #expect(model.state.title == "Iron Owl of Bremen")
    #expect(!model.state.isLoading)
    #expect(model.state.errorMessage == nil)
  }

  @Test func `a failure is shown and retry mends it`() async throws {
    let fails = Box(true)
    let repository = FakeRepository(detail: { id in
      if fails.value { throw HeroesError.network }
      return HeroDetail(hero: .numbered(id))
    })
    let model = HeroDetailViewModel.testing(repository)
    model.load()
    try #require(await Lab.eventually { model.state.errorMessage != nil })
    #expect(model.state.errorMessage == ErrorMessage(.network))
    #expect(!model.state.isLoading)
    #expect(model.state.content == nil)
    fails.set(false)
    model.retry()
    try #require(await Lab.eventually { model.state.content != nil })
    #expect(model.state.errorMessage == nil)
    #expect(repository.calls.count == 2)
  }

  @Test(arguments: [0, -1]) func `an impossible hero is not asked for`(id: Int) async {
    let repository = FakeRepository()
    await #expect(throws: HeroesError.notFound) {
      try await GetHeroDetailUseCase(repository: repository).execute(id: id)
    }
    #expect(repository.calls.isEmpty)
  }

  @Test func `an offline hero carries a notice`() async throws {
    let repository = FakeRepository(detail: { id in
      HeroDetail(hero: .numbered(id), origin: .offline(.server))
    })
    let model = HeroDetailViewModel.testing(repository)
    model.load()
    try #require(await Lab.eventually { model.state.content != nil })
    #expect(model.state.offlineNotice == OfflineNotice(because: .server))
  }

  @Test func `messages, notices and errors that differ are not equal`() {
    #expect(
      Lab.tellsApart(
        HeroesError.allCases.map { ErrorMessage($0) }
      ) { $0 == $1 })
    #expect(
      Lab.tellsApart(
        HeroesError.allCases.map { OfflineNotice(because: $0) }
      ) { $0 == $1 })
    #expect(
      Lab.tellsApart(
        HeroesError.allCases
      ) { $0 == $1 })
  }
}
