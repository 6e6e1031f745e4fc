internal import Domain
internal import Foundation

/// How a program's work rises with size, on logarithmic axes and without what every case costs.
struct GrowthShape {
  struct Point {
    var x: Double
    var y: Double
  }

  /// A line through points: its slope and how sure that is.
  struct Line {
    var slope: Double
    var error: Double
  }

  /// Work that is less than this, or than so much of a case's own cost, is noise.
  private static let floor = 0.05
  private static let share = 0.5
  /// The last sizes, within this factor, say how it goes on; smaller ones are still settling.
  private static let window = log(16.0) + 0.01
  /// Points over less than this, in size and in time, tell no slope.
  private static let span = log(2.0) - 0.01
  private static let rise = log(8.0)
  /// Slopes are never surer than this: caches and allocators have steps of their own.
  private static let leastError = 0.03

  let curve: GrowthCurve
  let points: [Point]

  init(_ curve: GrowthCurve) {
    let curve = Self.withoutDips(curve)
    self.curve = curve
    let base = curve.milliseconds.min() ?? 0
    let least = max(Self.floor, base * Self.share)
    var points: [Point] = []
    for (size, time) in zip(curve.sizes, curve.milliseconds).reversed() {
      guard time - base > least else { break }
      points.append(Point(x: log(Double(size)), y: log(time - base)))
    }
    self.points = points.reversed()
  }

  /// Without sizes that seem to take far less than a smaller one: they were not measured well.
  private static func withoutDips(_ curve: GrowthCurve) -> GrowthCurve {
    var kept = curve
    (kept.sizes, kept.milliseconds) = ([], [])
    for (size, time) in zip(curve.sizes, curve.milliseconds)
    where time >= (kept.milliseconds.last ?? 0) / 3 {
      kept.sizes.append(size)
      kept.milliseconds.append(time)
    }
    return kept
  }

  /// The last points that tell how it goes on.
  var tail: [Point] {
    guard let last = points.last else { return [] }
    return points.filter { $0.x >= last.x - Self.window }
  }

  /// The line through the tail; nil when it is too short.
  var line: Line? { Self.line(through: tail) }

  /// The line through the points at the same sizes as others, or through its own tail.
  func line(at others: [Point]) -> Line? {
    let same = points.filter { point in others.contains { abs($0.x - point.x) < 1e-9 } }
    return Self.line(through: same) ?? line
  }

  static func line(through points: [Point]) -> Line? {
    guard points.count >= 3, let first = points.first, let last = points.last,
      last.x - first.x >= span || last.y - first.y >= rise
    else { return nil }
    let count = Double(points.count)
    let x = points.reduce(0) { $0 + $1.x } / count
    let y = points.reduce(0) { $0 + $1.y } / count
    let square = points.reduce(0) { $0 + ($1.x - x) * ($1.x - x) }
    let slope = points.reduce(0) { $0 + ($1.x - x) * ($1.y - y) } / square
    let rest = points.reduce(0) { sum, point in
      let off = point.y - y - slope * (point.x - x)
      return sum + off * off
    }
    return Line(
      slope: slope, error: max(leastError, (rest / (count - 2) / square).squareRoot()))
  }

  /// The logarithm of the time at a size: measured, or carried on from the last size.
  func time(at size: Int) -> Double? {
    guard let last = curve.sizes.last, let time = curve.milliseconds.last else { return nil }
    if let place = curve.sizes.lastIndex(where: { $0 <= size }), size <= last {
      return log(max(curve.milliseconds[place], Self.floor))
    }
    let slope = max(0, line?.slope ?? 1)
    return log(max(time, Self.floor)) + slope * log(Double(size) / Double(last))
  }
}
