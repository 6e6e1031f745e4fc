import MarketsDomain

@MainActor public final class SettingViewModel {
  public struct State: Hashable, Sendable {
    public var isEURSupported: Bool
    // TODO: the texts
    public var title: String = ""
    public var description: String = ""
    public var footer: String = ""
  }

  private let featureFlags: any FeatureFlagProviderProtocol
  public private(set) var state: State

  public init(featureFlags: any FeatureFlagProviderProtocol) {
    self.featureFlags = featureFlags
    state = State(isEURSupported: featureFlags.getValue(falg: FeatureFlag(key: "supportEUR")))
  }

  public func states() -> AsyncStream<State> {
    let state = self.state
    return AsyncStream { continuation in
      continuation.yield(state)
      continuation.finish()
    }
  }

  public func run() async {
    // TODO
  }

  public func setEURSupported(_ isSupported: Bool) {
    state.isEURSupported = isSupported
    featureFlags.update(falg: FeatureFlag(key: "supportEUR"), newValue: isSupported)
  }
}
