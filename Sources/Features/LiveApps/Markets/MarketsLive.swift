import MarketsPresentation

/// The price list on one page: its coordinator and view models, as they are in any other app.
@MainActor final class MarketsLive: LiveApp {
  /// A page beside the app's own: how the list looks in each of its states.
  private static let galleryPath = "/gallery"

  private let coordinator: AppCoordinator
  private(set) var showsGallery = false
  /// Loads again under another name of the screen.
  private var attempt = 0
  /// Whether the open screen has not yet been loaded since it was opened.
  private var isFresh = true

  init(coordinator: AppCoordinator) {
    self.coordinator = coordinator
    coordinator.start()
  }

  var path: String { showsGallery ? Self.galleryPath : coordinator.route.path }
  var screen: String { "\(path) \(attempt)" }

  package var title: String {
    guard !showsGallery else { return "States" }
    switch coordinator.route {
    case .list: return "Prices"
    case .detail: return detail?.state.name.nilIfEmpty ?? "Coin"
    case .settings: return "Settings"
    }
  }

  var isBusy: Bool {
    guard !showsGallery else { return false }
    switch coordinator.route {
    case .list: return isFresh || list?.state.isLoading == true
    case .detail: return isFresh || detail?.state.isLoading == true
    case .settings: return false
    }
  }

  var weightBytes: Int { 2_048 + (list?.state.rows.count ?? 0) * 1_024 }

  var list: CryptoListViewModel? { coordinator.prices.list }
  var detail: DetailViewModel? { coordinator.prices.detail }
  var settings: SettingViewModel? { coordinator.settings.settings }
  var route: Route { coordinator.route }

  func open(_ path: String) -> Bool {
    let before = screen
    if path == Self.galleryPath {
      showsGallery = true
      return true
    }
    guard coordinator.open(path: path) else { return false }
    showsGallery = false
    if screen != before { isFresh = true }
    return true
  }

  func handle(_ event: LiveEvent) {
    switch event.name {
    case "search": list?.search(String(event.value.prefix(200)))
    case "clear": list?.search("")
    case "retry":
      attempt += 1
      isFresh = true
    case "euros":
      let isWanted = event.value == "on"
      // Prices that are shown are asked for again, and what still comes of before is not they.
      if settings?.state.isEURSupported != isWanted {
        attempt += 1
        isFresh = true
      }
      settings?.setEURSupported(isWanted)
    default: break
    }
  }

  func run(changed: @escaping @MainActor () -> Void) async {
    guard !showsGallery else { return }
    switch coordinator.route {
    case .list:
      guard let list else { return }
      await follow(list.states(), changed, isLoading: \.isLoading) { await list.run() }
    case .detail:
      guard let detail else { return }
      await follow(detail.states(), changed, isLoading: \.isLoading) { await detail.run() }
    case .settings:
      guard let settings else { return }
      await follow(settings.states(), changed, isLoading: { _ in false }) { await settings.run() }
    }
  }

  /// What the view models load ends with the task that runs them.
  func leave() {}

  /// Runs a view model and tells of its states, until it is cancelled.
  private func follow<State: Sendable>(
    _ states: AsyncStream<State>, _ changed: @escaping @MainActor () -> Void,
    isLoading: (State) -> Bool, run: @escaping @MainActor () async -> Void
  ) async {
    await withTaskGroup { group in
      group.addTask { await run() }
      var count = 0
      for await state in states {
        // What a screen says after another was opened is not about that one.
        guard !Task.isCancelled else { break }
        // The first is how it stood before.
        count += 1
        if count > 1, !isLoading(state) { isFresh = false }
        changed()
      }
      group.cancelAll()
    }
  }
}

extension String {
  fileprivate var nilIfEmpty: String? { isEmpty ? nil : self }
}
