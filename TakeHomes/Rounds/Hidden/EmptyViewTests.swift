import Testing

@testable import RoundsDomain
@testable import RoundsPresentation
@testable import RoundsViews

/// V3: a tab without rounds.
@MainActor @Suite struct EmptyViewTests {
  private static let texts = [
    "Your first round will appear here.", "Nobody is shooting.", "Nothing is done yet.",
    "It isn't raining & nothing waits.", "Plan one <soon>.",
  ]

  private func page(_ tab: RoundTab) -> Lab.HTML {
    var counts = Lab.tabCounts
    counts[tab.rawValue] = 0
    return Lab.HTML(render(.list(.empty(Self.texts[tab.rawValue]), tab: tab, counts: counts)))
  }

  @Test(arguments: RoundTab.allCases)
  func `an empty tab shows its own text`(tab: RoundTab) {
    let text = page(tab).text
    for other in RoundTab.allCases {
      let isShown = text.contains(Self.texts[other.rawValue])
      #expect(isShown == (other == tab), "the text that was given for this tab, and no other")
    }
  }

  @Test(arguments: RoundTab.allCases)
  func `an empty tab has no rounds and no alert`(tab: RoundTab) {
    #expect(page(tab).tracesOfRounds == [], "there are no rounds, so there is no list of them")
    #expect(page(tab).alerts.isEmpty, "an empty tab is not an alert")
  }
}
