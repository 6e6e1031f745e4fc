// Bug: takes the larger of the two differences for the cost of a line, not their sum.
class Solution {
  func minCostConnectPoints(_ points: [[Int]]) -> Int {
    var outside = points.dropFirst().map { (x: $0[0], y: $0[1], distance: Int.max) }
    var (x, y) = (points[0][0], points[0][1])
    var cost = 0
    while !outside.isEmpty {
      var nearest = 0
      for index in outside.indices {
        let distance = max(abs(outside[index].x - x), abs(outside[index].y - y))
        outside[index].distance = min(outside[index].distance, distance)
        if outside[index].distance < outside[nearest].distance { nearest = index }
      }
      let point = outside.remove(at: nearest)
      cost += point.distance
      (x, y) = (point.x, point.y)
    }
    return cost
  }
}
