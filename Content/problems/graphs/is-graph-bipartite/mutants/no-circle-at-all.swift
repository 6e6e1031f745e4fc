// Bug: refuses every circle, the even ones too.
class Solution {
  func isBipartite(_ graph: [[Int]]) -> Bool {
    var isSeen = graph.map { _ in false }
    for start in graph.indices where !isSeen[start] {
      isSeen[start] = true
      var open = [(start, -1)]
      while let (node, before) = open.popLast() {
        for near in graph[node] where near != before {
          if isSeen[near] { return false }
          isSeen[near] = true
          open.append((near, node))
        }
      }
    }
    return true
  }
}
