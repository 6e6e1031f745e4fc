import Foundation
import HeroesDomain
import HeroesPresentation
import XCTest

@MainActor final class ListXCTests: XCTestCase {
  private func loaded(
    _ repository: StubRepository, clock: any Clock<Duration> = StoppedClock()
  ) async -> HeroesListViewModel {
    let model = HeroesListViewModel.of(repository, clock: clock)
    model.loadInitial()
    await wait("there are rows") { !model.state.heroes.isEmpty }
    return model
  }

  func testOnlyTheLastRowLoadsMore() async {
    let repository = StubRepository()
    let model = await loaded(repository)
    for row in [0, 3, 9] { model.loadNextPageIfNeeded(at: row) }
    await pause()
    XCTAssertEqual(repository.asked.value, ["list 0"])
    model.loadNextPageIfNeeded(at: 19)
    await wait("there are forty") { model.state.heroes.count == 40 }
    XCTAssertEqual(repository.asked.value, ["list 0", "list 20"])
  }

  func testTwoSourcesAreNotMixed() async {
    let model = await loaded(
      StubRepository(page: { offset in
        var page = HeroPage.numbered(offset, of: 45)
        if offset > 0 { page.origin = .offline(.network) }
        return page
      }))
    model.loadNextPageIfNeeded(at: 19)
    await wait("the reason is below the list") { model.state.nextPageError != nil }
    XCTAssertEqual(model.state.nextPageError, ErrorMessage(.network))
    XCTAssertEqual(model.state.heroes.count, 20)
    XCTAssertNil(model.state.offlineNotice)
  }

  func testTheServiceReturns() async {
    let isBroken = Guarded(true)
    let repository = StubRepository(page: { offset in
      if isBroken.value { throw HeroesError.network }
      return .numbered(offset, of: 45)
    })
    let model = HeroesListViewModel.of(repository)
    model.loadInitial()
    await wait("the error is there") { model.state.errorMessage != nil }
    model.leave()
    model.serviceReturned()
    await pause()
    XCTAssertEqual(repository.asked.value.count, 1)
    model.loadInitial()
    await wait("it is asked again") { repository.asked.value.count == 2 }
    await wait("the error is back") { model.state.errorMessage != nil }
    isBroken.change { $0 = false }
    model.serviceReturned()
    await wait("there are rows") { model.state.heroes.count == 20 }
    model.serviceReturned()
    await pause()
    XCTAssertEqual(repository.asked.value, ["list 0", "list 0", "list 0"])
  }

  func testASearchWaitsForTheLastKeystroke() async {
    let clock = StoppedClock()
    let repository = StubRepository()
    let model = await loaded(repository, clock: clock)
    model.search("o")
    await wait("somebody sleeps") { clock.sleepers.value > 0 }
    model.search("ow")
    await pause()
    XCTAssertEqual(repository.asked.value, ["list 0"])
    clock.advance(by: .milliseconds(300))
    await wait("it is searched") { repository.asked.value.last == "search ow 0" }
    XCTAssertEqual(repository.asked.value.count, 2)
  }

  func testTheSameTextAsksNothing() async {
    let clock = StoppedClock()
    let repository = StubRepository()
    let model = await loaded(repository, clock: clock)
    model.search("")
    await pause()
    clock.advance(by: .seconds(1))
    await pause()
    XCTAssertEqual(repository.asked.value, ["list 0"])
  }

  func testRowsStayDuringARefresh() async {
    let endless = Endless()
    let isHeld = Guarded(false)
    let model = await loaded(
      StubRepository(page: { offset in
        if isHeld.value { try await endless.call() }
        return .numbered(offset, of: 45)
      }))
    isHeld.change { $0 = true }
    model.refresh()
    await wait("it is refreshed") { endless.begun.value == 1 }
    XCTAssertEqual(model.state.heroes.count, 20)
    XCTAssertEqual(model.state.skeletonCount, 0)
    XCTAssertTrue(model.state.isRefreshing)
    model.leave()
    await wait("it is given up") { endless.cancelled.value == 1 }
  }
}

@MainActor final class OtherScreensXCTests: XCTestCase {
  func testLeavingADetailCancelsIt() async {
    let endless = Endless()
    let model = HeroDetailViewModel(
      heroId: 1, heroName: "Owl",
      getHeroDetail: GetHeroDetailUseCase(
        repository: StubRepository(detail: { id in
          try await endless.call()
          return HeroDetail(hero: Hero(id: id, name: "Late"))
        })))
    model.load()
    await wait("it is asked for") { endless.begun.value == 1 }
    model.leave()
    await wait("it is given up") { endless.cancelled.value == 1 }
    XCTAssertEqual(model.state.title, "Owl")
  }

  func testRoutesComeBack() {
    let routes: [HeroesRoute] = [.list(query: ""), .list(query: "iron owl&co"), .detail(id: 7)]
    for route in routes { XCTAssertEqual(HeroesRoute(path: route.path), route) }
    XCTAssertEqual(HeroesRoute.detail(id: 7).path, "/hero/7")
    XCTAssertNil(HeroesRoute(path: "/villain/7"))
  }

  func testEachErrorHasItsOwnWords() {
    let messages = HeroesError.allCases.map { ErrorMessage($0) }
    XCTAssertEqual(Set(messages.map(\.text)).count, HeroesError.allCases.count)
    XCTAssertTrue(messages.allSatisfy { $0.retryTitle == "Retry" })
  }

  func testACardIsOneSentence() {
    let label = HeroCard(
      hero: Hero(id: 1, name: "Iron Owl", realName: "Casimir Brandt", publisher: "Harbour")
    ).accessibilityLabel
    for part in ["Iron Owl", "Casimir Brandt", "Harbour"] { XCTAssertTrue(label.contains(part)) }
  }
}
