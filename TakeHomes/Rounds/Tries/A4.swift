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

@MainActor struct SecondObjectTests {
  /// What a card shows depends on the status by its name.
  @Test(arguments: RoundStatus.entries)
  func `a card reads the same for a second object`(status: RoundStatus) {
    let again = RoundStatus.bridged(status.name)
    #expect(
      RoundCard(round: round(1, again, score: 300))
        == RoundCard(round: round(1, status, score: 300))
    )
  }

  /// The loaded rounds have second objects, and `==` says that these differ from the tabs' own.
  @Test func `rounds with second objects are counted`() async {
    let repository = MockRoundRepository()
    repository.roundsToReturn = [round(1, .bridged("PAUSED")), round(2, .bridged("COMPLETED"))]
    let list = RoundListViewModel(repository: repository)
    await list.loadRounds()
    #expect(RoundTab.allCases.map { list.count(forTab: $0.rawValue) } == [2, 0, 1, 1, 0])
  }

  /// The status that the round gets is a second object.
  @Test func `a change to a second object moves the counts`() async {
    let repository = MockRoundRepository()
    repository.roundsToReturn = [round(1), round(2)]
    let list = RoundListViewModel(repository: repository)
    await list.loadRounds()
    await list.setStatus(.bridged(RoundStatus.paused.name), ofRound: 1)
    #expect(list.count(forTab: RoundTab.paused.rawValue) == 1)
    #expect(list.count(forTab: RoundTab.planned.rawValue) == 1)
  }

  /// The second object has the same name, but `==` says that the two differ.
  @Test func `a second object of a status is the same status`() {
    let again = RoundStatus.bridged(RoundStatus.planned.name)
    #expect(RoundTab.planned.contains(round(1, again)))
    #expect(round(1, again) == round(1, .planned))
    #expect(Set([round(1, again), round(1, .planned)]).count == 1)
  }
}
