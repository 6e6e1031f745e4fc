import MarketsDomain
import Observation

@MainActor @Observable public final class SettingViewModel {
  public struct State: Hashable, Sendable {
    public var isEURSupported: Bool
    public var title: String
    public var description: String
    public var footer: String
  }

  private var isOn: Bool
  private let featureFlags: any FeatureFlagProviderProtocol

  public init(featureFlags: any FeatureFlagProviderProtocol) {
    self.featureFlags = featureFlags
    isOn = featureFlags.getValue(flag: .supportEUR)
  }

  public var state: State {
    State(
      isEURSupported: isOn, title: "Currencies", description: "Prices in euros",
      footer: isOn ? "Lists and pages show both." : "Lists and pages show dollars alone.")
  }

  public func states() -> AsyncStream<State> { following { [weak self] in self?.state } }

  public func run() async {
    for await isOn in featureFlags.observeFlagValue(flag: .supportEUR) { self.isOn = isOn }
  }

  public func setEURSupported(_ isSupported: Bool) {
    featureFlags.update(flag: .supportEUR, newValue: isSupported)
    isOn = featureFlags.getValue(flag: .supportEUR)
  }
}
