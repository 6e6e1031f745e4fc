public import Foundation
internal import RoundsBridge

/// What the completed rounds of each distance add up to.
public struct RoundStatistics: Hashable, Sendable {
  /// The completed rounds of one distance.
  public struct Distance: Hashable, Sendable {
    /// A completed round's place in the course of time.
    public struct Point: Hashable, Sendable {
      public var id: Int64
      public var date: Date
      public var score: Int
      /// A round may be shorter than another one: points an arrow tell them apart fairly.
      public var perArrow: Double
    }

    public var metres: Int
    /// The oldest first.
    public var points: [Point]
    /// The best by points an arrow; among equals the one that came first.
    public var best: Point

    public var averagePerArrow: Double {
      points.reduce(0) { $0 + $1.perArrow } / Double(points.count)
    }
    public var averageScore: Double {
      Double(points.reduce(0) { $0 + $1.score }) / Double(points.count)
    }
  }

  /// The shortest distance first.
  public var distances: [Distance]

  /// Rounds that are not completed, or have no score or no arrows, do not count.
  public init(_ rounds: [Round]) {
    let counted = rounds.filter {
      $0.status.isSame(as: .completed) && $0.score != nil && $0.arrowLimit > 0
    }
    distances = Dictionary(grouping: counted, by: \.distanceMetres).sorted { $0.key < $1.key }
      .compactMap { metres, rounds in
        let points = rounds.map(Distance.Point.init).sorted { ($0.date, $0.id) < ($1.date, $1.id) }
        guard let first = points.first else { return nil }
        let best = points.dropFirst().reduce(first) { $1.perArrow > $0.perArrow ? $1 : $0 }
        return Distance(metres: metres, points: points, best: best)
      }
  }

  /// Whether a round is the best of its distance so far.
  public func isPersonalBest(_ round: Round) -> Bool {
    distances.contains { $0.best.id == round.id }
  }
}

extension RoundStatistics.Distance.Point {
  fileprivate init(_ round: Round) {
    let score = round.score ?? 0
    let arrows = round.arrows.isEmpty ? round.arrowLimit : round.arrows.count
    self.init(
      id: round.id, date: round.date, score: score, perArrow: Double(score) / Double(arrows))
  }
}
