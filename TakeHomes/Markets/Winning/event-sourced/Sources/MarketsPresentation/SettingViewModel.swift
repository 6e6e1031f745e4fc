import MarketsDomain

/// The page with the one switch.
@MainActor public final class SettingViewModel {
  public struct State: Hashable, Sendable {
    public var isEURSupported: Bool
    public var title = "Settings"
    public var description = "Show prices in euros"
    public var footer = "Open pages change at once."
  }

  private let featureFlags: any FeatureFlagProviderProtocol
  private var watchers: [Int: AsyncStream<State>.Continuation] = [:]
  private var lastWatcher = 0

  public private(set) var state: State {
    didSet {
      guard state != oldValue else { return }
      for watcher in watchers.values { watcher.yield(state) }
    }
  }

  public init(featureFlags: any FeatureFlagProviderProtocol) {
    self.featureFlags = featureFlags
    state = State(isEURSupported: featureFlags.getValue(flag: .supportEUR))
  }

  public func states() -> AsyncStream<State> {
    AsyncStream { continuation in
      lastWatcher += 1
      let id = lastWatcher
      watchers[id] = continuation
      continuation.onTermination = { [weak self] _ in
        Task { @MainActor in self?.watchers[id] = nil }
      }
      continuation.yield(state)
    }
  }

  public func run() async {
    for await isOn in featureFlags.observeFlagValue(flag: .supportEUR) {
      state.isEURSupported = isOn
    }
  }

  public func setEURSupported(_ isSupported: Bool) {
    featureFlags.update(flag: .supportEUR, newValue: isSupported)
    state.isEURSupported = featureFlags.getValue(flag: .supportEUR)
  }
}
