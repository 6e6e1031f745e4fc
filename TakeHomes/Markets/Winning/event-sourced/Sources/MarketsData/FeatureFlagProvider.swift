import Ledger
import MarketsDomain

/// Flags as the sum of everything that was switched.
public final class FeatureFlagProvider: FeatureFlagProviderProtocol {
  private struct Switched: Sendable {
    var flag: FeatureFlag
    var isOn: Bool
  }

  private let ledger: Ledger<[FeatureFlag: Bool], Switched>

  public init(values: [FeatureFlag: Bool] = [:]) {
    ledger = Ledger(values) { $0[$1.flag] = $1.isOn }
  }

  public func getValue(flag: FeatureFlag) -> Bool {
    ledger.state[flag] ?? flag.defaultValue
  }

  public func update(flag: FeatureFlag, newValue: Bool) {
    ledger.append(Switched(flag: flag, isOn: newValue))
  }

  public func observeFlagValue(flag: FeatureFlag) -> AsyncStream<Bool> {
    ledger.follow { $0[flag] ?? flag.defaultValue }
  }
}
