// Idea: moves the nearest point that is left to the answer, k times. Time O(n · k).
class Solution {
  func kClosest(_ points: [[Int]], _ k: Int) -> [[Int]] {
    var rest = points
    return (0..<k).map { _ in
      var nearest = 0
      for (index, point) in rest.enumerated() {
        let best = rest[nearest]
        if point[0] * point[0] + point[1] * point[1] < best[0] * best[0] + best[1] * best[1] {
          nearest = index
        }
      }
      return rest.remove(at: nearest)
    }
  }
}
