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
  func getValue(falg: FeatureFlag) -> Bool
  func update(falg: FeatureFlag, newValue: Bool)
  func observeFlagValue(falg: FeatureFlag) -> AsyncStream<Bool>
}
