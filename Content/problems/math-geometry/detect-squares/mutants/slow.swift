// Bug: too slow: goes through all pairs of points and the whole list for each.
class DetectSquares {
  private var points: [[Int]] = []

  init() {}

  func add(_ point: [Int]) {
    points.append(point)
  }

  func count(_ point: [Int]) -> Int {
    var squares = 0
    for one in points {
      for other in points where one[0] == point[0] && other[1] == point[1] {
        guard one[1] != point[1], abs(one[1] - point[1]) == abs(other[0] - point[0]) else {
          continue
        }
        squares += points.filter { $0 == [other[0], one[1]] }.count
      }
    }
    return squares
  }
}
