import MarketsDomain
import Reactive

/// All flags are one subject; each flag is a part of it.
public final class FeatureFlagProvider: FeatureFlagProviderProtocol {
  private let values: CurrentValueSubject<[FeatureFlag: Bool]>

  public init(values: [FeatureFlag: Bool] = [:]) { self.values = CurrentValueSubject(values) }

  public func getValue(flag: FeatureFlag) -> Bool { values.value[flag] ?? flag.defaultValue }

  public func update(flag: FeatureFlag, newValue: Bool) { values.send { $0[flag] = newValue } }

  public func observeFlagValue(flag: FeatureFlag) -> AsyncStream<Bool> {
    values.map { $0[flag] ?? flag.defaultValue }.removeDuplicates().values
  }
}
