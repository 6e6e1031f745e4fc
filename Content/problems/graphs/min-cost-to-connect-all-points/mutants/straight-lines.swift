// Bug: chooses lines by their straight length and pays the way along the streets.
class Solution {
  func minCostConnectPoints(_ points: [[Int]]) -> Int {
    var outside = points.dropFirst().map { (x: $0[0], y: $0[1], square: Int.max, cost: 0) }
    var (x, y) = (points[0][0], points[0][1])
    var cost = 0
    while !outside.isEmpty {
      var nearest = 0
      for index in outside.indices {
        let (right, up) = (outside[index].x - x, outside[index].y - y)
        if right * right + up * up < outside[index].square {
          outside[index].square = right * right + up * up
          outside[index].cost = abs(right) + abs(up)
        }
        if outside[index].square < outside[nearest].square { nearest = index }
      }
      let point = outside.remove(at: nearest)
      cost += point.cost
      (x, y) = (point.x, point.y)
    }
    return cost
  }
}
