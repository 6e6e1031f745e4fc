// Bug: looks for circles only, so several trees side by side pass as one.
class Solution {
  func validTree(_ n: Int, _ edges: [[Int]]) -> Bool {
    var parent = Array(0..<n)

    func root(_ node: Int) -> Int {
      var node = node
      while parent[node] != node {
        parent[node] = parent[parent[node]]
        node = parent[node]
      }
      return node
    }

    for edge in edges {
      let (first, second) = (root(edge[0]), root(edge[1]))
      if first == second { return false }
      parent[second] = first
    }
    return true
  }
}
