import MarketsDomain

@MainActor public final class SettingViewModel {
  public struct State: Hashable, Sendable {
    public var isEURSupported: Bool
    public var title = "Currency"
    public var description = "Show prices in euros, too"
    public var footer = "What is open follows."
  }

  private let featureFlags: any FeatureFlagProviderProtocol
  private let page: Page<State>

  public init(featureFlags: any FeatureFlagProviderProtocol) {
    self.featureFlags = featureFlags
    page = Page(State(isEURSupported: featureFlags.getValue(flag: .supportEUR)))
  }

  public var state: State { page.state }

  public func states() -> AsyncStream<State> { page.states }

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
