// Bug: compares only the longer one of the two coordinates.
class Solution {
  func kClosest(_ points: [[Int]], _ k: Int) -> [[Int]] {
    let sorted = points.sorted {
      max(abs($0[0]), abs($0[1])) < max(abs($1[0]), abs($1[1]))
    }
    return Array(sorted.prefix(k))
  }
}
