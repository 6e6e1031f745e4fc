// Bug: hangs one node below the other instead of their groups' roots.
class Solution {
  func findRedundantConnection(_ edges: [[Int]]) -> [Int] {
    var parent = Array(0...edges.count)

    func root(_ node: Int) -> Int {
      var node = node
      while parent[node] != node { node = parent[node] }
      return node
    }

    for edge in edges {
      if root(edge[0]) == root(edge[1]) { return edge }
      parent[edge[0]] = edge[1]
    }
    return []
  }
}
