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

@MainActor struct ColdLinkTests {
  private func app() -> AppCoordinator {
    let flags = FeatureFlagProvider()
    return AppCoordinator(
      prices: CryptoListCoordinator(
        makeList: { CryptoListViewModel(useCase: OneCoin(), featureFlags: flags) },
        makeDetail: { DetailViewModel(id: $0, useCase: OneCoin(), featureFlags: flags) }),
      settings: SettingsCoordinator(makeSettings: { SettingViewModel(featureFlags: flags) }))
  }

  /// Nothing was started before, so the link must make the list and the settings itself.
  @Test func `a link opens a page in a cold app`() {
    let coin = app()
    #expect(coin.open(path: "/coins/7"))
    #expect(coin.prices.detail?.id == 7)
    #expect(coin.prices.list != nil)
    let settings = app()
    #expect(settings.open(path: "/settings"))
    #expect(settings.settings.settings != nil)
    #expect(settings.route == .settings)
  }
}
