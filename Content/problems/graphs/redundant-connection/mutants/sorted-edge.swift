// Bug: returns the edge with the smaller node first.
class Solution {
  func findRedundantConnection(_ edges: [[Int]]) -> [Int] {
    var parent = Array(0...edges.count)

    func root(_ node: Int) -> Int {
      var node = node
      while parent[node] != node {
        parent[node] = parent[parent[node]]
        node = parent[node]
      }
      return node
    }

    for edge in edges {
      let (a, b) = (root(edge[0]), root(edge[1]))
      if a == b { return edge.sorted() }
      parent[a] = b
    }
    return []
  }
}
