import MarketsDomain

public final class FeatureFlagProvider: FeatureFlagProviderProtocol, @unchecked Sendable {
  public var values: [FeatureFlag: Bool]
  public var flagsRelay: [AsyncStream<Bool>.Continuation] = []

  public init(values: [FeatureFlag: Bool] = [:]) {
    self.values = values
  }

  public func getValue(falg: FeatureFlag) -> Bool {
    return values[falg] ?? false
  }

  public func update(falg: FeatureFlag, newValue: Bool) {
    values[falg] = newValue
    for continuation in flagsRelay {
      continuation.yield(newValue)
    }
  }

  public func observeFlagValue(falg: FeatureFlag) -> AsyncStream<Bool> {
    return AsyncStream { continuation in
      self.flagsRelay.append(continuation)
    }
  }
}
