import Foundation
import Synchronization
import Testing

@testable import MarketsApplication
@testable import MarketsData
@testable import MarketsDomain
@testable import MarketsPresentation

/// C15: a container without the provider stops the app with a clear text.
@Suite struct SettingFailureTests {
  @Test func `without a provider it stops and names the missing type`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = SettingViewModel(dependency: Dependency()) }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("FeatureFlagProviderProtocol"))
    let isBare = said.contains("Unexpectedly found nil")
    #expect(!isBare, "force-unwrapped")
  }
}
