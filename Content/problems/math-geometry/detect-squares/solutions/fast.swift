// Idea: a corner in the same column gives the side; the two others are looked up.
class DetectSquares {
  /// How often each y was added, for every x.
  private var columns: [Int: [Int: Int]] = [:]

  init() {}

  func add(_ point: [Int]) {
    columns[point[0], default: [:]][point[1], default: 0] += 1
  }

  func count(_ point: [Int]) -> Int {
    let (x, y) = (point[0], point[1])
    var squares = 0
    for (other, copies) in columns[x] ?? [:] where other != y {
      for corner in [x - (other - y), x + (other - y)] {
        guard let column = columns[corner] else { continue }
        squares += copies * (column[y] ?? 0) * (column[other] ?? 0)
      }
    }
    return squares
  }
}
