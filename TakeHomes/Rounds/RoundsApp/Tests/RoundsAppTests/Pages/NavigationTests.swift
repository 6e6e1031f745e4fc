import Foundation
import RoundsData
import RoundsDomain
import RoundsPresentation
import Testing

@MainActor struct NavigationTests {
  private func app() -> RoundsCoordinator {
    let repository = MockRoundRepository()
    return RoundsCoordinator(
      makeList: { RoundListViewModel(repository: repository) },
      makeDetail: { RoundDetailViewModel(id: $0, repository: repository) })
  }

  @Test(arguments: [
    (RoundsRoute.list(.all), "/"), (.list(.inProgress), "/in-progress"),
    (.list(.completed), "/completed"), (.list(.paused), "/paused"), (.list(.planned), "/planned"),
    (.detail(id: 7), "/rounds/7"), (.detail(id: .max), "/rounds/9223372036854775807"),
    (.scoring(id: 7), "/rounds/7/score"), (.statistics, "/statistics"), (.settings, "/settings"),
    (.exchange, "/exchange"),
  ])
  func `a route prints and parses`(_ route: RoundsRoute, _ path: String) {
    #expect(route.path == path)
    #expect(RoundsRoute(path: path) == route)
    #expect(RoundsRoute(path: path + "?from=mail#top") == route)
  }

  @Test(arguments: [
    "/all", "/rounds", "/rounds/x", "/rounds/-1", "/rounds/+1", "/rounds/1/2", "/rounds/1/score/2",
    "/rounds/9223372036854775808", "/pause", "/7",
  ])
  func `other paths are no routes`(_ path: String) {
    #expect(RoundsRoute(path: path) == nil)
  }

  @Test func `nothing is made before the start, and the list once`() {
    let app = app()
    #expect(app.list == nil)
    #expect(app.detail == nil)
    app.start()
    let list = app.list
    #expect(list != nil)
    app.start()
    app.showList()
    #expect(app.list === list)
    #expect(app.route == .list(.all))
  }

  @Test func `a round's page lies on the list, and the tab stays below it`() {
    let app = app()
    app.start()
    app.list?.selectedTabIndex = 3
    app.showDetail(id: 2)
    #expect(app.route == .detail(id: 2))
    let detail = app.detail
    #expect(detail?.id == 2)
    app.showDetail(id: 2)
    #expect(app.detail === detail)
    app.showDetail(id: 3)
    #expect(app.detail?.id == 3)
    app.showList()
    #expect(app.detail == nil)
    #expect(app.route == .list(.paused))
  }

  @Test func `a link works in a cold app, with the list below it`() {
    let app = app()
    #expect(app.open(path: "/rounds/3"))
    #expect(app.route == .detail(id: 3))
    #expect(app.list != nil)
    app.open(.list(.planned))
    #expect(app.detail == nil)
    #expect(app.list?.selectedTabIndex == 4)
    #expect(app.route == .list(.planned))
  }

  @Test(arguments: [
    RoundsRoute.list(.paused), .detail(id: 1), .scoring(id: 1), .statistics, .settings, .exchange,
  ])
  func `every route opens from everywhere`(_ from: RoundsRoute) {
    for route in [RoundsRoute.list(.all), .detail(id: 2), .scoring(id: 2), .statistics, .settings] {
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
