import Currents
import RoundsDomain

public struct RoundDetail: Hashable, Sendable {
  public struct End: Hashable, Sendable {
    public let number: Int
    public let arrows: [String]
    public let total: Int
    public let runningTotal: Int
  }

  public let card: RoundCard
  public let ends: [End]
  public let tens: Int
  public let xs: Int
  public let misses: Int

  public init(round: Round, display: RoundDisplay = RoundDisplay()) {
    card = RoundCard(round: round, display: display)
    var ends: [End] = []
    var left = round.arrows[...]
    var sum = 0
    while !left.isEmpty {
      let shot = left.prefix(max(round.arrowsPerEnd, 1))
      left = left.dropFirst(shot.count)
      let total = shot.reduce(0) { $0 + $1.points }
      sum += total
      ends.append(
        End(
          number: ends.count + 1, arrows: shot.map(\.text), total: total, runningTotal: sum))
    }
    self.ends = ends
    tens = round.arrows.filter { $0.points == 10 }.count
    xs = round.arrows.filter { $0 == .x }.count
    misses = round.arrows.filter { $0 == .miss }.count
  }
}

@MainActor public final class RoundDetailViewModel {
  public let id: Int64
  public private(set) var detail: RoundDetail?
  public private(set) var isLoading = false
  public private(set) var errorMessage: String?

  private let repository: any RoundRepositoryProtocol
  private let questions = PassthroughSubject<Future<Round>>()
  private var subscription: AnyCancellable?

  public init(
    id: Int64, repository: any RoundRepositoryProtocol, display: RoundDisplay = RoundDisplay()
  ) {
    self.id = id
    self.repository = repository
    subscription = questions.switchToLatest().sink { [weak self] result in
      self?.isLoading = false
      switch result {
      case .success(let round): self?.detail = RoundDetail(round: round, display: display)
      case .failure(is CancellationError): break
      case .failure(let error): self?.errorMessage = messageText(error)
      }
    }
  }

  public func load() async {
    (isLoading, errorMessage) = (true, nil)
    let question = Future { [repository, id] in
      guard let round = try await repository.getAllRounds().first(where: { $0.id == id }) else {
        throw RoundsError.noSuchRound(id: id)
      }
      return round
    }
    questions.send(question)
    await question.wait()
  }
}
