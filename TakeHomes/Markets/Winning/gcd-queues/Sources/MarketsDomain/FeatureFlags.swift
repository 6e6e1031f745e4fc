public struct FeatureFlag: Hashable, Sendable {
  public let key: String
  public let defaultValue: Bool

  public init(key: String, defaultValue: Bool = false) {
    self.key = key
    self.defaultValue = defaultValue
  }
}

public extension FeatureFlag {
  /// Whether prices are also shown in euros.
  static let supportEUR = FeatureFlag(key: "supportEUR", defaultValue: false)
}

public protocol FeatureFlagProviderProtocol: AnyObject, Sendable {
  func getValue(flag: FeatureFlag) -> Bool
  func update(flag: FeatureFlag, newValue: Bool)
  func observeFlagValue(flag: FeatureFlag) -> AsyncStream<Bool>
}
