import Testing

@testable import MarketsData
@testable import MarketsDomain

struct FlagNameTests {
  /// The label is `flag` in both calls, and the provider is used by its protocol.
  @Test func `a flag that is set is set`() {
    let flags: any FeatureFlagProviderProtocol = FeatureFlagProvider()
    flags.update(flag: .supportEUR, newValue: true)
    #expect(flags.getValue(flag: .supportEUR))
  }
}
