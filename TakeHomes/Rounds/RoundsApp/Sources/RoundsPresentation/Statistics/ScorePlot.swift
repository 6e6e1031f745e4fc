internal import Foundation
internal import RoundsDomain

/// The course of the points an arrow, as places in a unit square with the origin below on the left.
public struct ScorePlot: Hashable, Sendable {
  public struct Point: Hashable, Sendable {
    /// 0...1, by date.
    public var x: Double
    /// 0...1, between ``lowest`` and ``highest``.
    public var y: Double
    /// `23 Nov 2025: 641, 8.90 an arrow`.
    public var label: String
    public var isBest: Bool
  }

  public var points: [Point]
  /// The values at the lower and the upper edge, whole points an arrow.
  public var lowest: Int
  public var highest: Int
  /// The dates at the left and the right edge.
  public var first: String
  public var last: String
  /// What somebody should know who does not see it.
  public var summary: String

  init(_ distance: RoundStatistics.Distance, display: RoundDisplay) {
    let values = distance.points.map(\.perArrow)
    let low = Int((values.min() ?? 0).rounded(.down))
    let high = max(Int((values.max() ?? 10).rounded(.up)), low + 1)
    let times = distance.points.map(\.date.timeIntervalSince1970)
    let (start, end) = (times.first ?? 0, times.last ?? 0)
    points = distance.points.map { point in
      let offset = point.date.timeIntervalSince1970 - start
      let perArrow = Decimals.text(point.perArrow)
      return Point(
        x: end > start ? offset / (end - start) : 0.5,
        y: (point.perArrow - Double(low)) / Double(high - low),
        label: "\(display.day(point.date)): \(point.score), \(perArrow) an arrow",
        isBest: point.id == distance.best.id)
    }
    (lowest, highest) = (low, high)
    first = distance.points.first.map { display.day($0.date) } ?? ""
    last = distance.points.last.map { display.day($0.date) } ?? ""
    let course = [values.first, values.last].compactMap { $0.map(Decimals.text) }
    summary =
      "Points an arrow at \(display.distance(metres: distance.metres)) from \(first) to \(last): "
      + course.joined(separator: " at first, ") + " at last."
  }
}
