import Foundation
public import Observation
public import RoundsDomain

nonisolated public struct RoundDetail: Hashable, Sendable {
  nonisolated public struct End: Hashable, Sendable {
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
    let perEnd = max(round.arrowsPerEnd, 1)
    let groups = Dictionary(grouping: round.arrows.enumerated()) { $0.offset / perEnd }
    let shot = groups.sorted { $0.key < $1.key }.map { $0.value.map(\.element) }
    let totals = shot.map { $0.map(\.points).reduce(0, +) }
    card = RoundCard(round: round, display: display)
    ends = shot.indices.map { index in
      End(
        number: index + 1, arrows: shot[index].map(\.text), total: totals[index],
        runningTotal: totals[...index].reduce(0, +))
    }
    tens = round.arrows.count { [.ten, .x].contains($0) }
    xs = round.arrows.count { $0 == .x }
    misses = round.arrows.count { $0 == .miss }
  }
}

@Observable
public final class RoundDetailViewModel {
  public let id: Int64
  public private(set) var detail: RoundDetail?
  private var phase = Loadable.resting

  @ObservationIgnored private let repository: any RoundRepositoryProtocol
  @ObservationIgnored private let display: RoundDisplay
  @ObservationIgnored private var asked = 0

  public init(
    id: Int64, repository: any RoundRepositoryProtocol, display: RoundDisplay = RoundDisplay()
  ) {
    self.id = id
    self.repository = repository
    self.display = display
  }

  public var isLoading: Bool { phase.isLoading }
  public var errorMessage: String? { phase.message }

  public func load() async {
    asked += 1
    let number = asked
    phase = .loading(number)
    let result = await Result { [repository, id] in
      let all = try await repository.getAllRounds()
      guard let round = all.first(where: { $0.id == id }) else {
        throw RoundsError.noSuchRound(id: id)
      }
      return round
    }
    guard phase == .loading(asked), number == asked else { return }
    switch result {
    case .success(let round):
      detail = RoundDetail(round: round, display: display)
      phase = .resting
    case .failure(let error):
      detail = nil
      phase = .failed(error.words)
    }
  }
}
