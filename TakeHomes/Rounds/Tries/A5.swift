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

@MainActor struct OneRecomputeTests {
  /// The tab is set twice, and only the first time is a change.
  @Test func `a load computes once, and the same tab again not at all`() async {
    let repository = MockRoundRepository()
    repository.roundsToReturn = [round(1), round(2, .completed)]
    let list = RoundListViewModel(repository: repository)
    await list.loadRounds()
    #expect(list.recomputeCount == 1)
    list.selectedTabIndex = RoundTab.planned.rawValue
    #expect(list.recomputeCount == 2)
    list.selectedTabIndex = RoundTab.planned.rawValue
    #expect(list.recomputeCount == 2)
  }
}
