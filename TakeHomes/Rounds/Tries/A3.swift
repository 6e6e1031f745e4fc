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

private struct DiskFull: Error {}

/// Has two rounds, and cannot save.
private final class FullDisk: RoundRepositoryProtocol {
  func getAllRounds() async throws -> [Round] { [round(1), round(2)] }

  func save(_ round: Round) async throws { throw DiskFull() }

  func delete(id: Int64) async throws { throw DiskFull() }
}

@MainActor struct LiveCountTests {
  private func counts(_ list: RoundListViewModel) -> [Int] {
    RoundTab.allCases.map { list.count(forTab: $0.rawValue) }
  }

  /// What the repository has meanwhile is not asked for.
  @Test func `a change of status does not load again`() async {
    let repository = MockRoundRepository()
    repository.roundsToReturn = [round(1), round(2)]
    let list = RoundListViewModel(repository: repository)
    await list.loadRounds()
    repository.roundsToReturn = []
    await list.setStatus(.completed, ofRound: 1)
    #expect(counts(list) == [2, 0, 1, 0, 1])
  }

  @Test func `a change that cannot be saved moves nothing`() async {
    let list = RoundListViewModel(repository: FullDisk())
    await list.loadRounds()
    await list.setStatus(.completed, ofRound: 1)
    #expect(counts(list) == [2, 0, 0, 0, 2])
    #expect(list.errorMessage != nil)
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
