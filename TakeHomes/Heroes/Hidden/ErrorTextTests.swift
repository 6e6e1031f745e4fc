import Foundation
import Testing

@testable import HeroesData
@testable import HeroesDomain
@testable import HeroesPresentation

@Suite struct ErrorTextTests {
  @Test func `six errors have six texts, each with a Retry`() {
    let messages = HeroesError.allCases.map { ErrorMessage($0) }
    #expect(Set(messages.map(\.text)).count == 6)
    #expect(messages.allSatisfy { $0.retryTitle == "Retry" })
    #expect(messages.allSatisfy { !$0.text.isEmpty && !$0.title.isEmpty })
  }

  @Test func `no text shows the inside of the program`() {
    for error in HeroesError.allCases {
      let message = ErrorMessage(error)
      for word in ["NSURL", "Error Domain", "HeroesError", "APIError", "Optional(", "nil"] {
        #expect(!message.text.contains(word))
        #expect(!message.title.contains(word))
      }
    }
  }

  @Test func `an offline notice says why`() {
    let notices = HeroesError.allCases.map { OfflineNotice(because: $0) }
    #expect(Set(notices.map(\.text)).count == 6)
    #expect(notices.allSatisfy { $0.title == "Offline data" && !$0.retryTitle.isEmpty })
  }

  @Test(arguments: [
    (100, HeroesError.invalidKey), (101, .notFound), (107, .rateLimited), (102, .server),
    (104, .server), (105, .server), (999, .server),
  ])
  func `the envelope is read before the status`(code: Int, expected: HeroesError) async {
    for status in [200, 400, 401, 404, 420] {
      let client = FakeClient.answering(status, ComicVineJSON.refusal(code))
      let source = ComicVineDataSource(client: client)
      await #expect(throws: expected) { try await source.getHeroes(offset: 0, limit: 20) }
      await #expect(throws: expected) { try await source.getHeroDetail(id: 1) }
    }
  }

