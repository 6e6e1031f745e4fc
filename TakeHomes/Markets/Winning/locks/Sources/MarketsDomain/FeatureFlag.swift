public struct FeatureFlag: Hashable, Sendable {
  public let key: String
  public let defaultValue: Bool

  public init(key: String, defaultValue: Bool = false) {
    self.key = key
    self.defaultValue = defaultValue
  }

  public static let supportEUR = FeatureFlag(key: "supportEUR")
}

public protocol FeatureFlagProviderProtocol: AnyObject, Sendable {
  func getValue(flag: FeatureFlag) -> Bool
  func update(flag: FeatureFlag, newValue: Bool)
  /// The present value, then every change in order, no repeats.
  func observeFlagValue(flag: FeatureFlag) -> AsyncStream<Bool>
}
