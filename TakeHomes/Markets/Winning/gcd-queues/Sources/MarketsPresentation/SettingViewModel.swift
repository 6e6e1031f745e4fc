import MarketsDomain

@MainActor public final class SettingViewModel {
  public struct State: Hashable, Sendable {
    public var isEURSupported: Bool

    public var title: String { "Currencies" }
    public var description: String { "Euros" }
    public var footer: String {
      isEURSupported ? "Prices are shown in dollars and euros." : "Prices are shown in dollars."
    }
  }

  private let featureFlags: any FeatureFlagProviderProtocol
  private let holder: StateHolder<State>

  public init(featureFlags: any FeatureFlagProviderProtocol) {
    self.featureFlags = featureFlags
    holder = StateHolder(State(isEURSupported: featureFlags.getValue(flag: .supportEUR)))
  }

  public var state: State { holder.current }

  public func states() -> AsyncStream<State> { holder.stream() }

  /// The flag is the only truth: the switch moves when the flag says so.
  public func run() async {
    for await isOn in featureFlags.observeFlagValue(flag: .supportEUR) {
      holder.current.isEURSupported = isOn
    }
  }

  public func setEURSupported(_ isSupported: Bool) {
    featureFlags.update(flag: .supportEUR, newValue: isSupported)
  }
}
