public import RoundsDomain

/// A round's page: its card, every end with its sum, and what the arrows add up to.
public struct RoundDetail: Hashable, Sendable {
  public struct End: Hashable, Sendable {
    /// From 1.
    public let number: Int
    /// As on the score sheet.
    public let arrows: [String]
    public let total: Int
    /// The sum of this end and all before it.
    public let runningTotal: Int
  }

  public let card: RoundCard
  /// Those with an arrow in them.
  public let ends: [End]
  /// With the Xs.
  public let tens: Int
  public let xs: Int
  public let misses: Int
  /// How many of how many arrows are shot, as a sentence.
  public let progress: String
  /// `8.92`; nil without arrows.
  public let averageArrow: String?

  public init(round: Round, display: RoundDisplay = RoundDisplay()) {
    card = RoundCard(round: round, display: display)
    var runningTotal = 0
    ends = round.ends.enumerated().map { index, arrows in
      let total = arrows.reduce(0) { $0 + $1.points }
      runningTotal += total
      let isFull = arrows.count == round.arrowsPerEnd
      let shown = display.sortsEnds && isFull ? arrows.sorted { $0.rawValue > $1.rawValue } : arrows
      return End(
        number: index + 1, arrows: shown.map(\.text), total: total, runningTotal: runningTotal)
    }
    tens = round.arrows.count { $0.points == 10 }
    xs = round.arrows.count { $0 == .x }
    misses = round.arrows.count { $0 == .miss }
    progress = "\(round.arrows.count) of \(round.arrowLimit) arrows"
    averageArrow =
      round.arrows.isEmpty
      ? nil : Decimals.text(Double(runningTotal) / Double(round.arrows.count))
  }
}
