import Foundation
import RoundsBridge
import XCTest

@testable import RoundsData
@testable import RoundsDomain
@testable import RoundsPresentation

@MainActor final class ListViewModelTests: XCTestCase {
  private func loaded(
    _ rounds: [Round] = five
  ) async -> (model: RoundListViewModel, mock: MockRoundRepository) {
    let mock = MockRoundRepository()
    mock.roundsToReturn = rounds
    let model = RoundListViewModel(repository: mock)
    await model.loadRounds()
    return (model, mock)
  }

  private func counts(_ model: RoundListViewModel) -> [Int] {
    return (0..<5).map { model.count(forTab: $0) }
  }

  func testANewModelRests() {
    let model = RoundListViewModel(repository: SlowRepository())
    XCTAssertEqual(model.rounds, [])
    XCTAssertEqual(model.filteredRounds, [])
    XCTAssertFalse(model.isLoading)
    XCTAssertNil(model.errorMessage)
    XCTAssertEqual(model.selectedTabIndex, 0)
    XCTAssertEqual(model.recomputeCount, 0)
    XCTAssertEqual(model.screen, .empty(RoundTab.all.emptyMessage))
  }

  func testLoading() async {
    let slow = SlowRepository()
    let model = RoundListViewModel(repository: slow)
    let load = Task { await model.loadRounds() }
    await eventually { slow.loads == 1 }
    XCTAssertTrue(model.isLoading)
    XCTAssertEqual(model.screen, .loading)
    slow.finish(0, .success(five))
    await load.value
    XCTAssertFalse(model.isLoading)
    XCTAssertEqual(model.rounds, five)
    XCTAssertEqual(model.screen, .content(five.map { RoundCard(round: $0) }))
  }

  func testOnlyTheNewestAnswerCounts() async {
    let slow = SlowRepository()
    let model = RoundListViewModel(repository: slow)
    let first = Task { await model.loadRounds() }
    await eventually { slow.loads == 1 }
    let second = Task { await model.refresh() }
    await eventually { slow.loads == 2 }
    let third = Task { await model.refresh() }
    await eventually { slow.loads == 3 }
    slow.finish(0, .failure(Mishap()))
    await first.value
    XCTAssertNil(model.errorMessage)
    XCTAssertTrue(model.isLoading)
    slow.finish(2, .success([makeRound(3)]))
    await third.value
    slow.finish(1, .success([makeRound(2)]))
    await second.value
    XCTAssertEqual(model.rounds.map { $0.id }, [3])
    XCTAssertFalse(model.isLoading)
  }

  func testTabs() async {
    let (model, _) = await loaded()
    let expected: [[Int64]] = [[10, 11, 12, 13, 14], [11, 14], [12], [13], [10]]
    for (index, ids) in expected.enumerated() {
      model.selectedTabIndex = index
      XCTAssertEqual(model.filteredRounds.map { $0.id }, ids)
      XCTAssertEqual(counts(model), [5, 2, 1, 1, 1])
    }
    model.selectedTabIndex = 5
    XCTAssertEqual(model.selectedTabIndex, 4)
    model.selectedTabIndex = -1
    XCTAssertEqual(model.selectedTabIndex, 4)
    XCTAssertEqual(model.count(forTab: -1), 0)
    XCTAssertEqual(model.count(forTab: 5), 0)
  }

  func testFilteringHappensOncePerChange() async {
    let (model, mock) = await loaded()
    XCTAssertEqual(model.recomputeCount, 1)
    _ = model.screen
    _ = model.filteredRounds
    _ = counts(model)
    model.selectedTabIndex = 0
    model.selectedTabIndex = 17
    XCTAssertEqual(model.recomputeCount, 1)
    model.selectedTabIndex = 1
    XCTAssertEqual(model.recomputeCount, 2)
    mock.shouldFail = true
    await model.refresh()
    XCTAssertEqual(model.recomputeCount, 2)
    mock.shouldFail = false
    mock.roundsToReturn = [makeRound(1)]
    await model.refresh()
    XCTAssertEqual(model.recomputeCount, 3)
  }

