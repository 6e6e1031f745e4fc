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

@MainActor struct LiveCountTests {
  private func counts(_ list: RoundListViewModel) -> [Int] {
    RoundTab.allCases.map { list.count(forTab: $0.rawValue) }
  }

  /// The round that moves is not among those that are shown.
  @Test func `a change of status moves one round, whichever tab is shown`() async {
    let repository = MockRoundRepository()
    repository.roundsToReturn = [round(1), round(2), round(3, .completed)]
    let list = RoundListViewModel(repository: repository)
    await list.loadRounds()
    list.selectedTabIndex = RoundTab.completed.rawValue
    #expect(counts(list) == [3, 0, 1, 0, 2])
    await list.setStatus(.completed, ofRound: 1)
    #expect(counts(list) == [3, 0, 2, 0, 1])
  }
}
