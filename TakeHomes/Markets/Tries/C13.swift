import Synchronization
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

private struct NoAnswer: Error {}

/// Fails the first time that it is asked.
private final class LateShop: MarketsPriceUseCaseProtocol {
  private let asked = Mutex(0)

  func fetchPrices(supportEUR: Bool) async throws -> [any CryptoPriceItem] {
    let count = asked.withLock { count in
      count += 1
      return count
    }
    if count == 1 { throw NoAnswer() }
    return []
  }
}

@MainActor struct ListTests {
  /// The first fetch fails, and the second does not.
  @Test func `what went wrong is gone after the next try`() async {
    let list = CryptoListViewModel(useCase: LateShop(), featureFlags: FeatureFlagProvider())
    await list.refresh()
    #expect(list.state.errorMessage != nil)
    await list.refresh()
    #expect(list.state.errorMessage == nil)
  }

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
