import MarketsDomain
import MarketsPresentation
import Testing

@testable import MarketsApplication

@MainActor struct SettingsFailureTests {
  @Test func `settings take the flags of the container`() {
    let dependency = Dependency()
    let flags = MockFeatureFlagProvider(true)
    dependency.register((any FeatureFlagProviderProtocol).self) { flags }
    let settings = SettingViewModel(dependency: dependency)
    #expect(settings.state.isEURSupported)
    settings.setEURSupported(false)
    #expect(flags.updates.all == [false])
  }

  @Test func `settings without flags stop and name what is missing`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = SettingViewModel(dependency: Dependency()) }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("FeatureFlagProviderProtocol"))
  }
}
