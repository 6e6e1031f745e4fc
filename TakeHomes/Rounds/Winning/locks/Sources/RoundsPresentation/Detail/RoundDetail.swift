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
    self.card = RoundCard(round: round, display: display)
    self.ends = Self.makeEnds(of: round)
    let counts = round.arrows.reduce(into: [Arrow: Int]()) { $0[$1, default: 0] += 1 }
    self.xs = counts[.x] ?? 0
    self.tens = (counts[.ten] ?? 0) + (counts[.x] ?? 0)
    self.misses = counts[.miss] ?? 0
  }

  private static func makeEnds(of round: Round) -> [End] {
    guard round.arrowsPerEnd > 0 else { return [] }
    var ends = [End]()
    var current = [Arrow]()
    var running = 0
    for (index, arrow) in round.arrows.enumerated() {
      current.append(arrow)
      running += arrow.points
      let isLast = index == round.arrows.count - 1
      guard current.count == round.arrowsPerEnd || isLast else { continue }
      ends.append(
        End(
          number: ends.count + 1,
          arrows: current.map { $0.text },
          total: current.reduce(0) { $0 + $1.points },
          runningTotal: running))
      current.removeAll()
    }
    return ends
  }
}
