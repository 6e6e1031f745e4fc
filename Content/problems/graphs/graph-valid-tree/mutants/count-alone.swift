// Bug: takes the right number of edges for enough.
class Solution {
  func validTree(_ n: Int, _ edges: [[Int]]) -> Bool {
    edges.count == n - 1
  }
}