  @Test(arguments: [
    (401, HeroesError.invalidKey), (403, .invalidKey), (404, .notFound), (420, .rateLimited),
    (429, .rateLimited), (400, .server), (418, .server), (500, .server), (503, .server),
  ])
  func `without an envelope the status decides`(status: Int, expected: HeroesError) async {
    for body in ["<html>Sorry</html>", "", "{}"] {
      let source = ComicVineDataSource(client: FakeClient.answering(status, body))
      await #expect(throws: expected) {
        try await source.searchHeroes(query: "owl", offset: 0, limit: 20)
      }
    }
  }

  @Test(arguments: ["<html>Hello</html>", "", "[]", #"{"status_code":1,"results":7}"#])
  func `a body that cannot be read with a good status is a parsing error`(body: String) async {
    let source = ComicVineDataSource(client: FakeClient.answering(200, body))
    await #expect(throws: HeroesError.parsing) { try await source.getHeroes(offset: 0, limit: 20) }
  }

  @Test(arguments: [
    (APIError.timedOut, HeroesError.network), (.unreachable, .network), (.status(500), .server),
    (.status(401), .invalidKey), (.missingKey, .invalidKey), (.unreadable, .parsing),
    (.refused(code: 107), .rateLimited), (.refused(code: 101), .notFound),
  ])
  func `errors of the wire become errors of the domain`(
    error: APIError, expected: HeroesError
  ) async {
    #expect(error.heroesError == expected)
    let source = ComicVineDataSource(client: FakeClient { _ in throw error })
    await #expect(throws: expected) { try await source.getHeroDetail(id: 1) }
  }

  @Test func `any other error of the network is unreachable`() async {
    struct Strange: Error {}
    let fetch = FakeFetch([.failure(Strange())])
    let client = URLSessionAPIClient.testing(fetch, delays: [])
    await #expect(throws: APIError.unreachable) {
      try await client.request(.characters(offset: 0, limit: 1))
    }
  }

  // MARK: The service returns

  @MainActor @Test func `when the service returns a first page that failed is asked for once`()
    async throws
  {
    let held = Held<HeroPage>()
    let repository = FakeRepository(page: { _ in try await held.call() })
    let model = HeroesListViewModel.testing(repository)
    model.serviceReturned()
    await Lab.settle()
    #expect(held.count == 0)
    model.loadInitial(query: "owl")
    for number in 0..<2 {
      try #require(await Lab.eventually { held.count == number + 1 })
      // It loads.
      model.serviceReturned()
      await Lab.settle()
      held.answer(number, .failure(HeroesError.network))
      try #require(await Lab.eventually { model.state.errorMessage == ErrorMessage(.network) })
      await Lab.settle()
      // Nothing is tried again by itself, or because of a call while it loaded.
      #expect(held.count == number + 1)
      model.serviceReturned()
      model.serviceReturned()
    }
    try #require(await Lab.eventually { held.count == 3 })
    held.answer(2, .slice(0, 20, total: 45))
    try #require(await Lab.eventually { model.state.heroes.count == 20 })
    #expect(model.state.errorMessage == nil)
    model.serviceReturned()
    await Lab.settle()
    #expect(repository.calls == Array(repeating: .search("owl", offset: 0, limit: 20), count: 3))
  }

  @MainActor @Test func `when the service returns a next page that failed is asked for again`()
    async throws
  {
    let fails = Box(true)
    let repository = FakeRepository { call in
      if call.offset > 0, fails.value { throw HeroesError.network }
      return .slice(call.offset, 20, total: 45)
    }
    let model = await HeroesListViewModel.loaded(repository)
    model.loadNextPageIfNeeded(at: 19)
    try #require(await Lab.eventually { model.state.nextPageError == ErrorMessage(.network) })
    fails.set(false)
    model.serviceReturned()
    try #require(await Lab.eventually { model.state.heroes.count == 40 })
    #expect(model.state.nextPageError == nil)
    #expect(repository.calls.map(\.offset) == [0, 20, 20])
  }

  @MainActor @Test func `when the service returns what failed otherwise is not asked for`()
    async throws
  {
    var all: [(HeroesError, FakeRepository, HeroesListViewModel)] = []
    for error in HeroesError.allCases where error != .network {
      let first = FakeRepository(page: { _ in throw error })
      all.append((error, first, .testing(first)))
      let next = FakeRepository { call in
        if call.offset > 0 { throw error }
        return .slice(0, 20, total: 45)
      }
      all.append((error, next, await .loaded(next)))
    }
    for (_, _, model) in all {
      model.loadInitial()
      model.loadNextPageIfNeeded(at: 19)
    }
    for (error, _, model) in all {
      try #require(
        await Lab.eventually {
          [model.state.errorMessage, model.state.nextPageError].contains(ErrorMessage(error))
        })
    }
    await Lab.settle()
    let before = all.map { $0.1.calls.count }
    for (_, _, model) in all { model.serviceReturned() }
    await Lab.settle()
    #expect(all.map { $0.1.calls.count } == before)
  }

  @MainActor @Test func `when the service returns an offline list stays`() async {
    let repository = FakeRepository { _ in
      HeroPage(heroes: [.numbered(1)], total: 1, origin: .offline(.network))
    }
    let model = await HeroesListViewModel.loaded(repository)
    #expect(model.state.offlineNotice != nil)
    model.serviceReturned()
    await Lab.settle()
    #expect(repository.calls.count == 1)
  }

  @MainActor @Test func `when the service returns a list that was left asks nothing`()
    async throws
  {
    let repository = FakeRepository(page: { _ in throw HeroesError.network })
    let model = await HeroesListViewModel.loaded(repository)
    model.leave()
    model.serviceReturned()
    await Lab.settle()
    #expect(repository.calls.count == 1)
    model.loadInitial()
    try #require(await Lab.eventually { repository.calls.count == 2 })
    try #require(await Lab.eventually { model.state.errorMessage != nil })
    await Lab.settle()
    model.serviceReturned()
    try #require(await Lab.eventually { repository.calls.count == 3 })
  }

  @MainActor @Test func `when the service returns a keystroke that waits goes first`()
    async throws
  {
    let clock = TestClock()
    let repository = FakeRepository(page: { _ in throw HeroesError.network })
    let model = await HeroesListViewModel.loaded(repository, clock: clock)
    #expect(model.state.errorMessage == ErrorMessage(.network))
    model.search("owl")
    guard await clock.waitForSleep(of: .milliseconds(300)) else { return }
    model.serviceReturned()
    await Lab.settle()
    #expect(repository.calls.count == 1)
    clock.advance(by: .milliseconds(300))
    try #require(await Lab.eventually { repository.calls.count == 2 })
    #expect(repository.calls.last == .search("owl", offset: 0, limit: 20))
  }

  @Test func `errors that differ are not equal`() {
    #expect(
      Lab.tellsApart(
        HeroesError.allCases
      ) { $0 == $1 })
    #expect(
      Lab.tellsApart(
        [
          APIError.timedOut, .unreachable, .status(500), .status(503), .refused(code: 100),
          .refused(code: 101), .unreadable, .missingKey,
        ]) { $0 == $1 })
  }
}
