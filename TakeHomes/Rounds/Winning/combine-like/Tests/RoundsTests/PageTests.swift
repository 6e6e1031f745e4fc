import Foundation
import RoundsBridge
import Testing

@testable import RoundsData
@testable import RoundsDomain
@testable import RoundsPresentation

struct CardTests {
  @Test func `a card says what the round is`() {
    let card = RoundCard(round: sample(1, score: 641))
    #expect(card.id == 1 && card.name == "WA 720" && card.date == "23 Nov 2025")
    #expect(card.distance == "70 m" && card.score == "641" && card.status == "Completed")
  }

  @Test func `the display decides on zone and unit`() throws {
    let late = sample(1, date: Date(timeIntervalSince1970: 1_763_942_340), metres: 18)
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let card = RoundCard(round: late, display: RoundDisplay(timeZone: tokyo, units: .yards))
    #expect(card.date == "24 Nov 2025" && card.distance == "20 yd")
    #expect(RoundCard(round: late).date == "23 Nov 2025")
    #expect(RoundCard(round: sample(1), display: RoundDisplay(units: .yards)).distance == "77 yd")
  }

  @Test func `a planned round has no score`() {
    #expect(RoundCard(round: sample(1, .bridged("PLANNED"), score: 5)).score == nil)
    #expect(RoundCard(round: sample(1, .planned, score: 5)).score == nil)
    #expect(RoundCard(round: sample(1, .paused)).score == nil)
    #expect(RoundCard(round: sample(1, .paused, score: 0)).score == "0")
  }

  @Test func `statuses are named as their tabs`() {
    let names = RoundStatus.entries.map { RoundCard(round: sample(1, .bridged($0.name))).status }
    #expect(names == ["Planned", "In Progress", "Paused", "Completed"])
  }
}

@MainActor struct DetailTests {
  @Test func `ends add up`() {
    let detail = RoundDetail(
      round: sample(1, score: 9, arrows: [.x, .ten, .nine, .miss, .one, .x, .two], perEnd: 3))
    #expect(detail.ends.map(\.number) == [1, 2, 3])
    #expect(detail.ends.map(\.arrows) == [["X", "10", "9"], ["M", "1", "X"], ["2"]])
    #expect(detail.ends.map(\.total) == [29, 11, 2])
    #expect(detail.ends.map(\.runningTotal) == [29, 40, 42])
    #expect(detail.tens == 3 && detail.xs == 2 && detail.misses == 1)
    #expect(detail.card == RoundCard(round: sample(1, score: 9)))
    #expect(RoundDetail(round: sample(1)).ends.isEmpty)
  }

  @Test func `a page is loaded`() async {
    let clock = ManualClock()
    let mock = MockRoundRepository(clock: clock)
    mock.roundsToReturn = mixed
    mock.simulateDelay = true
    let display = RoundDisplay(units: .yards)
    let model = RoundDetailViewModel(id: 3, repository: mock, display: display)
    #expect(model.id == 3 && model.detail == nil && !model.isLoading && model.errorMessage == nil)
    let load = Task { await model.load() }
    await eventually { clock.sleeping == 1 }
    #expect(model.isLoading)
    clock.advance(by: .milliseconds(500))
    await load.value
    #expect(model.detail == RoundDetail(round: mixed[2], display: display) && !model.isLoading)
  }

  @Test func `what cannot be loaded is said`() async {
    let mock = MockRoundRepository()
    let model = RoundDetailViewModel(id: 3, repository: mock)
    await model.load()
    #expect(model.errorMessage == RoundsError.noSuchRound(id: 3).description)
    #expect(model.detail == nil && !model.isLoading)
    mock.shouldFail = true
    mock.errorToThrow = RoundsError.unreadable("Torn.")
    await model.load()
    #expect(model.errorMessage == RoundsError.unreadable("Torn.").description && !model.isLoading)
    mock.shouldFail = false
    mock.roundsToReturn = mixed
    await model.load()
    #expect(model.errorMessage == nil && model.detail?.card.id == 3)
  }
}

@MainActor struct NavigationTests {
  private final class Made {
    var lists = 0
    var details: [Int64] = []
  }

  private let made = Made()
  private let coordinator: RoundsCoordinator

  init() {
    let (made, mock) = (made, MockRoundRepository())
    coordinator = RoundsCoordinator(
      makeList: {
        made.lists += 1
        return RoundListViewModel(repository: mock)
      },
      makeDetail: { id in
        made.details.append(id)
        return RoundDetailViewModel(id: id, repository: mock)
      })
  }

  @Test func `paths and routes are one`() {
    let paths = ["/", "/in-progress", "/completed", "/paused", "/planned"]
    #expect(RoundTab.allCases.map { RoundsRoute.list($0).path } == paths)
    #expect(RoundsRoute.detail(id: 7).path == "/rounds/7")
    for (path, tab) in zip(paths, RoundTab.allCases) {
      #expect(RoundsRoute(path: path) == .list(tab))
    }
    #expect(RoundsRoute(path: "/rounds/7") == .detail(id: 7))
    for wrong in ["/rounds", "/rounds/", "/rounds/x", "/nothing", "/rounds/7/8", "rounds"] {
      #expect(RoundsRoute(path: wrong) == nil)
    }
  }

  @Test func `the list is made once`() {
    #expect(coordinator.list == nil && coordinator.detail == nil)
    #expect(coordinator.route == .list(.all))
    coordinator.start()
    let first = coordinator.list
    coordinator.start()
    coordinator.showDetail(id: 2)
    coordinator.showList()
    #expect(first != nil && coordinator.list === first && made.lists == 1)
  }

  @Test func `a tap opens a page, and the tab stays`() {
    coordinator.start()
    coordinator.list?.selectedTabIndex = 2
    #expect(coordinator.route == .list(.completed))
    coordinator.showDetail(id: 2)
    #expect(coordinator.detail?.id == 2 && coordinator.route == .detail(id: 2))
    coordinator.showList()
    #expect(coordinator.detail == nil && coordinator.route == .list(.completed))
  }

  @Test func `a link opens a cold app`() {
    #expect(coordinator.open(path: "/rounds/9"))
    #expect(coordinator.list != nil && coordinator.detail?.id == 9)
    coordinator.open(.list(.planned))
    #expect(coordinator.detail == nil && coordinator.list?.selectedTabIndex == 4)
    #expect(made.lists == 1 && made.details == [9])
  }

  @Test func `a link to a tab opens a cold app`() {
    #expect(coordinator.open(path: "/paused"))
    #expect(coordinator.list?.selectedTabIndex == 3 && coordinator.route == .list(.paused))
  }

  @Test func `a bad link changes nothing`() {
    #expect(!coordinator.open(path: "/nothing"))
    #expect(coordinator.list == nil)
    coordinator.showDetail(id: 2)
    #expect(!coordinator.open(path: "/rounds/x"))
    #expect(coordinator.route == .detail(id: 2))
  }
}
