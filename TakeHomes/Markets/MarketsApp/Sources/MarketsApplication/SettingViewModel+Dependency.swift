internal import MarketsDomain
public import MarketsPresentation

extension SettingViewModel {
  /// The settings over the container's flags.
  ///
  /// Without flags there is no app: better to stop here, with the name of what is missing, than somewhere else.
  public convenience init(dependency: Dependency) {
    guard let featureFlags = dependency.resolve((any FeatureFlagProviderProtocol).self) else {
      fatalError(
        "FeatureFlagProviderProtocol is not registered: call AppAssembly.register before the first screen."
      )
    }
    self.init(featureFlags: featureFlags)
  }
}
