import RoundsBridge
import Testing

@testable import RoundsDomain
@testable import RoundsPresentation

/// A12: taps and links, without a view.
@MainActor @Suite struct NavigationTests {
  private let repository = RepositoryDouble(Lab.someRounds)
  private let made = Box<[String]>([])

  private func coordinator() -> RoundsCoordinator {
    let (repository, made) = (repository, made)
    return RoundsCoordinator(
      makeList: {
        made.change { $0.append("list") }
        return RoundListViewModel(repository: repository)
      },
      makeDetail: { id in
        made.change { $0.append("detail \(id)") }
        return RoundDetailViewModel(id: id, repository: repository)
      })
  }

  @Test(
    arguments: [
      (RoundsRoute.list(.all), "/"), (.list(.inProgress), "/in-progress"),
      (.list(.completed), "/completed"), (.list(.paused), "/paused"), (.list(.planned), "/planned"),
      (.detail(id: 7), "/rounds/7"),
    ] as [(RoundsRoute, String)])
  func `a route prints and parses`(route: RoundsRoute, path: String) {
    #expect(route.path == path)
    #expect(RoundsRoute(path: path) == route)
  }

  @Test(arguments: ["/elsewhere", "/rounds/seven", "/rounds/", "/rounds/7/8", "/finished"])
  func `what is no page is no route`(path: String) { #expect(RoundsRoute(path: path) == nil) }

  @Test func `a start shows the list, which is made once`() {
    let coordinator = coordinator()
    #expect(coordinator.list == nil)
    #expect(coordinator.detail == nil)
    coordinator.start()
    coordinator.start()
    #expect(coordinator.list != nil)
    #expect(coordinator.route == .list(.all))
    #expect(made.value == ["list"])
  }

  @Test func `a tap opens the round, and back leads to the tab that was left`() {
    let coordinator = coordinator()
    coordinator.start()
    coordinator.list?.selectedTabIndex = 3
    #expect(coordinator.route == .list(.paused))
    coordinator.showDetail(id: 5)
    #expect(coordinator.detail?.id == 5)
    #expect(coordinator.route == .detail(id: 5))
    coordinator.showList()
    #expect(coordinator.detail == nil)
    #expect(coordinator.route == .list(.paused))
    #expect(made.value == ["list", "detail 5"])
  }

  @Test func `a link opens a round in a cold app, with the list below`() {
    let coordinator = coordinator()
    #expect(coordinator.open(path: "/rounds/7"))
    #expect(coordinator.detail?.id == 7)
    #expect(coordinator.list != nil)
    coordinator.showList()
    #expect(coordinator.route == .list(.all))
    #expect(made.value.sorted() == ["detail 7", "list"])
  }

  @Test func `a link opens a tab, cold or warm`() {
    let coordinator = coordinator()
    coordinator.open(.list(.planned))
    #expect(coordinator.list?.selectedTabIndex == 4)
    coordinator.showDetail(id: 3)
    #expect(coordinator.open(path: "/in-progress"))
    #expect(coordinator.detail == nil)
    #expect(coordinator.list?.selectedTabIndex == 1)
    #expect(coordinator.route == .list(.inProgress))
  }

  @Test func `another round takes the place of the one that is open`() {
    let coordinator = coordinator()
    coordinator.showDetail(id: 1)
    coordinator.open(.detail(id: 2))
    #expect(coordinator.detail?.id == 2)
    #expect(coordinator.route == .detail(id: 2))
  }

  @Test func `a link to no page changes nothing`() {
    let coordinator = coordinator()
    coordinator.start()
    coordinator.list?.selectedTabIndex = 2
    coordinator.showDetail(id: 4)
    #expect(!coordinator.open(path: "/nowhere"))
    #expect(coordinator.route == .detail(id: 4))
    #expect(coordinator.list?.selectedTabIndex == 2)
  }

  @Test func `routes that differ are not equal`() {
    #expect(
      Lab.tellsApart(
        [
          RoundsRoute.list(.all), .list(.paused), .list(.planned), .detail(id: 7), .detail(id: 8),
        ]) { $0 == $1 })
  }
}
