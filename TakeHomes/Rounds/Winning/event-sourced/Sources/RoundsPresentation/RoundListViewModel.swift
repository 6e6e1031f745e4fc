import Foundation
import RoundsBridge
import RoundsDomain

/// The list of rounds: asks the repository, and folds what comes of it.
@MainActor public final class RoundListViewModel {
  private let repository: any RoundRepositoryProtocol
  private let display: RoundDisplay
  private var state = ListState()
  private var started: Task<Void, Never>?

  public init(repository: any RoundRepositoryProtocol, display: RoundDisplay = RoundDisplay()) {
    self.repository = repository
    self.display = display
  }

  deinit { started?.cancel() }

  public var rounds: [Round] { state.rounds }
  public var filteredRounds: [Round] { state.filteredRounds }
  public var isLoading: Bool { state.isLoading }
  public var errorMessage: String? { state.errorMessage }
  public var recomputeCount: Int { state.recomputeCount }

  public var selectedTabIndex: Int {
    get { state.tab.rawValue }
    set {
      guard let tab = RoundTab(rawValue: newValue) else { return }
      state.apply(.tabSelected(tab))
    }
  }

  public func count(forTab index: Int) -> Int {
    RoundTab(rawValue: index).map { rounds.count(where: $0.contains) } ?? 0
  }

  public var screen: RoundListScreen {
    RoundListScreen(
      isLoading: isLoading, errorMessage: errorMessage,
      cards: filteredRounds.map { RoundCard(round: $0, display: display) }, tab: state.tab)
  }

  public func loadRounds() async {
    let ticket = beginLoad()
    state.apply(await Self.ask(repository, ticket))
  }

  public func refresh() async { await loadRounds() }

  public func start() {
    started?.cancel()
    let ticket = beginLoad()
    started = Task { [weak self, repository] in
      let event = await Self.ask(repository, ticket)
      self?.state.apply(event)
    }
  }

  public func setStatus(_ status: RoundStatus, ofRound id: Int64) async {
    do {
      guard var round = rounds.first(where: { $0.id == id }) else {
        throw RoundsError.noSuchRound(id: id)
      }
      round.status = status
      try await repository.save(round)
      state.apply(.statusSaved(status, round: id))
    } catch {
      state.apply(.saveFailed(message(of: error)))
    }
  }

  private func beginLoad() -> Int {
    let ticket = state.newestTicket + 1
    state.apply(.loadBegan(ticket: ticket))
    return ticket
  }

  private static func ask(
    _ repository: any RoundRepositoryProtocol, _ ticket: Int
  ) async -> ListEvent {
    do {
      return .loaded(try await repository.getAllRounds(), ticket: ticket)
    } catch is CancellationError {
      return .loadAbandoned(ticket: ticket)
    } catch {
      return .loadFailed(message(of: error), ticket: ticket)
    }
  }
}

/// An error of ours in its own words, another one as the system says it.
func message(of error: any Error) -> String {
  (error as? RoundsError)?.description ?? error.localizedDescription
}
