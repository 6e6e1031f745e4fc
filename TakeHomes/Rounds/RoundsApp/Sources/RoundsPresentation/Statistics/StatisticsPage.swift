public import RoundsDomain

/// What the completed rounds say, distance by distance, in words and as a course to draw.
public struct StatisticsPage: Hashable, Sendable {
  /// One distance.
  public struct Section: Hashable, Sendable, Identifiable {
    public var id: Int
    /// `70 m`.
    public var distance: String
    /// `4 rounds`.
    public var rounds: String
    /// `8.42 an arrow, 606.00 a round`.
    public var average: String
    public var best: Best
    public var plot: ScorePlot
  }

  /// The personal best of a distance.
  public struct Best: Hashable, Sendable {
    public var score: String
    public var perArrow: String
    public var date: String
    public var route: RoundsRoute
  }

  public var sections: [Section]

  public init(_ rounds: [Round], display: RoundDisplay = RoundDisplay()) {
    sections = RoundStatistics(rounds).distances.map { distance in
      let count = distance.points.count
      return Section(
        id: distance.metres, distance: display.distance(metres: distance.metres),
        rounds: count == 1 ? "1 round" : "\(count) rounds",
        average: "\(Decimals.text(distance.averagePerArrow)) an arrow, "
          + "\(Decimals.text(distance.averageScore)) a round",
        best: Best(
          score: String(distance.best.score), perArrow: Decimals.text(distance.best.perArrow),
          date: display.day(distance.best.date), route: .detail(id: distance.best.id)),
        plot: ScorePlot(distance, display: display))
    }
  }

  /// What stands there without a completed round; nil where there is one.
  public var emptyMessage: String? {
    sections.isEmpty
      ? "Complete a round, and its distance stands here with your best, your average and your course."
      : nil
  }
}
