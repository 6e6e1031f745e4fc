import RoundsDomain

public struct RoundDetail: Hashable, Sendable {
  public struct End: Hashable, Sendable {
    public let number: Int
    public let arrows: [String]
    public let total, runningTotal: Int
  }

  public let card: RoundCard
  public let ends: [End]
  public let tens, xs, misses: Int

  public init(round: Round, display: RoundDisplay = RoundDisplay()) {
    card = RoundCard(round: round, display: display)
    ends = endsOf(chunks(of: round.arrows, by: round.arrowsPerEnd))
    tens = round.arrows.count { $0.points == 10 }
    xs = round.arrows.count { $0 == .x }
    misses = round.arrows.count { $0 == .miss }
  }
}

func chunks<Element>(of all: [Element], by size: Int) -> [[Element]] {
  guard size > 0, all.count > size else { return all.isEmpty ? [] : [all] }
  return [Array(all.prefix(size))] + chunks(of: Array(all.dropFirst(size)), by: size)
}

func endsOf(_ shot: [[Arrow]]) -> [RoundDetail.End] {
  shot.reduce(into: []) { ends, arrows in
    let total = arrows.map(\.points).reduce(0, +)
    ends.append(
      RoundDetail.End(
        number: ends.count + 1, arrows: arrows.map(\.text), total: total,
        runningTotal: total + (ends.last?.runningTotal ?? 0)))
  }
}

@MainActor public final class RoundDetailViewModel {
  public let id: Int64
  public private(set) var detail: RoundDetail?
  public private(set) var errorMessage: String?
  private let fetch: @Sendable () async throws -> RoundDetail
  private var waiting = 0

  public init(
    id: Int64, repository: any RoundRepositoryProtocol, display: RoundDisplay = RoundDisplay()
  ) {
    self.id = id
    fetch = {
      let round = try await repository.getAllRounds().first { $0.id == id }
      return try RoundDetail(
        round: unwrapped(round, else: RoundsError.noSuchRound(id: id)), display: display)
    }
  }

  public var isLoading: Bool { waiting > 0 }

  public func load() async {
    waiting += 1
    errorMessage = nil
    let answer = await result { [fetch] in try await fetch() }
    waiting -= 1
    switch answer {
    case .success(let page): detail = page
    case .failure(let error): errorMessage = messageText(error)
    }
  }
}
