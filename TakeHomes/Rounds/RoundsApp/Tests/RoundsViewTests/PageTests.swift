import Foundation
import RoundsBridge
import RoundsDomain
import RoundsPresentation
import RoundsViews
import Testing

@MainActor struct PageTests {
  private let counts = [11, 2, 5, 1, 3]
  private let rounds = [
    Round(
      id: 41, name: "Archers' <Open> & Friends", date: Date(timeIntervalSince1970: 1_763_899_200),
      distanceMetres: 30, status: .completed, score: 318),
    Round(
      id: 7, name: "Portsmouth", date: Date(timeIntervalSince1970: 0), distanceMetres: 18,
      status: .planned),
  ]

  private func page(_ screen: RoundListScreen, _ tab: RoundTab) -> String {
    render(.list(screen, tab: tab, counts: counts))
  }

  @Test func `a list loads`() throws {
    try Snapshot(name: "loading.html").expect(page(.loading, .all))
  }

  @Test func `a list could not be loaded`() throws {
    try Snapshot(name: "error.html").expect(page(.error("The wind took <it>."), .paused))
  }

  @Test func `a tab is empty`() throws {
    try Snapshot(name: "empty.html").expect(page(.empty("Nothing is planned."), .planned))
  }

  @Test func `a list has rounds`() throws {
    let cards = rounds.map { RoundCard(round: $0) }
    try Snapshot(name: "rounds.html").expect(page(.content(cards), .all))
  }

  @Test func `a round has a page`() throws {
    var round = rounds[0]
    round.arrows = [.x, .ten, .nine, .eight, .miss, .seven, .nine]
    round.arrowsPerEnd = 3
    try Snapshot(name: "round.html").expect(render(.detail(RoundDetail(round: round))))
  }

  @Test func `a round without arrows has a page`() throws {
    try Snapshot(name: "planned.html").expect(render(.detail(RoundDetail(round: rounds[1]))))
  }

  @Test func `one tab is the current one, whatever the list shows`() {
    for tab in RoundTab.allCases {
      for screen in [RoundListScreen.loading, .error("No."), .empty("No."), .content([])] {
        #expect(page(screen, tab).components(separatedBy: "aria-current").count == 2)
      }
    }
  }

  @Test func `counts that are missing are zero`() {
    #expect(render(.list(.loading, tab: .all, counts: [])).contains(">0</span>"))
  }

  @Test func `each tab has a symbol of its own`() {
    #expect(Set(RoundTab.allCases.map(\.symbol)).count == 5)
  }
}
