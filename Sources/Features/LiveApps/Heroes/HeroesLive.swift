import HeroesDomain
import HeroesPresentation

/// The hero browser on one page: its coordinator and view models, as they are in any other app.
@MainActor final class HeroesLive: LiveApp {
  /// A page keeps so many heroes; whoever wants others searches for them.
  static let mostHeroes = 2_000

  private let coordinator: HeroesCoordinator
  let host: HeroesHost
  private var prefetched = 0

  init(coordinator: HeroesCoordinator, host: HeroesHost) {
    self.coordinator = coordinator
    self.host = host
  }

  var shown: HeroesCoordinator.Screen { coordinator.screen }
  var path: String { coordinator.route.path }

  var screen: String {
    switch shown {
    case .list: "list"
    case .detail: path
    }
  }

  package var title: String {
    switch shown {
    case .list(let list): list.state.query.isEmpty ? "Heroes" : "“\(list.state.query)”"
    case .detail(let detail): detail.state.title.isEmpty ? "Hero" : detail.state.title
    }
  }

  var isBusy: Bool {
    switch shown {
    case .list(let list):
      list.state.skeletonCount > 0 || list.state.isLoadingNextPage || list.state.isRefreshing
    case .detail(let detail): detail.state.isLoading
    }
  }

  var weightBytes: Int {
    let heroes =
      switch shown {
      case .list(let list): list.state.heroes.count
      // The list is kept below.
      case .detail: names.count
      }
    return 8_192 + heroes * 2_048
  }

  /// Where the list stands that a detail came from.
  private(set) var listPath = "/"

  func open(_ path: String) -> Bool {
    guard let route = HeroesRoute(path: path) else { return false }
    if case .list(let list) = shown { listPath = coordinator.route.path; noteNames(of: list) }
    switch route {
    case .detail(let id): coordinator.showDetail(heroId: id, heroName: names[id] ?? "")
    case .list: coordinator.start(at: route)
    }
    return true
  }

  /// What the heroes of the list are called, so that a detail has its title at once.
  private var names: [Int: String] = [:]

  private func noteNames(of list: HeroesListViewModel) {
    names = Dictionary(list.state.heroes.map { ($0.id, $0.name) }) { first, _ in first }
  }

  func handle(_ event: LiveEvent) {
    switch (shown, event.name) {
    case (.list(let list), "search"): list.search(String(event.value.prefix(200)))
    case (.list(let list), "clear"): list.clearSearch()
    case (.list(let list), "retry"): list.retry()
    case (.list(let list), "refresh"): list.refresh()
    case (.list(let list), "seen"):
      guard list.state.heroes.count < Self.mostHeroes else { return }
      list.loadNextPageIfNeeded(at: Int(event.value) ?? list.state.heroes.count - 1)
    case (.detail(let detail), "retry"): detail.retry()
    default: break
    }
  }

  func run(changed: @escaping @MainActor () -> Void) async {
    // What was given up when the page was left is asked for again.
    coordinator.start(at: coordinator.route)
    switch shown {
    case .list(let list): await follow(list, changed)
    case .detail(let detail):
      for await _ in detail.states() { changed() }
    }
  }

  /// Tells of the list's states, and loads the pictures of rows that have just come, at low priority
  /// and for as long as this page is looked at.
  private func follow(
    _ list: HeroesListViewModel, _ changed: @escaping @MainActor () -> Void
  ) async {
    let (batches, feed) = AsyncStream<[Hero]>.makeStream()
    await withDiscardingTaskGroup { [host] group in
      group.addTask { for await heroes in batches { await host.preload(heroes) } }
      for await state in list.states() {
        let fresh = fresh(of: state.heroes)
        if !fresh.isEmpty { feed.yield(fresh) }
        changed()
      }
      feed.finish()
      group.cancelAll()
    }
  }

  func leave() { coordinator.stop() }

  /// The rows that were not there before.
  private func fresh(of heroes: [Hero]) -> [Hero] {
    if heroes.count < prefetched { prefetched = 0 }
    defer { prefetched = heroes.count }
    return Array(heroes[min(prefetched, heroes.count)...])
  }
}
