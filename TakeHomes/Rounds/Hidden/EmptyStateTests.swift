import Testing

@testable import RoundsDomain
@testable import RoundsPresentation

/// A8: a tab without rounds.
@MainActor @Suite struct EmptyStateTests {
  @Test func `five tabs have five different texts`() {
    let texts = RoundTab.allCases.map(\.emptyMessage)
    #expect(Set(texts).count == 5)
    #expect(texts.allSatisfy { $0.contains { $0.isLetter } })
  }

  @Test func `an empty tab says so in its words, and a full one shows its cards`() async {
    let (bare, _) = await Lab.loaded([])
    let (full, _) = await Lab.loaded([Lab.round(4, .completed)])
    for tab in RoundTab.allCases {
      bare.selectedTabIndex = tab.rawValue
      full.selectedTabIndex = tab.rawValue
      #expect(bare.screen == .empty(tab.emptyMessage))
      if tab == .all || tab == .completed {
        #expect(full.screen.ids == [4])
      } else {
        #expect(full.screen == .empty(tab.emptyMessage))
      }
    }
  }

  @Test func `screens that differ are not equal`() {
    let cards = Lab.someRounds.map { RoundCard(round: $0) }
    #expect(
      Lab.tellsApart(
        [
          RoundListScreen.loading, .error("A"), .error("B"), .empty("A"), .empty("B"), .content([]),
          .content([cards[0]]), .content([cards[1]]),
        ]) { $0 == $1 })
  }
}
