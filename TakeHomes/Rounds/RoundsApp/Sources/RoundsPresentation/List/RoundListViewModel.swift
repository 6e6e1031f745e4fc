public import RoundsBridge
public import RoundsDomain

/// The list of rounds: five tabs with live counts, over whatever keeps the rounds.
@MainActor public final class RoundListViewModel {
  private let repository: any RoundRepositoryProtocol
  private let observers = Observers<RoundListScreen>()
  private var answers = LatestAnswer()
  private var loading: Task<Void, Never>?
  private var tab = RoundTab.all

  /// As the repository gave them.
  public private(set) var rounds: [Round] = [] {
    didSet { recompute() }
  }
  /// Those of the selected tab, in the order of all.
  public private(set) var filteredRounds: [Round] = []
  public private(set) var isLoading = false
  public private(set) var errorMessage: String?
  /// How often the filtered rounds were computed: once for each change of an input.
  public private(set) var recomputeCount = 0
  /// How the cards are written.
  public var display: RoundDisplay {
    didSet { if display != oldValue { tell() } }
  }

  public init(
    repository: any RoundRepositoryProtocol, display: RoundDisplay = RoundDisplay()
  ) {
    self.repository = repository
    self.display = display
  }

  deinit { loading?.cancel() }

  /// The place of the tab among all of them; an index of no tab is ignored.
  public var selectedTabIndex: Int {
    get { tab.rawValue }
    set {
      guard let selected = RoundTab(rawValue: newValue), selected != tab else { return }
      tab = selected
      recompute()
      tell()
    }
  }

  /// How many rounds a tab has at the moment; 0 for an index of no tab.
  public func count(forTab index: Int) -> Int {
    guard let tab = RoundTab(rawValue: index) else { return 0 }
    return rounds.count { tab.contains($0) }
  }

  public var screen: RoundListScreen {
    RoundListScreen(
      isLoading: isLoading, errorMessage: errorMessage,
      cards: filteredRounds.map { RoundCard(round: $0, display: display) }, tab: tab)
  }

  /// Tells of the present screen and of every change of anything that a page shows.
  public func screens() -> AsyncStream<RoundListScreen> {
    observers.stream(beginningWith: screen)
  }

  /// Asks the repository for all rounds; of two questions only the later one counts.
  public func loadRounds() async {
    let question = begin()
    finish(question, await Self.ask(repository))
  }

  /// Loads again: the tab stays, and the error of before goes at once.
  public func refresh() async { await loadRounds() }

  /// Loads without being waited for; it ends with the view model, which it does not keep alive.
  public func start() {
    loading?.cancel()
    let question = begin()
    loading = Task { [weak self, repository] in
      let answer = await Self.ask(repository)
      self?.finish(question, answer)
    }
  }

  /// Saves a round with another status and then changes it in the list, without loading again.
  public func setStatus(_ status: RoundStatus, ofRound id: Int64) async {
    guard var round = rounds.first(where: { $0.id == id }) else {
      return fail(RoundsError.noSuchRound(id: id))
    }
    round.status = status
    do {
      try await repository.save(round)
      take(.saved(round))
    } catch {
      fail(error)
    }
  }

  /// Takes what was done to the rounds elsewhere.
  public func take(_ change: RoundChange) {
    var next = rounds
    next.take(change)
    guard next != rounds else { return }
    errorMessage = nil
    rounds = next
    tell()
  }

  private nonisolated static func ask(
    _ repository: any RoundRepositoryProtocol
  ) async -> Result<[Round], any Error> {
    await Result { try await repository.getAllRounds() }
  }

  private func begin() -> Int {
    isLoading = true
    errorMessage = nil
    tell()
    return answers.ask()
  }

  private func finish(_ question: Int, _ answer: Result<[Round], any Error>) {
    guard !answers.isLate(question) else { return }
    isLoading = false
    switch answer {
    case .success(let rounds): self.rounds = rounds
    case .failure(let error): errorMessage = ErrorWords.message(error)
    }
    tell()
  }

  private func fail(_ error: any Error) {
    errorMessage = ErrorWords.message(error)
    tell()
  }

  private func recompute() {
    recomputeCount += 1
    filteredRounds = rounds.filter { tab.contains($0) }
  }

  private func tell() { observers.tell(screen) }
}
