import RoundsBridge
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

  // TODO: ends
  public init(round: Round, display: RoundDisplay = RoundDisplay()) {
    card = RoundCard(round: round, display: display)
    ends = []
    tens = round.arrows.filter { $0 == .ten }.count
    xs = round.arrows.filter { $0 == .x }.count
    misses = round.arrows.filter { $0 == .miss }.count
  }
}

@MainActor public final class RoundDetailViewModel {
  private let repository: any RoundRepositoryProtocol

  public let id: Int64
  public private(set) var detail: RoundDetail?
  public private(set) var isLoading = false
  public private(set) var errorMessage: String?

  public init(
    id: Int64, repository: any RoundRepositoryProtocol, display: RoundDisplay = RoundDisplay()
  ) {
    self.id = id
    self.repository = repository
  }

  public func load() async {
    let rounds = try? await repository.getAllRounds()
    if let round = rounds?.first(where: { $0.id == id }) {
      detail = RoundDetail(round: round)
    }
  }
}
