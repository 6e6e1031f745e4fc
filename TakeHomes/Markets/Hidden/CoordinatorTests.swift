import Foundation
import Synchronization
import Testing

@testable import MarketsApplication
@testable import MarketsData
@testable import MarketsDomain
@testable import MarketsPresentation

/// C17: routes, and coordinators without views.
@MainActor @Suite struct CoordinatorTests {
  @MainActor private final class Counts {
    var lists = 0
    var details: [Int] = []
    var settings = 0
  }

  private let counts = Counts()
  private let useCase = UseCaseDouble()
  private let flags = FlagsDouble()

  private func makeApp() -> AppCoordinator {
    let (counts, useCase, flags) = (counts, useCase, flags)
    return AppCoordinator(
      prices: CryptoListCoordinator(
        makeList: {
          counts.lists += 1
          return CryptoListViewModel(useCase: useCase, featureFlags: flags)
        },
        makeDetail: { id in
          counts.details.append(id)
          return DetailViewModel(id: id, useCase: useCase, featureFlags: flags)
        }),
      settings: SettingsCoordinator(makeSettings: {
        counts.settings += 1
        return SettingViewModel(featureFlags: flags)
      }))
  }

  nonisolated static let places: [(Route, String)] = [
    (.list, "/"), (.settings, "/settings"), (.detail(id: 7), "/coins/7"),
    (.detail(id: 123_456), "/coins/123456"),
  ]

  @Test(arguments: places) func `a route prints and parses`(route: Route, path: String) {
    #expect(route.path == path)
    #expect(Route(path: path) == route)
  }

  @Test(arguments: [
    "/nowhere", "/coins", "/coins/x", "/coins/7/8", "/settings/7", "/coins/7x", "/coin/7",
  ])
  func `what is no place is no route`(path: String) {
    #expect(Route(path: path) == nil)
  }

  @Test func `nothing stands before the start`() {
    let app = makeApp()
    #expect(app.prices.list == nil)
    #expect(app.prices.detail == nil)
    #expect(app.settings.settings == nil)
    #expect(counts.lists == 0)
  }

  @Test func `the start shows the list and prepares both tabs`() {
    let app = makeApp()
    app.start()
    #expect(app.prices.list != nil)
    #expect(app.prices.detail == nil)
    #expect(app.settings.settings != nil)
    #expect(app.selectedTab == .prices)
    #expect(app.route == .list)
  }

  @Test func `a detail page lies on the list, and leaving it keeps the list`() {
    let app = makeApp()
    app.start()
    let list = app.prices.list
    app.prices.showDetail(id: 7)
    #expect(app.prices.detail?.id == 7)
    #expect(app.route == .detail(id: 7))
    app.prices.showList()
    #expect(app.prices.detail == nil)
    #expect(app.route == .list)
    #expect(list != nil)
    #expect(app.prices.list === list)
    #expect(counts.lists == 1)
    #expect(counts.details == [7])
  }

  @Test func `another coin has another page`() {
    let app = makeApp()
    app.start()
    app.open(.detail(id: 7))
    app.open(.detail(id: 8))
    #expect(app.prices.detail?.id == 8)
    #expect(app.route == .detail(id: 8))
    #expect(counts.details == [7, 8])
  }

  @Test func `tabs can be changed`() {
    let app = makeApp()
    app.start()
    app.select(.settings)
    #expect(app.selectedTab == .settings)
    #expect(app.route == .settings)
    app.select(.prices)
    #expect(app.selectedTab == .prices)
    #expect(app.route == .list)
    #expect(counts.lists == 1)
    #expect(counts.settings == 1)
  }

  @Test func `a link to a detail page works in a cold app, with the list below`() {
    let app = makeApp()
    #expect(app.open(path: "/coins/7"))
    #expect(app.prices.detail?.id == 7)
    #expect(app.prices.list != nil)
    #expect(app.selectedTab == .prices)
    #expect(app.route == .detail(id: 7))
    app.prices.showList()
    #expect(app.route == .list)
  }

  @Test func `a link to the settings works in a cold app`() {
    let app = makeApp()
    #expect(app.open(path: "/settings"))
    #expect(app.settings.settings != nil)
    #expect(app.selectedTab == .settings)
    #expect(app.route == .settings)
  }

  @Test func `a link from the settings leads back to the prices`() {
    let app = makeApp()
    app.start()
    app.open(.settings)
    app.open(.detail(id: 3))
    #expect(app.route == .detail(id: 3))
    app.open(.list)
    #expect(app.route == .list)
    #expect(app.prices.detail == nil)
  }

  @Test func `a link that leads nowhere changes nothing`() {
    let app = makeApp()
    app.start()
    app.open(.detail(id: 7))
    #expect(!app.open(path: "/nowhere"))
    #expect(app.route == .detail(id: 7))
    #expect(app.selectedTab == .prices)
    #expect(counts.details == [7])
  }

  @Test func `a coordinator of its own works, too`() {
    let (useCase, flags) = (useCase, flags)
    let prices = CryptoListCoordinator(
      makeList: { CryptoListViewModel(useCase: useCase, featureFlags: flags) },
      makeDetail: { DetailViewModel(id: $0, useCase: useCase, featureFlags: flags) })
    prices.start()
    prices.showDetail(id: 5)
    #expect(prices.detail?.id == 5)
    let settings = SettingsCoordinator(makeSettings: { SettingViewModel(featureFlags: flags) })
    #expect(settings.settings == nil)
    settings.start()
    #expect(settings.settings != nil)
  }

  @Test func `routes and tabs that differ are not equal`() {
    #expect(
      Lab.tellsApart(
        [Route.list, .settings, .detail(id: 7), .detail(id: 8)]) { $0 == $1 })
    #expect(
      Lab.tellsApart(
        AppCoordinator.Tab.allCases
      ) { $0 == $1 })
  }
}
