import Testing

@testable import RoundsDomain
@testable import RoundsPresentation
@testable import RoundsViews

/// V1: a list that loads.
@MainActor @Suite struct LoadingViewTests {
  private func page(_ tab: RoundTab) -> Lab.HTML {
    Lab.HTML(render(.list(.loading, tab: tab, counts: Lab.tabCounts)))
  }

  @Test func `a list that loads says so to eyes and ears`() {
    let page = page(.all)
    let live = page.elements.filter { element in
      ["status", "progressbar"].contains(element.role) || element["aria-busy"] == "true"
        || ["polite", "assertive"].contains(element["aria-live"])
    }
    #expect(!live.isEmpty, "no element has role status, or is busy or live, or a progress")
    #expect(
      live.contains { hasWords($0) }, "the element that says that it loads has no words in it")
  }

  /// Beside those of links, buttons and headings.
  private func hasWords(_ element: Lab.Element) -> Bool {
    if element.role == "progressbar", !element.accessibleName.isEmpty { return true }
    let others = element.inside.filter { $0.isControl || $0.role == "heading" }
    let spoken = others.reduce(into: Lab.words(element.text)) { words, other in
      for word in Lab.words(other.text) {
        if let index = words.firstIndex(of: word) { words.remove(at: index) }
      }
    }
    return spoken.contains { $0.contains { $0.isLetter } }
  }

  @Test func `a list that loads shows no rounds and no alert`() {
    for tab in RoundTab.allCases {
      let page = page(tab)
      #expect(page.tracesOfRounds == [], "nothing is known yet, so no list may be there")
      #expect(page.alerts.isEmpty, "loading is not an alert")
    }
  }

  @Test func `the tabs stay while the list loads`() {
    for tab in RoundTab.allCases {
      #expect(Lab.Tabs(page(tab)).missing == [], "tabs that are gone while it loads")
    }
  }
}
