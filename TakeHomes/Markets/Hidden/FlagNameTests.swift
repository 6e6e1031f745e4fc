import Foundation
import Synchronization
import Testing

@testable import MarketsApplication
@testable import MarketsData
@testable import MarketsDomain
@testable import MarketsPresentation

/// C1: the parameter is called `flag`; everything else about flags is C11.
@Suite struct FlagNameTests {
  /// Compiles only where the protocol spells its parameters so.
  private final class Spelt: FeatureFlagProviderProtocol, Sendable {
    let asked = Shared<[String]>([])

    func getValue(flag: FeatureFlag) -> Bool {
      asked.change { $0.append("get \(flag.key)") }
      return true
    }

    func update(flag: FeatureFlag, newValue: Bool) {
      asked.change { $0.append("update \(flag.key)") }
    }

    func observeFlagValue(flag: FeatureFlag) -> AsyncStream<Bool> {
      asked.change { $0.append("observe \(flag.key)") }
      return AsyncStream { $0.finish() }
    }
  }

  @Test func `the protocol's three methods take a flag`() {
    let spelt = Spelt()
    let provider: any FeatureFlagProviderProtocol = spelt
    let flag = FeatureFlag(key: "example")
    #expect(provider.getValue(flag: flag))
    provider.update(flag: flag, newValue: true)
    _ = provider.observeFlagValue(flag: flag)
    #expect(spelt.asked.value == ["get example", "update example", "observe example"])
  }

  @Test func `the provider's methods take a flag, too`() {
    let provider = FeatureFlagProvider()
    let flag = FeatureFlag(key: "example")
    provider.update(flag: flag, newValue: provider.getValue(flag: flag))
    _ = provider.observeFlagValue(flag: flag)
  }
}
