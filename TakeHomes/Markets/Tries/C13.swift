import Testing

@testable import MarketsData
@testable import MarketsDomain
@testable import MarketsPresentation

private struct OneCoin: MarketsPriceUseCaseProtocol {
  func fetchPrices(supportEUR: Bool) async throws -> [any CryptoPriceItem] {
    [
      AllPrice.Price(
        id: 1, name: "Bitcoin", usd: 2, eur: supportEUR ? 1 : nil, tags: [.withdrawal, .deposit])
    ]
  }
}

@MainActor struct ListTests {
  /// The coin gives its tags in the other order, and "bit" is a part of its name.
  @Test func `tags are sorted, and a search ignores case and blanks`() async {
    let list = CryptoListViewModel(useCase: OneCoin(), featureFlags: FeatureFlagProvider())
    await list.refresh()
    #expect(list.state.rows.map(\.tags) == [["deposit", "withdrawal"]])
    list.search("  BIT ")
    #expect(list.state.rows.count == 1)
    list.search("ether")
    #expect(list.state.rows.isEmpty)
    list.search("")
    #expect(list.state.rows.count == 1)
    #expect(list.state.errorMessage == nil)
  }
}
