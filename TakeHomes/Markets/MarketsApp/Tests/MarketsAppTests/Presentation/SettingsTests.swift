import MarketsData
import MarketsDomain
import MarketsPresentation
import Testing

@MainActor struct SettingsTests {
  @Test(arguments: [true, false])
  func `it begins with the flag as it is`(_ isSupported: Bool) {
    let settings = SettingViewModel(featureFlags: MockFeatureFlagProvider(isSupported))
    #expect(settings.state.isEURSupported == isSupported)
  }

  @Test(arguments: [true, false])
  func `turning the switch changes the flag`(_ isSupported: Bool) {
    let flags = MockFeatureFlagProvider(!isSupported)
    let settings = SettingViewModel(featureFlags: flags)
    settings.setEURSupported(isSupported)
    #expect(flags.updates.all == [isSupported])
    #expect(settings.state.isEURSupported == isSupported)
  }

  @Test func `the form has a title, a description and a footer`() {
    let state = SettingViewModel(featureFlags: MockFeatureFlagProvider()).state
    let texts = [state.title, state.description, state.footer]
    #expect(texts.allSatisfy { !$0.isEmpty })
    #expect(Set(texts).count == 3)
  }

  @Test func `it follows changes made elsewhere until it is left`() async {
    let flags = FeatureFlagProvider()
    let settings = SettingViewModel(featureFlags: flags)
    let task = Task { await settings.run() }
    flags.update(flag: .supportEUR, newValue: true)
    await eventually { await settings.state.isEURSupported }
    flags.update(flag: .supportEUR, newValue: false)
    await eventually { await !settings.state.isEURSupported }
    task.cancel()
    await task.value
  }

  @Test func `who watches sees the switch turn`() async {
    let settings = SettingViewModel(featureFlags: FeatureFlagProvider())
    await watching(settings.states()) { seen in
      await eventually { seen.all.map(\.isEURSupported) == [false] }
      settings.setEURSupported(true)
      await eventually { seen.all.map(\.isEURSupported) == [false, true] }
    }
  }
}
