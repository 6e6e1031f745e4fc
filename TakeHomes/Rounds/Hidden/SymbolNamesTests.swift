import Testing

@testable import RoundsDomain
@testable import RoundsPresentation
@testable import RoundsViews

/// V7: the tabs' symbols on a Mac or a phone.
@MainActor @Suite struct SymbolNamesTests {
  @Test func `each tab has the name of an SF Symbol`() {
    for tab in RoundTab.allCases {
      let symbol = tab.symbol
      #expect(Lab.symbolNames.contains(symbol), "\(symbol) of \(tab.title) is no SF Symbol")
    }
  }

  @Test func `no two tabs have the same symbol`() {
    #expect(Set(RoundTab.allCases.map(\.symbol)).count == 5, "different symbols of the five tabs")
  }
}
