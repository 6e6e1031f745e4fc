import Foundation
import XCTest

@testable import MarketsData
@testable import MarketsDomain
@testable import MarketsPresentation

@MainActor final class ListTests: XCTestCase {
  private let prices = SlowPrices()
  private let flags = FeatureFlagProvider()

  private func answer(_ call: Int, _ items: [any CryptoPriceItem]) async throws {
    try await wait("call \(call)") { self.prices.asked.count > call }
    prices.answer(call, items)
  }

  func testLoadingFailingAndTryingAgain() async throws {
    let list = CryptoListViewModel(useCase: prices, featureFlags: flags)
    let first = Task { await list.refresh() }
    try await wait("a call") { self.prices.asked.count == 1 }
    XCTAssertTrue(list.state.isLoading)
    XCTAssertNil(list.state.emptyMessage)
    prices.answer(0, [dollarCoin(1, "A", tags: [.withdrawal, .deposit])])
    await first.value
    XCTAssertFalse(list.state.isLoading)
    XCTAssertEqual(list.state.rows.map(\.tags), [["deposit", "withdrawal"]])
    XCTAssertEqual(list.state.rows.map(\.usd), ["$2.00"])
    XCTAssertEqual(list.state.rows.map(\.route), [.detail(id: 1)])
    let second = Task { await list.refresh() }
    try await wait("a call") { self.prices.asked.count == 2 }
    prices.fail(1)
    await second.value
    XCTAssertNotNil(list.state.errorMessage)
    XCTAssertFalse(list.state.isLoading)
    XCTAssertEqual(list.state.rows.count, 1)
    let third = Task { await list.refresh() }
    try await wait("a call") { self.prices.asked.count == 3 }
    XCTAssertNil(list.state.errorMessage)
    XCTAssertEqual(list.state.rows.count, 1)
    prices.answer(2, [])
    await third.value
    XCTAssertNil(list.state.errorMessage)
    XCTAssertNotNil(list.state.emptyMessage)
  }

  func testSearching() async throws {
    let list = CryptoListViewModel(
      useCase: ReadyPrices(items: [dollarCoin(1, "Bitcoin"), dollarCoin(2, "Ether")]),
      featureFlags: flags)
    await list.refresh()
    for text in ["BIT", " coin\t"] {
      list.search(text)
      XCTAssertEqual(list.state.rows.map(\.id), [1])
    }
    list.search("")
    XCTAssertEqual(list.state.rows.map(\.id), [1, 2])
    list.search("doge")
    XCTAssertNotNil(list.state.emptyMessage)
    await list.refresh()
    XCTAssertEqual(list.state.rows, [])
  }

  func testTheFlagIsFollowed() async throws {
    let list = CryptoListViewModel(useCase: prices, featureFlags: flags)
    let running = Task { await list.run() }
    try await answer(0, [dollarCoin(1, "A")])
    try await wait("dollars") { await list.state.rows.map(\.eur) == [nil] }
    flags.update(flag: .supportEUR, newValue: true)
    try await answer(1, [euroCoin(1, "A")])
    try await wait("euros") { await list.state.rows.map(\.eur) == ["€3.00"] }
    XCTAssertEqual(prices.asked, [false, true])
    running.cancel()
    await running.value
  }

  func testALateAnswerIsDropped() async throws {
    let list = CryptoListViewModel(useCase: prices, featureFlags: flags)
    let running = Task { await list.run() }
    try await wait("a call") { self.prices.asked == [false] }
    flags.update(flag: .supportEUR, newValue: true)
    await breathe()
    if prices.asked.count == 2 {
      prices.answer(1, [euroCoin(1, "A")])
      await breathe()
      prices.answer(0, [dollarCoin(1, "A")])
    } else {
      prices.answer(0, [dollarCoin(1, "A")])
      try await answer(1, [euroCoin(1, "A")])
    }
    try await wait("euros") { await list.state.rows.map(\.eur) == ["€3.00"] }
    await breathe()
    XCTAssertEqual(list.state.rows.map(\.eur), ["€3.00"])
    running.cancel()
    await running.value
  }

