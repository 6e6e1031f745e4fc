/// A filled outline, in widths of the portrait: x from 0 to 1, y from 0 to 1.5.
enum PortraitShape: Hashable {
  struct Point: Hashable {
    let x: Double
    let y: Double

    init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }
  }

  case ellipse(centre: Point, across: Double, down: Double)
  /// The part of an ellipse that lies above a height.
  case cap(centre: Point, across: Double, down: Double, until: Double)
  case polygon([Point])

  /// Where the line at a height enters and leaves the outline, by turns.
  func crossings(at y: Double) -> [Double] {
    switch self {
    case .ellipse(let centre, let across, let down):
      return Self.ellipse(centre, across, down, at: y)
    case .cap(let centre, let across, let down, let until):
      return y < until ? Self.ellipse(centre, across, down, at: y) : []
    case .polygon(let points):
      return zip(points, points.dropFirst() + points.prefix(1)).compactMap { from, to in
        guard (from.y <= y) != (to.y <= y) else { return nil }
        return from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x)
      }.sorted()
    }
  }

  private static func ellipse(
    _ centre: Point, _ across: Double, _ down: Double, at y: Double
  ) -> [Double] {
    let height = (y - centre.y) / down
    guard abs(height) < 1 else { return [] }
    let half = across * (1 - height * height).squareRoot()
    return [centre.x - half, centre.x + half]
  }

  /// A polygon of these points around a centre, made larger.
  static func emblem(_ points: [Point], at centre: Point, size: Double) -> Self {
    .polygon(points.map { Point(centre.x + $0.x * size, centre.y + $0.y * size) })
  }
}
