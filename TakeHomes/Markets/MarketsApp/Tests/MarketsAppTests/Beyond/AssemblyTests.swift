import Foundation
@testable import MarketsApplication
import MarketsData
import MarketsDomain
import MarketsPresentation
import Testing

/// Names beyond the brief's list: how this answer puts itself together.
@MainActor struct AssemblyTests {
  private let local = MarketsProvider.local(
    DataSourceConfiguration(networkDelaySimulation: .zero, isLoggingEnabled: false))

  @Test func `windows share flags and prices, and have places of their own`() async throws {
    let app = try AppAssembly(provider: local).launch()
    let (one, other) = (app.makeCoordinator(), app.makeCoordinator())
    one.open(path: "/coins/1")
    other.open(path: "/settings")
    #expect(one.route == .detail(id: 1))
    #expect(other.route == .settings)
    other.settings.settings?.setEURSupported(true)
    #expect(app.featureFlags.getValue(flag: .supportEUR))
    let detail = try #require(one.prices.detail)
    await detail.refresh()
    #expect(detail.state.eur?.hasPrefix("€") == true)
    #expect(detail.state.sparkline != nil)
  }

  @Test func `apps share nothing`() throws {
    let (one, other) = (
      try AppAssembly(provider: local).launch(), try AppAssembly(provider: local).launch()
    )
    one.featureFlags.update(flag: .supportEUR, newValue: true)
    #expect(other.featureFlags.getValue(flag: .supportEUR) == false)
  }

  @Test func `an app without its parts does not start and names what is missing`() {
    let error = #expect(throws: (any Error).self) { try LaunchedApp(dependency: Dependency()) }
    #expect(error.map { "\($0)" }?.contains("FeatureFlagProviderProtocol") == true)
  }

  @Test func `a live provider is a strategy like the local one`() async throws {
    let base = try #require(URL(string: "http://127.0.0.1/v1"))
    let provider = MarketsProvider.cryptoCom(base: base) { _ in
      LiveResponse(
        status: 200,
        body: Data(#"{"code":0,"result":{"data":[{"i":"BTC_USDT","a":"85768.30"}]}}"#.utf8))
    }
    #expect(provider.type == .cryptoCom)
    let app = try AppAssembly(provider: provider).launch()
    let window = app.makeCoordinator()
    window.start()
    await window.prices.list?.refresh()
    #expect(window.prices.list?.state.rows.map(\.usd) == ["$85,768.30"])
  }

  @Test func `a missing price is left out and a missing tag is no tag`() async throws {
    let app = try AppAssembly(provider: local).launch()
    let items = try await app.useCase.fetchPrices(supportEUR: true)
    #expect(items.contains { $0.tags.isEmpty })
    #expect(items.allSatisfy { $0.usd > 0 })
  }
}
