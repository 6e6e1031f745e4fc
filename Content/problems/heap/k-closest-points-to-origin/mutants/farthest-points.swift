// Bug: keeps the farthest points because the wrong end of the order goes out.
class Solution {
  func kClosest(_ points: [[Int]], _ k: Int) -> [[Int]] {
    let far = points.sorted { $0[0] * $0[0] + $0[1] * $0[1] > $1[0] * $1[0] + $1[1] * $1[1] }
    return Array(far.prefix(k))
  }
}
