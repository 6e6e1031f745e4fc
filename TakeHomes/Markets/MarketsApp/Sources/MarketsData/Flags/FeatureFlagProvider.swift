internal import FlagKit
public import MarketsDomain

/// The flags of one running app.
///
/// Its store locks while a value changes and its observers are told, so nobody misses or repeats one.
public final class FeatureFlagProvider: FeatureFlagProviderProtocol {
  private let store: FlagStore

  public init(values: [FeatureFlag: Bool] = [:]) {
    store = FlagStore()
    for (flag, value) in values { store.set(value, for: flag.stored) }
  }

  public func getValue(flag: FeatureFlag) -> Bool {
    store.value(of: flag.stored)
  }

  public func update(flag: FeatureFlag, newValue: Bool) {
    store.set(newValue, for: flag.stored)
  }

  public func observeFlagValue(flag: FeatureFlag) -> AsyncStream<Bool> {
    store.values(of: flag.stored)
  }
}

extension FeatureFlag {
  fileprivate var stored: Flag<Bool> { Flag(key: key, default: defaultValue, description: key) }
}
