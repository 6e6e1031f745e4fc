import RoundsBridge
import Testing

@testable import RoundsDomain
@testable import RoundsPresentation
@testable import RoundsViews

/// V6: tabs and names in every state.
@MainActor @Suite struct AccessibleViewTests {
  private func lists(_ tab: RoundTab) -> [Lab.HTML] {
    let screens: [RoundListScreen] = [
      .loading, .error("The wind took the target."), .empty("Nothing is here."),
      .content(Lab.cards),
    ]
    return screens.map { Lab.HTML(render(.list($0, tab: tab, counts: Lab.tabCounts))) }
  }

  /// Every state, and a round's page.
  private var pages: [Lab.HTML] {
    let shot = Lab.round(7, .completed, arrows: [.x, .nine, .miss, .ten], perEnd: 3)
    return RoundTab.allCases.flatMap { lists($0) }
      + [Lab.HTML(render(.detail(RoundDetail(round: shot))))]
  }

  @Test(arguments: RoundTab.allCases)
  func `five tabs stand in order, with title, count and a way to open them`(tab: RoundTab) {
    for page in lists(tab) {
      let tabs = Lab.Tabs(page)
      #expect(
        tabs.missing == [],
        "tabs that are missing, out of order, or no link to their path or button")
      #expect(tabs.withoutCount(Lab.tabCounts) == [], "tabs without their count")
    }
  }

  @Test(arguments: RoundTab.allCases)
  func `one tab is the current one`(tab: RoundTab) {
    for page in lists(tab) {
      #expect(
        Lab.Tabs(page).current == [tab.title], "tabs with aria-current, or aria-selected, of true")
    }
  }

  @Test func `every button, link, image and field has a name`() {
    for page in pages {
      let nameless = page.elements.filter { element in
        guard element.isControl || element.isField || element.role == "img" else { return false }
        // An image with an empty alt is an ornament.
        return element.accessibleName.isEmpty && !(element.name == "img" && element["alt"] == "")
      }
      #expect(nameless.map(\.name) == [], "what has no name is read out only as button or link")
    }
  }

  @Test func `no id stands twice on a page`() {
    for page in pages {
      let ids = page.allElements.compactMap { $0["id"] }
      let twice = Dictionary(grouping: ids) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
      #expect(twice == [], "ids that two elements have")
    }
  }

  @Test func `nothing has a place of its own on the screen`() {
    for page in pages {
      let styles = page.allElements.compactMap { $0["style"] } + page.styles
      #expect(
        styles.filter { Lab.HTML.places($0) } == [],
        "styles with position: absolute or fixed, which break with large letters")
    }
  }

  @Test func `no page has a script`() {
    for page in pages {
      let scripts = page.allElements.flatMap { element -> [String] in
        let handlers = element.node.attributes.keys.filter { $0.hasPrefix("on") }
        let addresses = [element["href"], element["action"], element["formaction"]]
          .compactMap { $0 }.filter { Lab.HTML.css($0).hasPrefix("javascript:") }
        return handlers + addresses + (element.name == "script" ? ["script"] : [])
      }
      #expect(scripts == [], "scripts, on… attributes and javascript: addresses")
    }
  }
}
