// Idea: spreads the smallest number over each edge until nothing changes. Time O(n · edges).
class Solution {
  func countComponents(_ n: Int, _ edges: [[Int]]) -> Int {
    var labels = Array(0..<n)
    var isChanged = true
    while isChanged {
      isChanged = false
      for edge in edges where labels[edge[0]] != labels[edge[1]] {
        let smaller = min(labels[edge[0]], labels[edge[1]])
        (labels[edge[0]], labels[edge[1]]) = (smaller, smaller)
        isChanged = true
      }
    }
    return Set(labels).count
  }
}
