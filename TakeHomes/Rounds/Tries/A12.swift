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
