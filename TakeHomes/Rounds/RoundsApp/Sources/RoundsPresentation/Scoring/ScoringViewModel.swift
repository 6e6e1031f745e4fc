internal import RoundsBridge
public import RoundsDomain

/// The score sheet of a round that is being shot.
///
/// What is tapped shows at once and is saved behind it, tap by tap.
@MainActor public final class ScoringViewModel {
  /// All that the sheet shows.
  public struct State: Hashable, Sendable {
    public var detail: RoundDetail
    /// What may be tapped, the best first.
    public var arrows: [String]
    /// `End 3 of 12`.
    public var place: String
    public var total: Int
    public var canUndo: Bool
    public var isComplete: Bool
  }

  public let id: Int64
  private let repository: any RoundRepositoryProtocol
  private let display: RoundDisplay
  private let observers = Observers<State?>()
  private var session: ScoringSession?
  private var saving: Task<Void, Never>?

  public private(set) var isLoading = false
  public private(set) var errorMessage: String?

  public init(
    id: Int64, repository: any RoundRepositoryProtocol, display: RoundDisplay = RoundDisplay()
  ) {
    self.id = id
    self.repository = repository
    self.display = display
  }

  /// Nil until the round has come.
  public var state: State? {
    session.map { session in
      State(
        detail: RoundDetail(round: session.round, display: display),
        arrows: Arrow.allCases.reversed().map(\.text),
        place: "End \(session.currentEnd) of \(session.round.endCount)",
        total: session.total, canUndo: session.canUndo, isComplete: session.isComplete)
    }
  }

  /// Tells of the present sheet and of every change of anything that it shows.
  public func states() -> AsyncStream<State?> { observers.stream(beginningWith: state) }

  /// Fetches the round; the sheet goes on where it stands.
  public func load() async {
    await saved()
    isLoading = true
    errorMessage = nil
    tell()
    let answer = await Result { [repository] in try await repository.getAllRounds() }
    isLoading = false
    do {
      guard let round = try answer.get().first(where: { $0.id == id }) else {
        throw RoundsError.noSuchRound(id: id)
      }
      session = try ScoringSession(round)
    } catch let error as ScoringError {
      errorMessage = "\(error)"
    } catch {
      errorMessage = ErrorWords.message(error)
    }
    tell()
  }

  /// Writes an arrow down as it stands on a sheet; anything else is no arrow and changes nothing.
  public func score(_ text: String) {
    guard let arrow = Arrow(text: text) else { return }
    change { session throws(ScoringError) in try session.score(arrow) }
  }

  /// Takes the last arrow back.
  public func undo() {
    change { session throws(ScoringError) in _ = try session.undo() }
  }

  /// Takes what was done to the round elsewhere, unless it came from here.
  public func take(_ change: RoundChange) {
    guard case .saved(let round) = change, round.id == id, round != session?.round,
      saving == nil
    else { return }
    if let next = try? ScoringSession(round) { session = next }
    tell()
  }

  /// Returns when everything that was tapped is saved.
  public func saved() async { await saving?.value }

  private func change(_ body: (inout ScoringSession) throws(ScoringError) -> Void) {
    guard var next = session else { return }
    do throws(ScoringError) {
      try body(&next)
      session = next
      errorMessage = nil
      save(next.round)
    } catch {
      errorMessage = "\(error)"
    }
    tell()
  }

  /// Saves in the order of tapping; leaving the page does not give it up.
  private func save(_ round: Round) {
    let (before, repository) = (saving, repository)
    saving = Task { [weak self] in
      await before?.value
      let answer = await Result { try await repository.save(round) }
      self?.wasSaved(round, answer)
    }
  }

  private func wasSaved(_ round: Round, _ answer: Result<Void, any Error>) {
    if session?.round == round { saving = nil }
    guard case .failure(let error) = answer else { return }
    errorMessage = ErrorWords.message(error)
    tell()
  }

  private func tell() { observers.tell(state) }
}
