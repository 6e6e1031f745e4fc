import Foundation
import RoundsBridge
import Testing

@testable import RoundsData
@testable import RoundsDomain
@testable import RoundsPresentation

private func round(_ id: Int64, _ status: RoundStatus = .planned, score: Int? = nil) -> Round {
  Round(
    id: id, name: "Round", date: Date(timeIntervalSince1970: 1_763_900_000), distanceMetres: 70,
    status: status, score: score)
}

@MainActor struct RetryTests {
  /// Each tab says in its own words why it is empty.
  @Test func `five empty tabs have five texts`() {
    #expect(Set(RoundTab.allCases.map(\.emptyMessage)).count == 5)
  }

  /// The first load fails while the planned rounds are selected, and the second one works.
  @Test func `Retry clears the error and keeps the tab`() async {
    let repository = MockRoundRepository()
    repository.roundsToReturn = [round(1)]
    repository.shouldFail = true
    let list = RoundListViewModel(repository: repository)
    list.selectedTabIndex = RoundTab.planned.rawValue
    await list.loadRounds()
    #expect(list.errorMessage != nil)
    repository.shouldFail = false
    await list.refresh()
    #expect(list.errorMessage == nil)
    #expect(list.selectedTabIndex == RoundTab.planned.rawValue)
    #expect(list.filteredRounds.map(\.id) == [1])
  }
}
