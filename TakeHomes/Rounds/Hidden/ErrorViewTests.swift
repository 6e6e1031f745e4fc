import Testing

@testable import RoundsDomain
@testable import RoundsPresentation
@testable import RoundsViews

/// V2: a list that could not be loaded.
@MainActor @Suite struct ErrorViewTests {
  private func page(_ message: String, _ tab: RoundTab = .all) -> Lab.HTML {
    Lab.HTML(render(.list(.error(message), tab: tab, counts: Lab.tabCounts)))
  }

  @Test(arguments: ["The wind took the target.", "Ask <rounds@club.example> & \"try\" again."])
  func `an alert holds the message`(message: String) {
    let alerts = page(message).alerts
    #expect(!alerts.isEmpty, "no element has role alert, so nobody hears about the error")
    #expect(
      alerts.contains { $0.text.contains(message) },
      "the message as it was given, in the element with role alert")
  }

  @Test func `there is a way to try again, in words`() {
    let page = page("The wind took the target.", .completed)
    let names = page.elements.filter(\.isControl).map { $0.accessibleName.lowercased() }
    #expect(
      names.contains { $0.contains("retry") }, "a button or a link whose name contains Retry")
  }

  @Test func `no list of rounds stands beside an error`() {
    for tab in RoundTab.allCases {
      #expect(page("No.", tab).tracesOfRounds == [], "a list beside an error looks like an answer")
    }
  }
}
