import Currents
import RoundsBridge
import RoundsDomain

/// Cells that follow from each other: questions, rounds, the tab, and what is filtered.
@MainActor public final class RoundListViewModel {
  private let repository: any RoundRepositoryProtocol
  private let display: RoundDisplay
  private let questions = PassthroughSubject<Future<[Round]>>()
  private let all = CurrentValueSubject<[Round]>([])
  private let tab = CurrentValueSubject(RoundTab.all)
  private var subscriptions: [AnyCancellable] = []

  public private(set) var filteredRounds: [Round] = []
  public private(set) var recomputeCount = 0
  public private(set) var isLoading = false
  public private(set) var errorMessage: String?

  public init(repository: any RoundRepositoryProtocol, display: RoundDisplay = RoundDisplay()) {
    self.repository = repository
    self.display = display
    subscriptions = [
      all.combineLatest(tab).dropFirst().sink { [weak self] rounds, tab in
        self?.filteredRounds = rounds.filter(tab.contains)
        self?.recomputeCount += 1
      },
      questions.sink { [weak self] _ in
        self?.isLoading = true
        self?.errorMessage = nil
      },
      questions.switchToLatest().sink { [weak self] in self?.show($0) },
    ]
  }

  public var rounds: [Round] { all.value }

  public var selectedTabIndex: Int {
    get { tab.value.rawValue }
    set {
      guard newValue != selectedTabIndex, let new = RoundTab(rawValue: newValue) else { return }
      tab.value = new
    }
  }

  public func count(forTab index: Int) -> Int {
    RoundTab(rawValue: index).map { tab in rounds.count(where: tab.contains) } ?? 0
  }

  public var screen: RoundListScreen {
    let cards = filteredRounds.map { RoundCard(round: $0, display: display) }
    return RoundListScreen(
      isLoading: isLoading, errorMessage: errorMessage, cards: cards, tab: tab.value)
  }

  public func loadRounds() async { await ask().wait() }

  public func refresh() async { await loadRounds() }

  public func start() { ask() }

  public func setStatus(_ status: RoundStatus, ofRound id: Int64) async {
    guard var round = rounds.first(where: { $0.id == id }) else {
      errorMessage = RoundsError.noSuchRound(id: id).description
      return
    }
    round.status = status
    do {
      try await repository.save(round)
      // The list may have been loaded again while it was saved.
      all.value = rounds.map { old in
        var new = old
        if old.id == id { new.status = status }
        return new
      }
    } catch {
      errorMessage = messageText(error)
    }
  }

  @discardableResult private func ask() -> Future<[Round]> {
    let question = Future { [repository] in try await repository.getAllRounds() }
    questions.send(question)
    return question
  }

  private func show(_ result: Result<[Round], any Error>) {
    isLoading = false
    switch result {
    case .success(let rounds): all.value = rounds
    case .failure(is CancellationError): break
    case .failure(let error): errorMessage = messageText(error)
    }
  }
}
