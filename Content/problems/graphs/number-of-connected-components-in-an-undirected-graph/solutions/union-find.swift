// Idea: begins with n groups; each edge between two groups makes one of them.
class Solution {
  func countComponents(_ n: Int, _ edges: [[Int]]) -> Int {
    var parent = Array(0..<n)
    var size = [Int](repeating: 1, count: n)

    func root(_ node: Int) -> Int {
      var node = node
      while parent[node] != node {
        parent[node] = parent[parent[node]]
        node = parent[node]
      }
      return node
    }

    var groups = n
    for edge in edges {
      var (large, small) = (root(edge[0]), root(edge[1]))
      if large == small { continue }
      if size[large] < size[small] { (large, small) = (small, large) }
      parent[small] = large
      size[large] += size[small]
      groups -= 1
    }
    return groups
  }
}
