// Idea: joins the neighbours of each node; none may be joined with the node itself.
class Solution {
  func isBipartite(_ graph: [[Int]]) -> Bool {
    var parent = Array(graph.indices)

    func root(_ node: Int) -> Int {
      var node = node
      while parent[node] != node {
        parent[node] = parent[parent[node]]
        node = parent[node]
      }
      return node
    }

    for (node, nearby) in graph.enumerated() {
      for near in nearby {
        if root(near) == root(node) { return false }
        parent[root(near)] = root(nearby[0])
      }
    }
    return true
  }
}
