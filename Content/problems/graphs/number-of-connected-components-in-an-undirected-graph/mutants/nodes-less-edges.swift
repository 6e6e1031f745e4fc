// Bug: takes every edge for one that joins two components, which is wrong on a circle.
class Solution {
  func countComponents(_ n: Int, _ edges: [[Int]]) -> Int {
    n - edges.count
  }
}
