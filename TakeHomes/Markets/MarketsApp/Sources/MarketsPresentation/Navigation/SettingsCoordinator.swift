/// Leads to the settings.
@MainActor public final class SettingsCoordinator {
  private let makeSettings: @MainActor () -> SettingViewModel

  /// Nil before the start.
  public private(set) var settings: SettingViewModel?

  public init(makeSettings: @escaping @MainActor () -> SettingViewModel) {
    self.makeSettings = makeSettings
  }

  /// Makes the form; a second start changes nothing.
  public func start() {
    if settings == nil { settings = makeSettings() }
  }
}
