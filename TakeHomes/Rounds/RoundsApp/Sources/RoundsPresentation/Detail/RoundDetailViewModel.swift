public import RoundsBridge
public import RoundsDomain

/// One round's page.
@MainActor public final class RoundDetailViewModel {
  public let id: Int64
  private let repository: any RoundRepositoryProtocol
  private let observers = Observers<RoundDetail?>()
  private var answers = LatestAnswer()

  public private(set) var round: Round?
  public private(set) var isLoading = false
  public private(set) var errorMessage: String?
  /// How the page is written.
  public var display: RoundDisplay {
    didSet { if display != oldValue { tell() } }
  }

  public init(
    id: Int64, repository: any RoundRepositoryProtocol, display: RoundDisplay = RoundDisplay()
  ) {
    self.id = id
    self.repository = repository
    self.display = display
  }

  /// Nil until it has come.
  public var detail: RoundDetail? { round.map { RoundDetail(round: $0, display: display) } }

  /// Tells of the present page and of every change of anything that it shows.
  public func details() -> AsyncStream<RoundDetail?> { observers.stream(beginningWith: detail) }

  public func load() async {
    let question = answers.ask()
    isLoading = true
    errorMessage = nil
    tell()
    let answer = await Result { [repository] in try await repository.getAllRounds() }
    guard !answers.isLate(question) else { return }
    isLoading = false
    show(answer)
    tell()
  }

  /// Saves the round with another status; a failure shows as error.
  public func setStatus(_ status: RoundStatus) async {
    guard var round else { return }
    round.status = status
    do {
      try await repository.save(round)
      self.round = round
    } catch {
      errorMessage = ErrorWords.message(error)
    }
    tell()
  }

  /// Takes what was done to the rounds elsewhere.
  public func take(_ change: RoundChange) {
    switch change {
    case .saved(let round) where round.id == id:
      self.round = round
      errorMessage = nil
    case .deleted(id: id):
      round = nil
      errorMessage = ErrorWords.message(RoundsError.noSuchRound(id: id))
    default: return
    }
    tell()
  }

  private func show(_ answer: Result<[Round], any Error>) {
    switch answer {
    case .success(let rounds):
      round = rounds.first { $0.id == id }
      if round == nil { errorMessage = ErrorWords.message(RoundsError.noSuchRound(id: id)) }
    case .failure(let error): errorMessage = ErrorWords.message(error)
    }
  }

  private func tell() { observers.tell(detail) }
}
