import Foundation
import RoundsBridge
import XCTest

@testable import RoundsData
@testable import RoundsDomain
@testable import RoundsPresentation

@MainActor final class PageTests: XCTestCase {
  func testCards() throws {
    let card = RoundCard(round: makeRound(12, "COMPLETED", score: 560))
    XCTAssertEqual(card.id, 12)
    XCTAssertEqual(card.name, "Round 12")
    XCTAssertEqual(card.date, "23 Nov 2025")
    XCTAssertEqual(card.distance, "70 m")
    XCTAssertEqual(card.score, "560")
    XCTAssertEqual(card.status, "Completed")
    XCTAssertNil(RoundCard(round: makeRound(1, "PLANNED", score: 5)).score)
    XCTAssertNil(RoundCard(round: makeRound(1, "PAUSED")).score)
    let names = ["IN_PROGRESS", "COMPLETED", "PAUSED", "PLANNED"]
    XCTAssertEqual(
      names.map { RoundCard(round: makeRound(1, $0)).status },
      RoundTab.allCases.dropFirst().map { $0.title })
  }

  func testDisplay() throws {
    let honolulu = try XCTUnwrap(TimeZone(secondsFromGMT: -13 * 3_600))
    let display = RoundDisplay(timeZone: honolulu, units: .yards)
    let card = RoundCard(round: makeRound(1), display: display)
    XCTAssertEqual(card.date, "22 Nov 2025")
    XCTAssertEqual(card.distance, "77 yd")
    XCTAssertEqual(
      RoundCard(round: makeRound(1, metres: 18), display: display).distance, "20 yd")
  }

  func testEnds() {
    let detail = RoundDetail(
      round: makeRound(1, arrows: [.x, .ten, .nine, .miss, .x, .four, .six, .one], arrowsPerEnd: 3))
    XCTAssertEqual(detail.ends.map { $0.number }, [1, 2, 3])
    XCTAssertEqual(
      detail.ends.map { $0.arrows }, [["X", "10", "9"], ["M", "X", "4"], ["6", "1"]])
    XCTAssertEqual(detail.ends.map { $0.total }, [29, 14, 7])
    XCTAssertEqual(detail.ends.map { $0.runningTotal }, [29, 43, 50])
    XCTAssertEqual(detail.tens, 3)
    XCTAssertEqual(detail.xs, 2)
    XCTAssertEqual(detail.misses, 1)
    XCTAssertEqual(RoundDetail(round: makeRound(1)).ends, [])
  }

  func testLoadingAPage() async {
    let slow = SlowRepository()
    let model = RoundDetailViewModel(
      id: 12, repository: slow, display: RoundDisplay(units: .yards))
    XCTAssertEqual(model.id, 12)
    XCTAssertNil(model.detail)
    let load = Task { await model.load() }
    await eventually { slow.loads == 1 }
    XCTAssertTrue(model.isLoading)
    slow.finish(0, .success(five))
    await load.value
    XCTAssertFalse(model.isLoading)
    XCTAssertNil(model.errorMessage)
    XCTAssertEqual(
      model.detail, RoundDetail(round: five[2], display: RoundDisplay(units: .yards)))
  }

  func testAPageThatIsNotThere() async {
    let mock = MockRoundRepository()
    let model = RoundDetailViewModel(id: 12, repository: mock)
    await model.load()
    XCTAssertEqual(model.errorMessage, RoundsError.noSuchRound(id: 12).description)
    XCTAssertNil(model.detail)
    XCTAssertFalse(model.isLoading)
    mock.shouldFail = true
    await model.load()
    XCTAssertNotNil(model.errorMessage)
    mock.shouldFail = false
    mock.roundsToReturn = five
    await model.load()
    XCTAssertNil(model.errorMessage)
    XCTAssertEqual(model.detail?.card.id, 12)
  }

  // MARK: - Navigation

  private func makeCoordinator(lists: @escaping @MainActor () -> Void = {}) -> RoundsCoordinator {
    let mock = MockRoundRepository()
    return RoundsCoordinator(
      makeList: {
        lists()
        return RoundListViewModel(repository: mock)
      },
      makeDetail: { RoundDetailViewModel(id: $0, repository: mock) })
  }

  func testPaths() {
    let paths = ["/", "/in-progress", "/completed", "/paused", "/planned"]
    for (tab, path) in zip(RoundTab.allCases, paths) {
      XCTAssertEqual(RoundsRoute.list(tab).path, path)
      XCTAssertEqual(RoundsRoute(path: path), .list(tab))
    }
    XCTAssertEqual(RoundsRoute.detail(id: 41).path, "/rounds/41")
    XCTAssertEqual(RoundsRoute(path: "/rounds/41"), .detail(id: 41))
    for path in ["/somewhere", "/rounds/", "/rounds/one", "/rounds/4/1"] {
      XCTAssertNil(RoundsRoute(path: path), path)
    }
  }

  func testAWalk() {
    var lists = 0
    let coordinator = makeCoordinator { lists += 1 }
    XCTAssertNil(coordinator.list)
    coordinator.start()
    coordinator.list?.selectedTabIndex = 4
    XCTAssertEqual(coordinator.route, .list(.planned))
    let list = coordinator.list
    coordinator.showDetail(id: 3)
    XCTAssertEqual(coordinator.route, .detail(id: 3))
    XCTAssertEqual(coordinator.detail?.id, 3)
    coordinator.showList()
    XCTAssertNil(coordinator.detail)
    XCTAssertEqual(coordinator.route, .list(.planned))
    coordinator.start()
    XCTAssertTrue(coordinator.list === list)
    XCTAssertEqual(lists, 1)
  }

  func testLinks() {
    let cold = makeCoordinator()
    XCTAssertTrue(cold.open(path: "/rounds/8"))
    XCTAssertNotNil(cold.list)
    XCTAssertEqual(cold.route, .detail(id: 8))
    XCTAssertFalse(cold.open(path: "/rounds/eight"))
    XCTAssertEqual(cold.route, .detail(id: 8))
    XCTAssertTrue(cold.open(path: "/in-progress"))
    XCTAssertNil(cold.detail)
    XCTAssertEqual(cold.list?.selectedTabIndex, 1)
    let other = makeCoordinator()
    other.open(.list(.paused))
    XCTAssertEqual(other.route, .list(.paused))
    XCTAssertFalse(makeCoordinator().open(path: "/x"))
  }
}
