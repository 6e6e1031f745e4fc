// Idea: each edge joins the groups of its ends; one within a group closes a circle.
class Solution {
  func validTree(_ n: Int, _ edges: [[Int]]) -> Bool {
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
      if large == small { return false }
      if size[large] < size[small] { (large, small) = (small, large) }
      parent[small] = large
      size[large] += size[small]
      groups -= 1
    }
    return groups == 1
  }
}
