import Foundation
import RoundsBridge
import RoundsDomain

@MainActor
public final class RoundListViewModel {
  enum Activity: Equatable {
    case idle
    case loading(UUID)
    case failed(String)
  }

  // MARK: State

  public private(set) var rounds = [Round]() {
    didSet { applyFilter() }
  }
  public private(set) var filteredRounds = [Round]()
  public private(set) var recomputeCount = 0
  private var activity = Activity.idle
  private var tab = RoundTab.all {
    didSet {
      if tab != oldValue { applyFilter() }
    }
  }

  // MARK: Dependencies

  private let repository: RoundRepositoryProtocol
  private let display: RoundDisplay
  private var loading: Task<Void, Never>?

  public init(repository: any RoundRepositoryProtocol, display: RoundDisplay = RoundDisplay()) {
    self.repository = repository
    self.display = display
  }

  deinit {
    loading?.cancel()
  }

  // MARK: Output

  public var isLoading: Bool {
    if case .loading = activity { return true }
    return false
  }

  public var errorMessage: String? {
    guard case .failed(let message) = activity else { return nil }
    return message
  }

  public var selectedTabIndex: Int {
    get { return tab.rawValue }
    set { tab = RoundTab(rawValue: newValue) ?? tab }
  }

  public var screen: RoundListScreen {
    return RoundListScreen(
      isLoading: isLoading,
      errorMessage: errorMessage,
      cards: filteredRounds.map { RoundCard(round: $0, display: display) },
      tab: tab)
  }

  public func count(forTab index: Int) -> Int {
    guard RoundTab.allCases.indices.contains(index) else { return 0 }
    return rounds.filter(RoundTab.allCases[index].contains).count
  }

  // MARK: Input

  public func loadRounds() async {
    let id = begin()
    let result = await Self.fetch(from: repository)
    finish(id, result)
  }

  public func refresh() async {
    await loadRounds()
  }

  public func start() {
    loading?.cancel()
    let source = repository
    loading = Task { [weak self] in
      guard let id = self?.begin() else { return }
      let result = await Self.fetch(from: source)
      self?.finish(id, result)
    }
  }

  public func setStatus(_ status: RoundStatus, ofRound id: Int64) async {
    do {
      guard var changed = rounds.first(where: { $0.id == id }) else {
        throw RoundsError.noSuchRound(id: id)
      }
      changed.status = status
      try await repository.save(changed)
      if let index = rounds.firstIndex(where: { $0.id == id }) {
        rounds[index] = changed
      }
    } catch {
      activity = .failed(error.localizedDescription)
    }
  }

  // MARK: Helpers

  private func applyFilter() {
    filteredRounds = rounds.filter { tab.contains($0) }
    recomputeCount += 1
  }

  private func begin() -> UUID {
    let id = UUID()
    activity = .loading(id)
    return id
  }

  private func finish(_ id: UUID, _ result: Result<[Round], Error>) {
    guard activity == .loading(id) else { return }
    switch result {
    case .success(let rounds):
      activity = .idle
      self.rounds = rounds
    case .failure(let error):
      activity = .failed(error.localizedDescription)
    }
  }

  private static func fetch(
    from repository: RoundRepositoryProtocol
  ) async -> Result<[Round], Error> {
    do {
      return .success(try await repository.getAllRounds())
    } catch {
      return .failure(error)
    }
  }
}
