public import MarketsDomain

/// The settings: one switch, whoever turns it.
@MainActor public final class SettingViewModel {
  /// All that the form shows.
  public struct State: Hashable, Sendable {
    public var isEURSupported: Bool
    public var title = "Show euros"
    public var description = "Every price stands in dollars and, where a pair exists, in euros."
    public var footer = "Open lists and pages follow at once."

    public init(isEURSupported: Bool) { self.isEURSupported = isEURSupported }
  }

  private let featureFlags: any FeatureFlagProviderProtocol
  private let observers = Observers<State>()

  public private(set) var state: State {
    didSet { if state != oldValue { observers.tell(state) } }
  }

  public init(featureFlags: any FeatureFlagProviderProtocol) {
    self.featureFlags = featureFlags
    state = State(isEURSupported: featureFlags.getValue(flag: .supportEUR))
  }

  /// The present state at once, then later ones; who is slow skips to the newest.
  public func states() -> AsyncStream<State> { observers.stream(beginningWith: state) }

  /// Follows changes that are made elsewhere, until the task is cancelled.
  public func run() async {
    for await isSupported in featureFlags.observeFlagValue(flag: .supportEUR) {
      state.isEURSupported = isSupported
    }
  }

  public func setEURSupported(_ isSupported: Bool) {
    featureFlags.update(flag: .supportEUR, newValue: isSupported)
    state.isEURSupported = featureFlags.getValue(flag: .supportEUR)
  }
}
