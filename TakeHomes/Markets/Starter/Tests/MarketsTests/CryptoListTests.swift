import Foundation
import Testing

@testable import MarketsData
@testable import MarketsDomain
@testable import MarketsPresentation

struct FixedPrices: MarketsPriceUseCaseProtocol {
  func fetchPrices(supportEUR: Bool) async throws -> [any CryptoPriceItem] {
    [USDPrice.Price(id: 1, name: "BTC", usd: 2, tags: [])]
  }
}

@MainActor @Suite struct CryptoListTests {
  @Test func `the list shows what the use case gives`() async throws {
    let list = CryptoListViewModel(useCase: FixedPrices(), featureFlags: FeatureFlagProvider())
    let running = Task { await list.run() }
    // It takes a moment.
    try await Task.sleep(for: .milliseconds(300))
    #expect(list.state.rows.map(\.name) == ["BTC"])
    running.cancel()
  }
}
