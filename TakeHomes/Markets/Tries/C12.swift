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

/// An open page that does not follow the flag makes the test run into its limit.
@MainActor @Suite(.timeLimit(.minutes(1))) struct OpenPageTests {
  /// Nobody calls the page again after the flag has changed.
  @Test func `an open page changes with the flag`() async {
    let flags = FeatureFlagProvider()
    let page = DetailViewModel(id: 1, useCase: OneCoin(), featureFlags: flags)
    let run = Task { await page.run() }
    for await state in page.states() where state.usd != nil { break }
    #expect(page.state.eur == nil)
    flags.update(flag: .supportEUR, newValue: true)
    for await state in page.states() where state.eur != nil { break }
    #expect(page.state.eur != nil)
    run.cancel()
  }
}
