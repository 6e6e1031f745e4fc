// Bug: too slow. For each line compares every point with every point.
class Solution {
  func minCostConnectPoints(_ points: [[Int]]) -> Int {
    var isInside = points.map { _ in false }
    isInside[0] = true
    var cost = 0
    for _ in points.dropFirst() {
      var (cheapest, nearest) = (Int.max, 0)
      for (index, point) in points.enumerated() {
        for (other, second) in points.enumerated() {
          let distance = abs(point[0] - second[0]) + abs(point[1] - second[1])
          let isAway = isInside[index] && !isInside[other]
          if isAway && distance < cheapest { (cheapest, nearest) = (distance, other) }
        }
      }
      isInside[nearest] = true
      cost += cheapest
    }
    return cost
  }
}
