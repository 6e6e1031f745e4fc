import Foundation
import RoundsBridge
import Testing

@testable import RoundsData
@testable import RoundsDomain
@testable import RoundsPresentation

@MainActor struct PageTests {
  private let round = Round(
    id: 7, name: "Round", date: Date(timeIntervalSince1970: 0), distanceMetres: 70,
    status: .completed, arrows: [.ten, .x, .nine, .one, .miss, .two], arrowsPerEnd: 3)

  /// Each end has its own sum, and the running total adds those before it.
  @Test func `the total runs on from end to end`() {
    #expect(RoundDetail(round: round).ends.map(\.total) == [29, 3])
    #expect(RoundDetail(round: round).ends.map(\.runningTotal) == [29, 32])
  }

  /// A damaged file must not look like one without rounds.
  @Test func `a damaged file is unreadable`() async throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "rounds-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("[1, 2".utf8).write(to: file)
    let repository = FileRoundRepository(file: file)
    await #expect(throws: RoundsError.self) { try await repository.getAllRounds() }
    await #expect(throws: RoundsError.self) { try await repository.save(round) }
  }

  /// Nothing was started before, and back has to lead to a list.
  @Test func `a link opens a round in a cold app, with the list below`() {
    let repository = MockRoundRepository()
    let coordinator = RoundsCoordinator(
      makeList: { RoundListViewModel(repository: repository) },
      makeDetail: { RoundDetailViewModel(id: $0, repository: repository) })
    #expect(coordinator.open(path: "/rounds/7"))
    #expect(coordinator.detail?.id == 7)
    #expect(coordinator.list != nil)
  }
}
