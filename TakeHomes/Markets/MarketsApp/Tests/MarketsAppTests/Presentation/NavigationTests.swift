import MarketsData
import MarketsDomain
import MarketsPresentation
import Testing

@MainActor struct NavigationTests {
  private func app() -> AppCoordinator {
    let (useCase, flags) = (StubUseCase(), FeatureFlagProvider())
    return AppCoordinator(
      prices: CryptoListCoordinator(
        makeList: { CryptoListViewModel(useCase: useCase, featureFlags: flags) },
        makeDetail: { DetailViewModel(id: $0, useCase: useCase, featureFlags: flags) }),
      settings: SettingsCoordinator(makeSettings: { SettingViewModel(featureFlags: flags) }))
  }

  @Test(arguments: [
    (Route.list, "/"), (.detail(id: 7), "/coins/7"), (.detail(id: 0), "/coins/0"),
    (.settings, "/settings"),
  ])
  func `a route prints and parses`(_ route: Route, _ path: String) {
    #expect(route.path == path)
    #expect(Route(path: path) == route)
    #expect(Route(path: path + "?from=mail#top") == route)
  }

  @Test(arguments: [("", Route.list), ("/coins/7/", .detail(id: 7)), ("settings/", .settings)])
  func `slashes around a path do not matter`(_ path: String, _ route: Route) {
    #expect(Route(path: path) == route)
  }

  @Test(arguments: [
    "/coins", "/coins/x", "/coins/-1", "/coins/+1", "/coins/1/2", "/coins/99999999999999999999",
    "/setting", "/7",
  ])
  func `other paths are no routes`(_ path: String) {
    #expect(Route(path: path) == nil)
  }

  @Test func `nothing is made before the start`() {
    let app = app()
    #expect(app.prices.list == nil)
    #expect(app.prices.detail == nil)
    #expect(app.settings.settings == nil)
  }

  @Test func `the start makes both tabs and shows the list`() {
    let app = app()
    app.start()
    #expect(app.prices.list != nil)
    #expect(app.settings.settings != nil)
    #expect(app.selectedTab == .prices)
    #expect(app.route == .list)
  }

  @Test func `a second start changes nothing`() {
    let app = app()
    app.start()
    let (list, settings) = (app.prices.list, app.settings.settings)
    app.prices.showDetail(id: 2)
    app.start()
    #expect(app.prices.list === list)
    #expect(app.settings.settings === settings)
    #expect(app.route == .detail(id: 2))
  }

  @Test func `a detail lies on the list and goes away again`() {
    let app = app()
    app.start()
    let list = app.prices.list
    app.prices.showDetail(id: 2)
    #expect(app.prices.detail?.id == 2)
    #expect(app.prices.list === list)
    #expect(app.route == .detail(id: 2))
    app.prices.showDetail(id: 3)
    #expect(app.prices.detail?.id == 3)
    app.prices.showList()
    #expect(app.prices.detail == nil)
    #expect(app.prices.list === list)
    #expect(app.route == .list)
  }

  @Test func `the same coin again keeps its page`() {
    let app = app()
    app.prices.showDetail(id: 2)
    #expect(app.prices.list != nil)
    let detail = app.prices.detail
    app.prices.showDetail(id: 2)
    #expect(app.prices.detail === detail)
  }

  @Test func `a tab keeps its place while another one is shown`() {
    let app = app()
    app.start()
    app.prices.showDetail(id: 2)
    app.select(.settings)
    #expect(app.selectedTab == .settings)
    #expect(app.route == .settings)
    app.select(.prices)
    #expect(app.route == .detail(id: 2))
  }

  @Test func `a link to a page works in a cold app, with the list below it`() {
    let app = app()
    #expect(app.open(path: "/coins/3"))
    #expect(app.route == .detail(id: 3))
    #expect(app.prices.list != nil)
    app.prices.showList()
    #expect(app.route == .list)
  }

  @Test(arguments: [Route.list, .detail(id: 1), .settings])
  func `every route opens from everywhere`(_ from: Route) {
    for route in [Route.list, .detail(id: 2), .settings] {
      let app = app()
      app.open(from)
      app.open(route)
      #expect(app.route == route)
    }
  }

  @Test func `an unknown path changes nothing`() {
    let app = app()
    app.open(.detail(id: 2))
    #expect(app.open(path: "/nowhere") == false)
    #expect(app.route == .detail(id: 2))
  }
}
