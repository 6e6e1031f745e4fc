import RoundsData
import RoundsDomain
import RoundsPresentation

/// The archer's rounds on one page: coordinator and view models, as they are in any other app.
@MainActor final class RoundsLive: LiveApp {
  /// What came of a text that was brought in.
  struct Import: Hashable {
    var taken: Int
    var problems: [String]
  }

  /// So many rounds are listed at first, and so many more whenever the end comes into sight.
  private static let rowsAtOnce = 200

  let host: RoundsHost
  let coordinator: RoundsCoordinator
  let settings: RoundSettingsViewModel
  private(set) var sheet: ScoringViewModel?
  private(set) var display = RoundDisplay()
  var imported: Import?
  /// All rounds as text, for a terminal.
  var exported: String?
  /// What went wrong with something that no view model did.
  var trouble: String?
  /// How many rounds the page lists at most.
  private(set) var mostRows = RoundsLive.rowsAtOnce

  private var chores: Task<Void, Never>?
  private(set) var choreCount = 0
  private var follower: Task<Void, Never>?
  private var ring: (@MainActor () -> Void)?
  private var isListOld = false

  init(host: RoundsHost) {
    self.host = host
    let hub = host.hub
    coordinator = RoundsCoordinator(
      makeList: { RoundListViewModel(repository: hub) },
      makeDetail: { RoundDetailViewModel(id: $0, repository: hub) })
    settings = RoundSettingsViewModel(store: host.store)
    coordinator.start()
    list?.start()
    let changes = hub.changes()
    follower = Task { [weak self] in for await change in changes { self?.take(change) } }
  }

  deinit { follower?.cancel() }

  var list: RoundListViewModel? { coordinator.list }
  var detail: RoundDetailViewModel? { coordinator.detail }
  var route: RoundsRoute { coordinator.route }
  var path: String { route.path }

  /// All tabs are one screen.
  var screen: String {
    if case .list = route { "list" } else { path }
  }

  package var title: String {
    switch route {
    case .list(let tab): tab == .all ? "All rounds" : tab.title
    case .detail, .scoring: detail?.detail?.card.name ?? "Round"
    case .statistics: "Statistics"
    case .settings: "Settings"
    case .exchange: "Import and export"
    }
  }

  var isBusy: Bool {
    guard choreCount == 0 else { return true }
    switch route {
    case .list, .statistics: return list?.isLoading == true
    case .detail: return isWaiting(detail?.detail == nil, detail?.errorMessage)
    case .scoring: return isWaiting(sheet?.state == nil, sheet?.errorMessage)
    case .settings: return settings.isLoading
    case .exchange: return false
    }
  }

  private func isWaiting(_ hasNothing: Bool, _ message: String?) -> Bool {
    hasNothing && message == nil
  }

  var weightBytes: Int {
    8_192 + (list?.rounds.count ?? 0) * 512 + (exported?.utf8.count ?? 0)
  }

  func open(_ path: String) -> Bool {
    let before = route
    guard coordinator.open(path: path) else { return false }
    if case .scoring(let id) = route {
      if sheet?.id != id {
        sheet = ScoringViewModel(id: id, repository: host.hub, display: display)
      }
    } else {
      sheet = nil
    }
    if route != before { (imported, exported, trouble) = (nil, nil, nil) }
    return true
  }

  func run(changed: @escaping @MainActor () -> Void) async {
    ring = changed
    show(as: await host.display())
    changed()
    let route = route
    await withDiscardingTaskGroup { group in
      if let list { Self.follow(list.screens(), in: &group, changed) }
      switch route {
      case .detail:
        guard let detail else { return }
        Self.follow(detail.details(), in: &group, changed)
        await detail.load()
      case .scoring:
        guard let sheet else { return }
        Self.follow(sheet.states(), in: &group, changed)
        await detail?.load()
        await sheet.load()
      case .settings:
        Self.follow(settings.changes(), in: &group, changed)
        await settings.load()
      case .list, .statistics, .exchange: break
      }
    }
  }

  private static func follow<State: Sendable>(
    _ states: AsyncStream<State>, in group: inout DiscardingTaskGroup,
    _ changed: @escaping @MainActor () -> Void
  ) {
    group.addTask { for await _ in states { await changed() } }
  }

  /// What was tapped is saved all the same, and the list stays up to date.
  func leave() { ring = nil }

  /// Does something after all that was asked for before it, whether or not anybody looks.
  func perform(_ chore: @escaping @MainActor () async -> Void) {
    choreCount += 1
    let before = chores
    chores = Task { [weak self] in
      await before?.value
      await chore()
      self?.choreCount -= 1
      self?.ring?()
    }
  }

  /// Writes everything anew in other units, or another zone.
  private func show(as display: RoundDisplay) {
    guard display != self.display else { return }
    self.display = display
    list?.display = display
    detail?.display = display
    if let id = sheet?.id {
      sheet = ScoringViewModel(id: id, repository: host.hub, display: display)
    }
  }

  /// The end of the list came into sight, which had so many rows then.
  func showMore(than rows: Int) {
    if rows == mostRows { mostRows += Self.rowsAtOnce }
  }

  /// Takes what was done on any page; where a new round belongs the store knows best.
  private func take(_ change: RoundChange) {
    detail?.take(change)
    sheet?.take(change)
    if case .deleted(let id) = change, sheet?.id == id {
      // A tap on its sheet would bring the round back.
      sheet = nil
      coordinator.showDetail(id: id)
    }
    if case .saved(let round) = change, list?.rounds.contains(where: { $0.id == round.id }) != true
    {
      readAgain()
    } else {
      list?.take(change)
    }
    ring?()
  }

  /// Takes more changes than are told of one by one.
  func takeMany() {
    readAgain()
    perform { [detail, sheet] in
      await detail?.load()
      await sheet?.load()
    }
  }

  /// Once, however many new rounds are told of before it begins.
  private func readAgain() {
    guard !isListOld, let list else { return }
    isListOld = true
    perform { [weak self] in
      self?.isListOld = false
      await list.refresh()
    }
  }
}
