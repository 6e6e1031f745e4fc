public import RoundsDomain

/// The form of the settings.
@MainActor public final class RoundSettingsViewModel {
  private let store: any RoundSettingsStoring
  private let observers = Observers<RoundSettings>()

  public private(set) var settings = RoundSettings()
  public private(set) var isLoading = false
  public private(set) var errorMessage: String?

  public init(store: any RoundSettingsStoring) { self.store = store }

  /// Tells of the present settings and of every change of anything that the form shows.
  public func changes() -> AsyncStream<RoundSettings> {
    observers.stream(beginningWith: settings)
  }

  public func load() async {
    isLoading = true
    errorMessage = nil
    tell()
    let answer = await Result { [store] in try await store.settings() }
    isLoading = false
    switch answer {
    case .success(let settings): self.settings = settings
    case .failure(let error): errorMessage = ErrorWords.message(error)
    }
    tell()
  }

  /// Keeps them; what cannot be saved is not shown as if it were.
  public func save(_ settings: RoundSettings) async {
    do {
      try await store.save(settings)
      self.settings = settings
      errorMessage = nil
    } catch {
      errorMessage = ErrorWords.message(error)
    }
    tell()
  }

  private func tell() { observers.tell(settings) }
}
