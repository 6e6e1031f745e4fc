// Bug: counts instead of looking: refuses a part with a circle and an odd number of nodes.
class Solution {
  func isBipartite(_ graph: [[Int]]) -> Bool {
    var isSeen = graph.map { _ in false }
    for start in graph.indices where !isSeen[start] {
      isSeen[start] = true
      var open = [start]
      var (nodes, ends) = (0, 0)
      while let node = open.popLast() {
        nodes += 1
        ends += graph[node].count
        for near in graph[node] where !isSeen[near] {
          isSeen[near] = true
          open.append(near)
        }
      }
      if ends / 2 >= nodes && nodes % 2 == 1 { return false }
    }
    return true
  }
}
