// Bug: adds the coordinates up with their signs.
class Solution {
  func kClosest(_ points: [[Int]], _ k: Int) -> [[Int]] {
    Array(points.sorted { $0[0] + $0[1] < $1[0] + $1[1] }.prefix(k))
  }
}
