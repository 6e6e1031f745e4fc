import RoundsBridge
import RoundsDomain

/// What the list holds.
struct ListModel {
  var rounds: [Round] = []
  var tab = RoundTab.all
  var shown: [Round] = []
  var computations = 0
  /// The load that is under way.
  var ticket: UInt?
  var message: String?
}

func filtered(_ rounds: [Round], by tab: RoundTab) -> [Round] { rounds.filter(tab.contains) }

func tally(_ rounds: [Round]) -> [RoundTab: Int] {
  Dictionary(uniqueKeysWithValues: RoundTab.allCases.map { ($0, filtered(rounds, by: $0).count) })
}

/// The model with other rounds or another tab, filtered once.
func with(_ rounds: [Round]? = nil, tab: RoundTab? = nil, _ model: ListModel) -> ListModel {
  var next = model
  next.rounds = rounds ?? model.rounds
  next.tab = tab ?? model.tab
  next.shown = filtered(next.rounds, by: next.tab)
  next.computations += 1
  return next
}

func asking(_ ticket: UInt, _ model: ListModel) -> ListModel {
  var next = model
  (next.ticket, next.message) = (ticket, nil)
  return next
}

func answered(_ answer: Result<[Round], any Error>, _ ticket: UInt, _ model: ListModel) -> ListModel
{
  guard model.ticket == ticket else { return model }
  var next = model
  next.ticket = nil
  switch answer {
  case .success(let rounds): return with(rounds, next)
  case .failure(let error):
    next.message = messageText(error)
    return next
  }
}

func result<Value: Sendable>(
  isolation: isolated (any Actor)? = #isolation, of work: () async throws -> Value
) async -> Result<Value, any Error> {
  do { return .success(try await work()) } catch { return .failure(error) }
}

/// Cancels a task when it is freed.
final class TaskHandle: Sendable {
  private let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) { self.task = task }

  deinit { task.cancel() }
}

@MainActor public final class RoundListViewModel {
  private let fetch: @Sendable () async throws -> [Round]
  private let store: @Sendable (Round) async throws -> Void
  private let card: (Round) -> RoundCard
  private var model = ListModel()
  private var tickets: UInt = 0
  private var handle: TaskHandle?

  public init(repository: any RoundRepositoryProtocol, display: RoundDisplay = RoundDisplay()) {
    fetch = { try await repository.getAllRounds() }
    store = { try await repository.save($0) }
    card = { RoundCard(round: $0, display: display) }
  }

  public var rounds: [Round] { model.rounds }
  public var filteredRounds: [Round] { model.shown }
  public var isLoading: Bool { model.ticket != nil }
  public var errorMessage: String? { model.message }
  public var recomputeCount: Int { model.computations }

  public var selectedTabIndex: Int {
    get { model.tab.rawValue }
    set {
      guard newValue != selectedTabIndex, let tab = RoundTab(rawValue: newValue) else { return }
      model = with(tab: tab, model)
    }
  }

  public func count(forTab index: Int) -> Int {
    RoundTab(rawValue: index).flatMap { tally(rounds)[$0] } ?? 0
  }

  public var screen: RoundListScreen {
    RoundListScreen(
      isLoading: isLoading, errorMessage: errorMessage, cards: filteredRounds.map(card),
      tab: model.tab)
  }

  public func loadRounds() async {
    let ticket = ask()
    let answer = await result { [fetch] in try await fetch() }
    model = answered(answer, ticket, model)
  }

  public func refresh() async { await loadRounds() }

  public func start() {
    let ticket = ask()
    handle = TaskHandle(
      Task { [weak self, fetch] in
        let answer = await result { try await fetch() }
        if let self { model = answered(answer, ticket, model) }
      })
  }

  public func setStatus(_ status: RoundStatus, ofRound id: Int64) async {
    func changed(_ round: Round) -> Round {
      var copy = round
      if round.id == id { copy.status = status }
      return copy
    }
    let answer = await result {
      let known = rounds.first { $0.id == id }
      try await store(changed(unwrapped(known, else: RoundsError.noSuchRound(id: id))))
    }
    switch answer {
    case .success: model = with(rounds.map(changed), model)
    case .failure(let error): model.message = messageText(error)
    }
  }

  private func ask() -> UInt {
    tickets &+= 1
    model = asking(tickets, model)
    return tickets
  }
}