  func testStates() async throws {
    let list = CryptoListViewModel(
      useCase: ReadyPrices(items: [dollarCoin(1, "A")]), featureFlags: flags)
    let seen = Locked<[CryptoListViewModel.State]>([])
    let states = list.states()
    let before = list.state
    let task = Task { for await state in states { seen.mutate { $0.append(state) } } }
    try await wait("the present state") { seen.value == [before] }
    await list.refresh()
    list.search("x")
    let last = list.state
    try await wait("the last state") { seen.value.last == last }
    task.cancel()
  }
}

@MainActor final class OtherPageTests: XCTestCase {
  private let prices = SlowPrices()
  private let flags = FeatureFlagProvider()

  func testDetail() async throws {
    let detail = DetailViewModel(id: 2, useCase: prices, featureFlags: flags)
    let running = Task { await detail.run() }
    try await wait("a call") { self.prices.asked == [false] }
    XCTAssertTrue(detail.state.isLoading)
    prices.answer(0, [dollarCoin(1, "A"), dollarCoin(2, "B")])
    try await wait("dollars") { await detail.state.usd == "$2.00" }
    XCTAssertEqual(detail.state.name, "B")
    XCTAssertNil(detail.state.eur)
    flags.update(flag: .supportEUR, newValue: true)
    try await wait("a call") { self.prices.asked == [false, true] }
    prices.answer(1, [euroCoin(2, "B")])
    try await wait("euros") { await detail.state.eur == "€3.00" }
    flags.update(flag: .supportEUR, newValue: false)
    try await wait("a call") { self.prices.asked == [false, true, false] }
    prices.fail(2)
    try await wait("an error") { await detail.state.errorMessage != nil }
    running.cancel()
    await running.value
  }

  func testSettings() async throws {
    let (here, there) = (
      SettingViewModel(featureFlags: flags), SettingViewModel(featureFlags: flags)
    )
    XCTAssertFalse(here.state.isEURSupported)
    let running = Task { await here.run() }
    there.setEURSupported(true)
    XCTAssertTrue(flags.getValue(flag: .supportEUR))
    try await wait("it is on") { await here.state.isEURSupported }
    here.setEURSupported(false)
    XCTAssertFalse(flags.getValue(flag: .supportEUR))
    try await wait("it is off") { await !here.state.isEURSupported }
    running.cancel()
    await running.value
  }

  func testRoutes() {
    for route in [Route.list, .settings, .detail(id: 7)] {
      XCTAssertEqual(Route(path: route.path), route)
    }
    XCTAssertEqual(Route.detail(id: 7).path, "/coins/7")
    XCTAssertNil(Route(path: "/coins/seven"))
    XCTAssertNil(Route(path: "/elsewhere"))
  }

  private func app() -> AppCoordinator {
    let (prices, flags) = (prices, flags)
    return AppCoordinator(
      prices: CryptoListCoordinator(
        makeList: { CryptoListViewModel(useCase: prices, featureFlags: flags) },
        makeDetail: { DetailViewModel(id: $0, useCase: prices, featureFlags: flags) }),
      settings: SettingsCoordinator(makeSettings: { SettingViewModel(featureFlags: flags) }))
  }

  func testLinksInAColdApp() {
    let cold = app()
    XCTAssertTrue(cold.open(path: "/coins/9"))
    XCTAssertNotNil(cold.prices.list)
    XCTAssertEqual(cold.prices.detail?.id, 9)
    XCTAssertEqual(cold.route, .detail(id: 9))
    let other = app()
    other.open(.settings)
    XCTAssertNotNil(other.settings.settings)
    XCTAssertEqual(other.selectedTab, .settings)
    XCTAssertEqual(other.route, .settings)
    XCTAssertFalse(other.open(path: "/elsewhere"))
    XCTAssertEqual(other.route, .settings)
  }

  func testMovingAround() {
    let app = app()
    app.start()
    XCTAssertEqual(app.route, .list)
    app.prices.showDetail(id: 1)
    XCTAssertEqual(app.route, .detail(id: 1))
    app.select(.settings)
    XCTAssertEqual(app.route, .settings)
    app.open(.list)
    XCTAssertEqual(app.route, .list)
    XCTAssertNil(app.prices.detail)
  }
}
