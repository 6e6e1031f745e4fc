import Testing

@testable import MarketsData
@testable import MarketsDomain
@testable import MarketsPresentation

/// Settings that do not follow make the test run into its limit.
@MainActor @Suite(.timeLimit(.minutes(1))) struct SettingsTests {
  /// The flag is changed elsewhere while the settings are open.
  @Test func `settings follow a change that was made elsewhere`() async {
    let flags = FeatureFlagProvider()
    let settings = SettingViewModel(featureFlags: flags)
    let run = Task { await settings.run() }
    flags.update(flag: .supportEUR, newValue: true)
    for await state in settings.states() where state.isEURSupported { break }
    #expect(settings.state.isEURSupported)
    settings.setEURSupported(false)
    #expect(!flags.getValue(flag: .supportEUR))
    run.cancel()
  }
}
