import RoundsBridge
import RoundsDomain

/// A round's page.
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
    let step = max(1, round.arrowsPerEnd)
    var running = 0
    ends = stride(from: 0, to: round.arrows.count, by: step).map { start in
      let arrows = round.arrows[start...].prefix(step)
      let total = arrows.reduce(0) { $0 + $1.points }
      running += total
      return End(
        number: start / step + 1, arrows: arrows.map(\.text), total: total, runningTotal: running)
    }
    tens = round.arrows.count { $0.points == 10 }
    xs = round.arrows.count { $0 == .x }
    misses = round.arrows.count { $0 == .miss }
  }
}

@MainActor public final class RoundDetailViewModel {
  private let repository: any RoundRepositoryProtocol
  private let display: RoundDisplay
  private var loads = 0

  public let id: Int64
  public private(set) var detail: RoundDetail?
  public private(set) var isLoading = false
  public private(set) var errorMessage: String?

  public init(
    id: Int64, repository: any RoundRepositoryProtocol, display: RoundDisplay = RoundDisplay()
  ) {
    self.id = id
    self.repository = repository
    self.display = display
  }

  public func load() async {
    loads += 1
    let number = loads
    isLoading = true
    errorMessage = nil
    let answer: Result<RoundDetail, any Error>
    do {
      let rounds = try await repository.getAllRounds()
      guard let round = rounds.first(where: { $0.id == id }) else {
        throw RoundsError.noSuchRound(id: id)
      }
      answer = .success(RoundDetail(round: round, display: display))
    } catch {
      answer = .failure(error)
    }
    guard number == loads else { return }
    isLoading = false
    switch answer {
    case .success(let page): detail = page
    case .failure(let error): errorMessage = message(of: error)
    }
  }
}
