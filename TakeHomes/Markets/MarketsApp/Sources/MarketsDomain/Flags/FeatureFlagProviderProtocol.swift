/// Reads, changes and watches the flags; safe on every thread.
public protocol FeatureFlagProviderProtocol: AnyObject, Sendable {
  func getValue(flag: FeatureFlag) -> Bool

  func update(flag: FeatureFlag, newValue: Bool)

  /// The present value, then every change in order, never the same value twice in a row.
  func observeFlagValue(flag: FeatureFlag) -> AsyncStream<Bool>
}
