// Idea: the network grows from one point and always takes in the nearest one outside.
class Solution {
  func minCostConnectPoints(_ points: [[Int]]) -> Int {
    var outside = points.dropFirst().map { (x: $0[0], y: $0[1], distance: Int.max) }
    var (x, y) = (points[0][0], points[0][1])
    var cost = 0
    while !outside.isEmpty {
      var nearest = 0
      for index in outside.indices {
        let distance = abs(outside[index].x - x) + abs(outside[index].y - y)
        outside[index].distance = min(outside[index].distance, distance)
        if outside[index].distance < outside[nearest].distance { nearest = index }
      }
      outside.swapAt(nearest, outside.count - 1)
      let point = outside.removeLast()
      cost += point.distance
      (x, y) = (point.x, point.y)
    }
    return cost
  }
}
