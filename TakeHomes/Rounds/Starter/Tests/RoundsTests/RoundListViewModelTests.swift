import Foundation
import RoundsBridge
import Testing

@testable import RoundsData
@testable import RoundsDomain
@testable import RoundsPresentation

@MainActor struct RoundListViewModelTests {
  let rounds = [
    Round(
      id: 1, name: "WA 720", date: Date(timeIntervalSince1970: 0), distanceMetres: 70,
      status: .completed, score: 641),
    Round(
      id: 2, name: "WA 18", date: Date(timeIntervalSince1970: 0), distanceMetres: 18,
      status: .inProgress),
  ]

  @Test func `a new list is empty`() {
    let model = RoundListViewModel(repository: MockRoundRepository())
    #expect(model.rounds.isEmpty)
    #expect(model.errorMessage == nil)
  }

  @Test func `rounds are loaded`() async throws {
    let repository = MockRoundRepository()
    repository.roundsToReturn = rounds
    repository.simulateDelay = true
    let model = RoundListViewModel(repository: repository)
    model.start()
    try await Task.sleep(nanoseconds: 1_000_000_000)
    #expect(model.rounds.count == 2)
  }

  @Test func `the tab filters`() async {
    let repository = MockRoundRepository()
    repository.roundsToReturn = rounds
    let model = RoundListViewModel(repository: repository)
    await model.loadRounds()
    model.selectedTabIndex = 2
    #expect(model.filteredRounds.map(\.id) == [1])
    #expect(model.count(forTab: 0) == 2)
  }

  @Test func `a failure shows a message`() async {
    let repository = MockRoundRepository()
    repository.shouldFail = true
    let model = RoundListViewModel(repository: repository)
    await model.loadRounds()
    #expect(model.errorMessage != nil)
  }
}
