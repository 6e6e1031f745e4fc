/// A switch of the app, known by its key.
public struct FeatureFlag: Hashable, Sendable {
  public let key: String
  /// What holds until somebody says otherwise.
  public let defaultValue: Bool

  public init(key: String, defaultValue: Bool = false) {
    self.key = key
    self.defaultValue = defaultValue
  }

  /// Whether prices are shown in euros, too.
  public static let supportEUR = FeatureFlag(key: "supportEUR")
}
