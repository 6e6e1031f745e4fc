import Testing

@testable import MarketsData
@testable import MarketsDomain
@testable import MarketsPresentation

@MainActor @Suite struct RouteTests {
  private let made = Box<[Int]>([])

  private func coordinator() -> AppCoordinator {
    let (prices, flags) = (FixedPrices(items: []), FeatureFlagProvider())
    return AppCoordinator(
      prices: CryptoListCoordinator(
        makeList: { CryptoListViewModel(useCase: prices, featureFlags: flags) },
        makeDetail: { [made] id in
          made.change { $0.append(id) }
          return DetailViewModel(id: id, useCase: prices, featureFlags: flags)
        }),
      settings: SettingsCoordinator { SettingViewModel(featureFlags: flags) })
  }

  @Test(arguments: [
    (Route.list, "/"), (.detail(id: 7), "/coins/7"), (.settings, "/settings"),
  ])
  func `routes print and parse`(route: Route, path: String) {
    #expect(route.path == path)
    #expect(Route(path: path) == route)
  }

  @Test(arguments: ["/coins", "/coins/x", "/nowhere", "/settings/7", "/coins/7/8", "/coins/1.5"])
  func `what is no page is no route`(path: String) {
    #expect(Route(path: path) == nil)
    let app = coordinator()
    app.start()
    app.open(.detail(id: 3))
    #expect(!app.open(path: path))
    #expect(app.route == .detail(id: 3))
  }

  @Test func `the list is shown at the start`() {
    let app = coordinator()
    #expect(app.prices.list == nil)
    #expect(app.settings.settings == nil)
    app.start()
    #expect(app.prices.list != nil)
    #expect(app.settings.settings != nil)
    #expect(app.prices.detail == nil)
    #expect(app.selectedTab == .prices)
    #expect(app.route == .list)
  }

  @Test func `a detail page comes and goes`() {
    let app = coordinator()
    app.start()
    app.prices.showDetail(id: 4)
    #expect(app.prices.detail?.id == 4)
    #expect(app.route == .detail(id: 4))
    app.prices.showList()
    #expect(app.prices.detail == nil)
    #expect(app.route == .list)
    #expect(made.value == [4])
  }

  @Test func `tabs are kept apart`() {
    let app = coordinator()
    app.start()
    app.select(.settings)
    #expect(app.selectedTab == .settings)
    #expect(app.route == .settings)
    app.select(.prices)
    #expect(app.route == .list)
    app.open(.settings)
    #expect(app.selectedTab == .settings)
    app.open(.list)
    #expect(app.selectedTab == .prices)
    #expect(app.route == .list)
  }

  @Test func `opening the list leaves the detail page`() {
    let app = coordinator()
    app.start()
    app.open(.detail(id: 4))
    app.open(.list)
    #expect(app.prices.detail == nil)
    #expect(app.route == .list)
  }

  @Test func `a link works in a cold app`() {
    let app = coordinator()
    #expect(app.open(path: "/coins/7"))
    #expect(app.prices.list != nil)
    #expect(app.prices.detail?.id == 7)
    #expect(app.selectedTab == .prices)
    #expect(app.route == .detail(id: 7))
    let other = coordinator()
    #expect(other.open(path: "/settings"))
    #expect(other.settings.settings != nil)
    #expect(other.route == .settings)
  }

  @Test func `a link to a coin leaves the settings`() {
    let app = coordinator()
    app.start()
    app.select(.settings)
    app.open(path: "/coins/8")
    #expect(app.selectedTab == .prices)
    #expect(app.route == .detail(id: 8))
  }
}
