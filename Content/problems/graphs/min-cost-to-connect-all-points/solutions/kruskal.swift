// Idea: all lines, cheapest first; one between two groups joins them.
class Solution {
  func minCostConnectPoints(_ points: [[Int]]) -> Int {
    var lines: [(cost: Int, from: Int, to: Int)] = []
    for (index, point) in points.enumerated() {
      for (other, second) in points[..<index].enumerated() {
        lines.append((abs(point[0] - second[0]) + abs(point[1] - second[1]), index, other))
      }
    }
    lines.sort { $0.cost < $1.cost }
    var parent = Array(points.indices)

    func root(_ node: Int) -> Int {
      var node = node
      while parent[node] != node {
        parent[node] = parent[parent[node]]
        node = parent[node]
      }
      return node
    }

    var cost = 0
    var missing = points.count - 1
    for line in lines where missing > 0 {
      let (one, other) = (root(line.from), root(line.to))
      guard one != other else { continue }
      parent[one] = other
      cost += line.cost
      missing -= 1
    }
    return cost
  }
}
