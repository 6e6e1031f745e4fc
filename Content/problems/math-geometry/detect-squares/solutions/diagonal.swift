// Idea: the opposite corner fixes the two others.
class DetectSquares {
  private var copies: [[Int]: Int] = [:]

  init() {}

  func add(_ point: [Int]) {
    copies[point, default: 0] += 1
  }

  func count(_ point: [Int]) -> Int {
    copies.reduce(0) { squares, entry in
      let (x, y) = (entry.key[0], entry.key[1])
      guard x != point[0], abs(x - point[0]) == abs(y - point[1]) else { return squares }
      let beside = (copies[[x, point[1]]] ?? 0) * (copies[[point[0], y]] ?? 0)
      return squares + entry.value * beside
    }
  }
}