  func testSetStatus() async throws {
    let slow = SlowRepository()
    let model = RoundListViewModel(repository: slow)
    model.start()
    await eventually { slow.loads == 1 }
    slow.finish(0, .success(five))
    await eventually { !model.isLoading }
    model.selectedTabIndex = 1
    await model.setStatus(.completed, ofRound: 11)
    XCTAssertEqual(slow.loads, 1)
    XCTAssertEqual(slow.saved.map { $0.id }, [11])
    XCTAssertEqual(slow.saved.map { $0.status.name }, ["COMPLETED"])
    XCTAssertEqual(counts(model), [5, 1, 2, 1, 1])
    XCTAssertEqual(model.filteredRounds.map { $0.id }, [14])
    XCTAssertEqual(model.rounds.map { $0.id }, five.map { $0.id })
  }

  func testSetStatusThatFails() async {
    let (model, mock) = await loaded()
    mock.shouldFail = true
    mock.errorToThrow = RoundsError.noSuchRound(id: 11)
    await model.setStatus(.completed, ofRound: 11)
    XCTAssertEqual(model.errorMessage, RoundsError.noSuchRound(id: 11).description)
    XCTAssertEqual(model.rounds, five)
    XCTAssertEqual(counts(model), [5, 2, 1, 1, 1])
  }

  func testErrorsAndRetry() async {
    let (model, mock) = await loaded()
    model.selectedTabIndex = 3
    mock.shouldFail = true
    await model.refresh()
    XCTAssertEqual(model.errorMessage?.isEmpty, false)
    XCTAssertEqual(model.rounds, five)
    if let message = model.errorMessage {
      XCTAssertEqual(model.screen, .error(message))
    }
    mock.shouldFail = false
    await model.refresh()
    XCTAssertNil(model.errorMessage)
    XCTAssertEqual(model.selectedTabIndex, 3)
    XCTAssertEqual(model.filteredRounds.map { $0.id }, [13])
  }

  func testRetryClearsTheErrorWhenItBegins() async {
    let slow = SlowRepository()
    let model = RoundListViewModel(repository: slow)
    let load = Task { await model.loadRounds() }
    await eventually { slow.loads == 1 }
    slow.finish(0, .failure(RoundsError.noSuchRound(id: 5)))
    await load.value
    XCTAssertEqual(model.errorMessage, RoundsError.noSuchRound(id: 5).description)
    let retry = Task { await model.refresh() }
    await eventually { slow.loads == 2 }
    XCTAssertNil(model.errorMessage)
    slow.finish(1, .success([]))
    await retry.value
    XCTAssertEqual(model.screen, .empty(RoundTab.all.emptyMessage))
  }

  func testStartDoesNotKeepTheModel() async {
    let slow = SlowRepository()
    var model: RoundListViewModel? = RoundListViewModel(repository: slow)
    weak let weakModel = model
    model?.start()
    await eventually { slow.loads == 1 }
    model = nil
    await eventually("the end") { weakModel == nil && slow.cancellations == 1 }
    slow.finish(0, .failure(CancellationError()))
  }

  func testCardsFollowTheDisplay() async {
    let mock = MockRoundRepository()
    mock.roundsToReturn = [makeRound(1)]
    let display = RoundDisplay(timeZone: .gmt, units: .yards)
    let model = RoundListViewModel(repository: mock, display: display)
    await model.loadRounds()
    XCTAssertEqual(model.screen, .content([RoundCard(round: makeRound(1), display: display)]))
  }

  func testScreens() {
    let cards = [RoundCard(round: makeRound(1))]
    func screen(_ loading: Bool, _ error: String?, _ cards: [RoundCard]) -> RoundListScreen {
      return RoundListScreen(
        isLoading: loading, errorMessage: error, cards: cards, tab: .completed)
    }
    XCTAssertEqual(screen(true, "no", []), .loading)
    XCTAssertEqual(screen(true, "no", cards), .loading)
    XCTAssertEqual(screen(false, "no", []), .error("no"))
    XCTAssertEqual(screen(false, "no", cards), .error("no"))
    XCTAssertEqual(screen(false, nil, []), .empty(RoundTab.completed.emptyMessage))
    XCTAssertEqual(screen(false, nil, cards), .content(cards))
    XCTAssertEqual(Set(RoundTab.allCases.map { $0.emptyMessage }).count, 5)
  }
}
