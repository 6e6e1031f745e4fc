// Idea: edges join groups of nodes; the first one within a group closes the circle.
class Solution {
  func findRedundantConnection(_ edges: [[Int]]) -> [Int] {
    var parent = Array(0...edges.count)
    var size = [Int](repeating: 1, count: edges.count + 1)

    func root(_ node: Int) -> Int {
      var node = node
      while parent[node] != node {
        parent[node] = parent[parent[node]]
        node = parent[node]
      }
      return node
    }

    for edge in edges {
      var (large, small) = (root(edge[0]), root(edge[1]))
      if large == small { return edge }
      if size[large] < size[small] { (large, small) = (small, large) }
      parent[small] = large
      size[large] += size[small]
    }
    return []
  }
}
