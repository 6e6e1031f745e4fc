import Foundation
import Testing

@testable import MarketsApplication
@testable import MarketsData
@testable import MarketsDomain
@testable import MarketsPresentation

@MainActor @Suite struct SettingTests {
  private let flags = FeatureFlagProvider(values: [.supportEUR: true])

  @Test func `it reads and writes the flag`() {
    let settings = SettingViewModel(featureFlags: flags)
    #expect(settings.state.isEURSupported)
    settings.setEURSupported(false)
    #expect(!flags.getValue(flag: .supportEUR))
    settings.setEURSupported(true)
    #expect(flags.getValue(flag: .supportEUR))
    #expect(!settings.state.title.isEmpty)
  }

  @Test func `it follows what others change`() async throws {
    let settings = SettingViewModel(featureFlags: flags)
    let running = Task { await settings.run() }
    flags.update(flag: .supportEUR, newValue: false)
    try await becomes("it is off") { await !settings.state.isEURSupported }
    flags.update(flag: .supportEUR, newValue: true)
    try await becomes("it is on") { await settings.state.isEURSupported }
    settings.setEURSupported(false)
    try await becomes("it is off") { await !settings.state.isEURSupported }
    running.cancel()
    await running.value
  }

  @Test func `states begin with the present one`() async throws {
    let settings = SettingViewModel(featureFlags: flags)
    let running = Task { await settings.run() }
    var states = settings.states().makeAsyncIterator()
    #expect(await states.next()?.isEURSupported == true)
    flags.update(flag: .supportEUR, newValue: false)
    var last = await states.next()
    while last?.isEURSupported != false { last = await states.next() }
    #expect(last == settings.state)
    running.cancel()
    await running.value
  }

  @Test func `it takes the provider from the container`() {
    let dependency = Dependency()
    dependency.register((any FeatureFlagProviderProtocol).self) { [flags] in flags }
    SettingViewModel(dependency: dependency).setEURSupported(false)
    #expect(!flags.getValue(flag: .supportEUR))
  }

  @Test func `it says what the container lacks`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = await SettingViewModel(dependency: Dependency())
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("FeatureFlagProviderProtocol"))
  }
}
