import MarketsDomain

@MainActor public final class SettingViewModel {
  public struct State: Hashable, Sendable {
    public var isEURSupported: Bool
    public var title: String { "Settings" }
    public var description: String { "Euros beside dollars" }
    public var footer: String { "It can be changed at any time." }
  }

  private let featureFlags: any FeatureFlagProviderProtocol
  private let page: PageState<State>

  public init(featureFlags: any FeatureFlagProviderProtocol) {
    self.featureFlags = featureFlags
    page = PageState(State(isEURSupported: featureFlags.getValue(flag: .supportEUR)))
  }

  public var state: State { page.value }

  public func states() -> AsyncStream<State> { page.stream() }

  public func run() async {
    for await isOn in featureFlags.observeFlagValue(flag: .supportEUR) {
      page.change { $0.isEURSupported = isOn }
    }
  }

  public func setEURSupported(_ isSupported: Bool) {
    featureFlags.update(flag: .supportEUR, newValue: isSupported)
    page.change { $0.isEURSupported = featureFlags.getValue(flag: .supportEUR) }
  }
}
