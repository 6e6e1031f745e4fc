import Testing

@testable import MarketsData
@testable import MarketsDomain

@Suite struct FeatureFlagTests {
  @Test func `a flag can be switched on`() {
    let provider = FeatureFlagProvider()
    provider.update(falg: .supportEUR, newValue: true)
    #expect(provider.getValue(falg: .supportEUR))
  }
}
