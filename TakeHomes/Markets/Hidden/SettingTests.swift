import Foundation
import Synchronization
import Testing

@testable import MarketsApplication
@testable import MarketsData
@testable import MarketsDomain
@testable import MarketsPresentation

/// C15: the switch for euros.
@MainActor @Suite struct SettingTests {
  @Test(arguments: [true, false]) func `it begins as the flag stands`(isOn: Bool) {
    let settings = SettingViewModel(featureFlags: FlagsDouble(supportEUR: isOn))
    #expect(settings.state.isEURSupported == isOn)
  }

  @Test func `it has a title, a description and a footer`() {
    let state = SettingViewModel(featureFlags: FlagsDouble()).state
    #expect(!state.title.isEmpty)
    #expect(!state.description.isEmpty)
    #expect(!state.footer.isEmpty)
  }

  @Test func `switching writes the flag`() {
    let flags = FlagsDouble()
    let settings = SettingViewModel(featureFlags: flags)
    settings.setEURSupported(true)
    #expect(flags.supportEUR)
    settings.setEURSupported(false)
    #expect(!flags.supportEUR)
  }

  @Test func `switching shows`() async throws {
    let settings = SettingViewModel(featureFlags: FlagsDouble())
    try await Lab.whileRunning({ await settings.run() }) {
      settings.setEURSupported(true)
      try #require(await Lab.eventually { settings.state.isEURSupported })
      settings.setEURSupported(false)
      try #require(await Lab.eventually { !settings.state.isEURSupported })
    }
  }

  @Test func `it follows changes made elsewhere`() async throws {
    let flags = FlagsDouble()
    let (settings, other) = (
      SettingViewModel(featureFlags: flags), SettingViewModel(featureFlags: flags)
    )
    try await Lab.whileRunning({ await settings.run() }) {
      try #require(await Lab.eventually { flags.watchers > 0 })
      other.setEURSupported(true)
      try #require(await Lab.eventually { settings.state.isEURSupported })
      flags.supportEUR = false
      try #require(await Lab.eventually { !settings.state.isEURSupported })
    }
  }

  @Test func `who watches gets the present state at once, and the last one for sure`() async throws
  {
    let settings = SettingViewModel(featureFlags: FlagsDouble())
    let seen = Shared<[Bool]>([])
    let states = settings.states()
    let task = Task {
      for await state in states { seen.change { $0.append(state.isEURSupported) } }
    }
    try #require(await Lab.eventually { seen.value.first == false })
    try await Lab.whileRunning({ await settings.run() }) {
      settings.setEURSupported(true)
      try #require(await Lab.eventually { seen.value.last == true })
    }
    task.cancel()
  }

  @Test func `it takes the provider that the container knows`() {
    let dependency = Dependency()
    let flags = FlagsDouble(supportEUR: true)
    dependency.register((any FeatureFlagProviderProtocol).self) { flags }
    let settings = SettingViewModel(dependency: dependency)
    #expect(settings.state.isEURSupported)
    settings.setEURSupported(false)
    #expect(!flags.supportEUR)
  }
}
